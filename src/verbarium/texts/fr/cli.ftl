# The command line speaks to everyone alike.

cli-file-unreadable = Le fichier { $file } ne peut pas être lu : { $why }
