## Le carte: come si chiamano, che cosa fanno, come vengono lette ad alta voce.

card-name-pinnace = Nave gialla
card-name-flute = Nave blu
card-name-barque = Nave verde
card-name-frigate = Nave rossa
card-name-galleon = Nave nera
card-name-trader = Mercante
card-name-trader-yellow = Mercante giallo
card-name-trader-blue = Mercante blu
card-name-trader-green = Mercante verde
card-name-trader-red = Mercante rosso
card-name-trader-black = Mercante nero
card-name-settler = Colono
card-name-captain = Capitano
card-name-priest = Sacerdote
card-name-jack-of-all-trades = Tuttofare
card-name-sailor = Marinaio
card-name-pirate = Pirata
card-name-mademoiselle = Donzella
card-name-jester = Giullare
card-name-admiral = Ammiraglio
card-name-governor = Governatore
card-name-gambler = Il Giocatore
card-name-expedition = Spedizione
card-name-tax = Tassa

card-one-pinnace = una nave gialla
card-one-flute = una nave blu
card-one-barque = una nave verde
card-one-frigate = una nave rossa
card-one-galleon = una nave nera
card-one-trader-yellow = un mercante giallo
card-one-trader-blue = un mercante blu
card-one-trader-green = un mercante verde
card-one-trader-red = un mercante rosso
card-one-trader-black = un mercante nero
card-one-settler = un colono
card-one-captain = un capitano
card-one-priest = un sacerdote
card-one-jack-of-all-trades = un tuttofare
card-one-sailor = un marinaio
card-one-pirate = un pirata
card-one-mademoiselle = una donzella
card-one-jester = un giullare
card-one-admiral = un ammiraglio
card-one-governor = un governatore
card-one-gambler = il Giocatore
card-one-expedition = una spedizione
card-one-tax = una tassa

card-the-pinnace = la nave gialla
card-the-flute = la nave blu
card-the-barque = la nave verde
card-the-frigate = la nave rossa
card-the-galleon = la nave nera
card-the-trader-yellow = il mercante giallo
card-the-trader-blue = il mercante blu
card-the-trader-green = il mercante verde
card-the-trader-red = il mercante rosso
card-the-trader-black = il mercante nero
card-the-settler = il colono
card-the-captain = il capitano
card-the-priest = il sacerdote
card-the-jack-of-all-trades = il tuttofare
card-the-sailor = il marinaio
card-the-pirate = il pirata
card-the-mademoiselle = la donzella
card-the-jester = il giullare
card-the-admiral = l’ammiraglio
card-the-governor = il governatore
card-the-gambler = il Giocatore
card-the-expedition = la spedizione da { $needs }
card-the-tax = la tassa

card-text-ship =
    { $coins ->
        [one] Rende { $coins } moneta.
       *[other] Rende { $coins } monete.
    } { $strength ->
        [one] { $strength } spada la respinge.
       *[other] { $strength } spade la respingono.
    }
card-text-ship-skull =
    { $coins ->
        [one] Rende { $coins } moneta.
       *[other] Rende { $coins } monete.
    } Un teschio: nessuno può respingerla.
card-text-trader-yellow = 1 moneta in più quando commerci con una nave gialla.
card-text-trader-blue = 1 moneta in più quando commerci con una nave blu.
card-text-trader-green = 1 moneta in più quando commerci con una nave verde.
card-text-trader-red = 1 moneta in più quando commerci con una nave rossa.
card-text-trader-black = 1 moneta in più quando commerci con una nave nera.
card-text-settler = Una capanna. Scarta il colono per una spedizione che ne chiede una.
card-text-captain = Un’ancora. Scarta il capitano per una spedizione che ne chiede una.
card-text-priest = Una croce. Scarta il sacerdote per una spedizione che ne chiede una.
card-text-jack-of-all-trades = Una capanna, un’ancora o una croce, a scelta. Scartalo per una spedizione.
card-text-sailor =
    { $swords ->
        [one] { $swords } spada
       *[other] { $swords } spade
    } per respingere navi nel tuo turno. Le spade non si consumano.
