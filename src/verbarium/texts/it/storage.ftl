storage-unusable = Il database { $file } non si può usare: { $why }
storage-newer = Il database { $file } è di una versione più recente di Verbarium: aggiorna il programma.
storage-unknown-kind = Non conosco questo tipo di database: { $kind }. Usa un file SQLite o memory:.
