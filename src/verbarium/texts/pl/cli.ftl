# The command line speaks to everyone alike.

cli-file-unreadable = Nie można odczytać pliku { $file }: { $why }
