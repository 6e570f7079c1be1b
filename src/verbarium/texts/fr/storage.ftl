storage-unusable = La base de données { $file } est inutilisable : { $why }
storage-newer = La base de données { $file } vient d’une version plus récente de Verbarium : mettez le programme à jour.
storage-unknown-kind = Type de base de données inconnu : { $kind }. Utilisez un fichier SQLite ou memory:.
