simulate-broken = Świat { $seed } złamał obietnicę: { $what }
simulate-held =
    { $worlds ->
        [one] { $worlds } świat
        [few] { $worlds } światy
        [many] { $worlds } światów
       *[other] { $worlds } świata
    } w { $seconds } s: awarie – { $crashes }, powtórzenia – { $resends }, potwierdzone polecenia – { $accepted }, zakończone partie – { $matches }, wiadomości – { $messages }, kroki – { $steps }. Nic nie zginęło i nic nie wyciekło.
