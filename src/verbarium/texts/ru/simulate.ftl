simulate-broken = Мир { $seed } нарушил обещание: { $what }
simulate-held =
    { $worlds ->
        [one] { $worlds } мир
        [few] { $worlds } мира
        [many] { $worlds } миров
       *[other] { $worlds } мира
    } за { $seconds } с: сбоев — { $crashes }, повторов — { $resends }, подтверждённых команд — { $accepted }, законченных партий — { $matches }, сообщений — { $messages }, шагов — { $steps }. Ничего не потеряно и не раскрыто.
