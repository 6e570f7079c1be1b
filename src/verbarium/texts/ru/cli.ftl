# The command line speaks to everyone alike.

cli-file-unreadable = Файл { $file } не читается: { $why }