card-text-pirate =
    { $swords ->
        [one] { $swords } spada
       *[other] { $swords } spade
    } per respingere navi nel tuo turno. Le spade non si consumano.
card-text-mademoiselle = Ogni personaggio che ingaggi costa 1 moneta in meno. Il pedaggio resta.
card-text-jester = 1 moneta quando qualcuno sballa, e 1 moneta se tocca a te prendere e il porto è vuoto.
card-text-admiral = { $admiral_coins } monete se tocca a te prendere e nel porto ci sono almeno { $admirals_from } carte.
card-text-governor = Prendi 1 carta in più ogni volta che tocca a te prendere.
card-text-gambler = Una volta nel tuo turno: rivela quattro carte di fila, senza respingere. Se non sballi, prendi 1 carta in più.
card-text-expedition =
    { $coins ->
        [one] Nel tuo turno scarta { $needs } per completarla. Rende { $coins } moneta e { $influence } punti.
       *[other] Nel tuo turno scarta { $needs } per completarla. Rende { $coins } monete e { $influence } punti.
    }
card-text-expedition-special =
    { $coins ->
        [one] Nel tuo turno scarta { $needs } per completarla. Rende { $coins } moneta e { $influence } punti.
       *[other] Nel tuo turno scarta { $needs } per completarla. Rende { $coins } monete e { $influence } punti.
    } L’unica carta senza moneta sul retro.
card-text-tax-swords = Chi ha { $taxed_from } monete o più ne perde la metà. Poi 1 moneta a chi ha più spade.
card-text-tax-influence = Chi ha { $taxed_from } monete o più ne perde la metà. Poi 1 moneta a chi ha meno punti.

card-short-trader-yellow = 1 moneta in più per nave gialla
card-short-trader-blue = 1 moneta in più per nave blu
card-short-trader-green = 1 moneta in più per nave verde
card-short-trader-red = 1 moneta in più per nave rossa
card-short-trader-black = 1 moneta in più per nave nera
card-short-settler = una capanna
card-short-captain = un’ancora
card-short-priest = una croce
card-short-jack-of-all-trades = un simbolo a scelta
card-short-sailor =
    { $swords ->
        [one] { $swords } spada
       *[other] { $swords } spade
    }
card-short-pirate =
    { $swords ->
        [one] { $swords } spada
       *[other] { $swords } spade
    }
card-short-mademoiselle = ingaggiare costa 1 in meno
card-short-jester = 1 moneta se si sballa o il porto è vuoto
card-short-admiral = { $admiral_coins } monete da { $admirals_from } carte in su
card-short-governor = 1 carta in più da prendere
card-short-gambler = quattro in un colpo, 1 carta in più

card-label-ship =
    { $coins ->
        [one] { $name }, forza { $strength }, { $coins } moneta
       *[other] { $name }, forza { $strength }, { $coins } monete
    }
card-label-ship-skull =
    { $coins ->
        [one] { $name }, teschio, { $coins } moneta
       *[other] { $name }, teschio, { $coins } monete
    }
card-label-person =
    { $influence ->
        [one] { $name }, costa { $cost }, { $influence } punto, { $ability }
       *[other] { $name }, costa { $cost }, { $influence } punti, { $ability }
    }
card-label-expedition =
    { $coins ->
        [one] Spedizione da { $needs }, { $coins } moneta, { $influence } punti
       *[other] Spedizione da { $needs }, { $coins } monete, { $influence } punti
    }
card-label-tax-swords = Tassa, bonus per più spade
card-label-tax-influence = Tassa, bonus per meno punti

card-kind-ship = Nave
card-kind-person = Personaggio
card-kind-expedition = Spedizione
card-kind-tax = Tassa

card-color-yellow = giallo
card-color-blue = blu
card-color-green = verde
card-color-red = rosso
card-color-black = nero

card-symbol-anchor =
    { $count ->
        [one] { $count } ancora
       *[other] { $count } ancore
    }
card-symbol-cross =
    { $count ->
        [one] { $count } croce
       *[other] { $count } croci
    }
card-symbol-hut =
    { $count ->
        [one] { $count } capanna
       *[other] { $count } capanne
    }
