# The command line speaks to everyone alike.

cli-file-unreadable = The file { $file } cannot be read: { $why }
