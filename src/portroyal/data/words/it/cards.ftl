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
card-name-wholesaler = Grossista
card-name-wholesaler-yellow = Grossista giallo
card-name-wholesaler-blue = Grossista blu
card-name-wholesaler-green = Grossista verde
card-name-wholesaler-red = Grossista rosso
card-name-wholesaler-black = Grossista nero
card-name-passenger = Passeggero
card-name-clerk = Commesso
card-name-clerk-yellow = Commesso giallo
card-name-clerk-blue = Commesso blu
card-name-clerk-green = Commesso verde
card-name-clerk-red = Commesso rosso
card-name-clerk-black = Commesso nero
card-name-gunner = Cannoniere
card-name-vice-admiral = Viceammiraglio
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
card-one-wholesaler-yellow = un grossista giallo
card-one-wholesaler-blue = un grossista blu
card-one-wholesaler-green = un grossista verde
card-one-wholesaler-red = un grossista rosso
card-one-wholesaler-black = un grossista nero
card-one-passenger = un passeggero
card-one-clerk-yellow = un commesso giallo
card-one-clerk-blue = un commesso blu
card-one-clerk-green = un commesso verde
card-one-clerk-red = un commesso rosso
card-one-clerk-black = un commesso nero
card-one-gunner = un cannoniere
card-one-vice-admiral = un viceammiraglio
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
card-the-wholesaler-yellow = il grossista giallo
card-the-wholesaler-blue = il grossista blu
card-the-wholesaler-green = il grossista verde
card-the-wholesaler-red = il grossista rosso
card-the-wholesaler-black = il grossista nero
card-the-passenger = il passeggero
card-the-clerk-yellow = il commesso giallo
card-the-clerk-blue = il commesso blu
card-the-clerk-green = il commesso verde
card-the-clerk-red = il commesso rosso
card-the-clerk-black = il commesso nero
card-the-gunner = il cannoniere
card-the-vice-admiral = il viceammiraglio
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
card-text-gift =
    { $gift ->
        [one] { $gift } moneta in più va a un’altra persona a tua scelta.
       *[other] { $gift } monete in più vanno a un’altra persona a tua scelta.
    }
card-text-trader-yellow = 1 moneta in più quando commerci con una nave gialla.
card-text-trader-blue = 1 moneta in più quando commerci con una nave blu.
card-text-trader-green = 1 moneta in più quando commerci con una nave verde.
card-text-trader-red = 1 moneta in più quando commerci con una nave rossa.
card-text-trader-black = 1 moneta in più quando commerci con una nave nera.
card-text-settler = Una capanna. Scarta il colono per una spedizione che ne chiede una.
card-text-captain = Un’ancora. Scarta il capitano per una spedizione che ne chiede una.
card-text-priest = Una croce. Scarta il sacerdote per una spedizione che ne chiede una.
card-text-jack-of-all-trades = Una capanna, un’ancora o una croce, a scelta. Scarta il tuttofare per una spedizione.
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
card-text-mademoiselle = Ogni personaggio che ingaggi costa 1 moneta in meno. Il pedaggio non cambia.
card-text-jester = 1 moneta quando qualcuno sballa, e 1 moneta se tocca a te prendere e il porto è vuoto.
card-text-admiral = { $admiral_coins } monete se tocca a te prendere e nel porto ci sono almeno { $admirals_from } carte.
card-text-governor = Prendi 1 carta in più ogni volta che tocca a te prendere.
card-text-gambler = Una volta nel tuo turno: rivela quattro carte di fila, senza respingere. Se non sballi, prendi 1 carta in più.
card-text-wholesaler-yellow = Ogni nave gialla con cui commerci resta sotto il grossista e vale 1 punto. Le sue monete le ricevi comunque.
card-text-wholesaler-blue = Ogni nave blu con cui commerci resta sotto il grossista e vale 1 punto. Le sue monete le ricevi comunque.
card-text-wholesaler-green = Ogni nave verde con cui commerci resta sotto il grossista e vale 1 punto. Le sue monete le ricevi comunque.
card-text-wholesaler-red = Ogni nave rossa con cui commerci resta sotto il grossista e vale 1 punto. Le sue monete le ricevi comunque.
card-text-wholesaler-black = Ogni nave nera con cui commerci resta sotto il grossista e vale 1 punto. Le sue monete le ricevi comunque.
card-text-passenger = Nessuna abilità: un passeggero dà solo punti.
card-text-clerk-yellow = Puoi prendere 1 carta in più quando commerci con una nave gialla.
card-text-clerk-blue = Puoi prendere 1 carta in più quando commerci con una nave blu.
card-text-clerk-green = Puoi prendere 1 carta in più quando commerci con una nave verde.
card-text-clerk-red = Puoi prendere 1 carta in più quando commerci con una nave rossa.
card-text-clerk-black = Puoi prendere 1 carta in più quando commerci con una nave nera.
card-text-gunner =
    { $gunners_without ->
        [1] 1 moneta per ogni nave nel porto meno una, quando tocca a te prendere.
       *[other] 1 moneta per ogni nave nel porto meno { $gunners_without }, quando tocca a te prendere.
    }
card-text-vice-admiral =
    { $vice_admiral_coins ->
        [one] { $vice_admiral_coins } moneta se tocca a te prendere e nel porto ci sono { $vice_admirals_from } o { $vice_admirals_to } carte.
       *[other] { $vice_admiral_coins } monete se tocca a te prendere e nel porto ci sono { $vice_admirals_from } o { $vice_admirals_to } carte.
    }
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
card-text-tax-swords =
    Chi ha { $taxed_from } monete o più ne { $taxed_to ->
        [0] perde la metà
       *[other] tiene solo { $taxed_to }
    }. Poi 1 moneta a chi ha più spade.
card-text-tax-influence =
    Chi ha { $taxed_from } monete o più ne { $taxed_to ->
        [0] perde la metà
       *[other] tiene solo { $taxed_to }
    }. Poi 1 moneta a chi ha meno punti.

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
card-short-wholesaler-yellow = tiene le navi gialle, 1 punto ciascuna
card-short-wholesaler-blue = tiene le navi blu, 1 punto ciascuna
card-short-wholesaler-green = tiene le navi verdi, 1 punto ciascuna
card-short-wholesaler-red = tiene le navi rosse, 1 punto ciascuna
card-short-wholesaler-black = tiene le navi nere, 1 punto ciascuna
card-short-passenger = senza abilità
card-short-clerk-yellow = 1 carta in più per nave gialla
card-short-clerk-blue = 1 carta in più per nave blu
card-short-clerk-green = 1 carta in più per nave verde
card-short-clerk-red = 1 carta in più per nave rossa
card-short-clerk-black = 1 carta in più per nave nera
card-short-gunner = monete per le navi nel porto, meno una
card-short-vice-admiral =
    { $vice_admiral_coins ->
        [one] { $vice_admiral_coins } moneta con { $vice_admirals_from } o { $vice_admirals_to } carte
       *[other] { $vice_admiral_coins } monete con { $vice_admirals_from } o { $vice_admirals_to } carte
    }

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
card-label-gift =
    { $gift ->
        [one] { $label }, e { $gift } moneta per qualcun altro
       *[other] { $label }, e { $gift } monete per qualcun altro
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
card-label-tax-swords = Tassa, bonus a chi ha più spade
card-label-tax-influence = Tassa, bonus a chi ha meno punti

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
