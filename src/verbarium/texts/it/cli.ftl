# The command line speaks to everyone alike.

cli-file-unreadable = Il file { $file } non si può leggere: { $why }
