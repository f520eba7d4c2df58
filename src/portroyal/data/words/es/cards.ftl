## Las cartas: cómo se llaman, qué hacen, cómo se leen en voz alta.

card-name-pinnace = Pinaza
card-name-flute = Filibote
card-name-barque = Esquife
card-name-frigate = Fragata
card-name-galleon = Galeón
card-name-trader = Comerciante
card-name-trader-yellow = Comerciante amarillo
card-name-trader-blue = Comerciante azul
card-name-trader-green = Comerciante verde
card-name-trader-red = Comerciante rojo
card-name-trader-black = Comerciante negro
card-name-settler = Colona
card-name-captain = Capitana
card-name-priest = Sacerdote
card-name-jack-of-all-trades = Ayudante
card-name-sailor = Marinero
card-name-pirate = Pirata
card-name-mademoiselle = Señorita
card-name-jester = Bufón
card-name-admiral = Almirante
card-name-governor = Gobernador
card-name-gambler = Tahúr
card-name-wholesaler = Mercader
card-name-wholesaler-yellow = Mercader amarillo
card-name-wholesaler-blue = Mercader azul
card-name-wholesaler-green = Mercader verde
card-name-wholesaler-red = Mercader rojo
card-name-wholesaler-black = Mercader negro
card-name-passenger = Pasajero
card-name-clerk = Vendedor
card-name-clerk-yellow = Vendedor amarillo
card-name-clerk-blue = Vendedor azul
card-name-clerk-green = Vendedor verde
card-name-clerk-red = Vendedor rojo
card-name-clerk-black = Vendedor negro
card-name-gunner = Artillera
card-name-vice-admiral = Vicealmirante
card-name-expedition = Expedición
card-name-tax = Impuestos

card-one-pinnace = una pinaza
card-one-flute = un filibote
card-one-barque = un esquife
card-one-frigate = una fragata
card-one-galleon = un galeón
card-one-trader-yellow = un comerciante amarillo
card-one-trader-blue = un comerciante azul
card-one-trader-green = un comerciante verde
card-one-trader-red = un comerciante rojo
card-one-trader-black = un comerciante negro
card-one-settler = una colona
card-one-captain = una capitana
card-one-priest = un sacerdote
card-one-jack-of-all-trades = una ayudante
card-one-sailor = un marinero
card-one-pirate = un pirata
card-one-mademoiselle = una señorita
card-one-jester = un bufón
card-one-admiral = un almirante
card-one-governor = un gobernador
card-one-gambler = un tahúr
card-one-wholesaler-yellow = un mercader amarillo
card-one-wholesaler-blue = un mercader azul
card-one-wholesaler-green = un mercader verde
card-one-wholesaler-red = un mercader rojo
card-one-wholesaler-black = un mercader negro
card-one-passenger = un pasajero
card-one-clerk-yellow = un vendedor amarillo
card-one-clerk-blue = un vendedor azul
card-one-clerk-green = un vendedor verde
card-one-clerk-red = un vendedor rojo
card-one-clerk-black = un vendedor negro
card-one-gunner = una artillera
card-one-vice-admiral = un vicealmirante
card-one-expedition = una expedición
card-one-tax = una carta de impuestos

card-the-pinnace = la pinaza
card-the-flute = el filibote
card-the-barque = el esquife
card-the-frigate = la fragata
card-the-galleon = el galeón
card-the-trader-yellow = el comerciante amarillo
card-the-trader-blue = el comerciante azul
card-the-trader-green = el comerciante verde
card-the-trader-red = el comerciante rojo
card-the-trader-black = el comerciante negro
card-the-settler = la colona
card-the-captain = la capitana
card-the-priest = el sacerdote
card-the-jack-of-all-trades = la ayudante
card-the-sailor = el marinero
card-the-pirate = el pirata
card-the-mademoiselle = la señorita
card-the-jester = el bufón
card-the-admiral = el almirante
card-the-governor = el gobernador
card-the-gambler = el tahúr
card-the-wholesaler-yellow = el mercader amarillo
card-the-wholesaler-blue = el mercader azul
card-the-wholesaler-green = el mercader verde
card-the-wholesaler-red = el mercader rojo
card-the-wholesaler-black = el mercader negro
card-the-passenger = el pasajero
card-the-clerk-yellow = el vendedor amarillo
card-the-clerk-blue = el vendedor azul
card-the-clerk-green = el vendedor verde
card-the-clerk-red = el vendedor rojo
card-the-clerk-black = el vendedor negro
card-the-gunner = la artillera
card-the-vice-admiral = el vicealmirante
card-the-expedition = la expedición de { $needs }
card-the-tax = la carta de impuestos

card-text-ship =
    { $coins ->
        [one] Da { $coins } moneda al comerciar.
       *[other] Da { $coins } monedas al comerciar.
    } { $strength ->
        [one] { $strength } sable ahuyenta este barco.
       *[other] { $strength } sables ahuyentan este barco.
    }
card-text-ship-skull =
    { $coins ->
        [one] Da { $coins } moneda al comerciar.
       *[other] Da { $coins } monedas al comerciar.
    } Una calavera: nadie puede ahuyentar este barco.
card-text-gift =
    { $gift ->
        [one] { $gift } moneda más va a otra persona que tú elijas.
       *[other] { $gift } monedas más van a otra persona que tú elijas.
    }
card-text-trader-yellow = 1 moneda más cada vez que comercies con una pinaza.
card-text-trader-blue = 1 moneda más cada vez que comercies con un filibote.
card-text-trader-green = 1 moneda más cada vez que comercies con un esquife.
card-text-trader-red = 1 moneda más cada vez que comercies con una fragata.
card-text-trader-black = 1 moneda más cada vez que comercies con un galeón.
card-text-settler = Una cabaña. Descarta a la colona para una expedición que pida una.
card-text-captain = Un ancla. Descarta a la capitana para una expedición que pida una.
card-text-priest = Una cruz. Descarta al sacerdote para una expedición que pida una.
card-text-jack-of-all-trades = Una cabaña, un ancla o una cruz, a tu gusto. Descarta a la ayudante para una expedición.
card-text-sailor =
    { $swords ->
        [one] { $swords } sable
       *[other] { $swords } sables
    } para ahuyentar barcos en tu turno. Los sables no se gastan.
card-text-pirate =
    { $swords ->
        [one] { $swords } sable
       *[other] { $swords } sables
    } para ahuyentar barcos en tu turno. Los sables no se gastan.
card-text-mademoiselle = Cada profesión que contrates cuesta 1 moneda menos. El peaje no cambia.
card-text-jester = 1 moneda cuando alguien pierde el turno, y 1 moneda si te toca tomar y el puerto está vacío.
card-text-admiral = { $admiral_coins } monedas si te toca tomar y hay { $admirals_from } cartas o más en el puerto.
card-text-governor = Toma 1 carta más cada vez que te toque tomar.
card-text-gambler = Una vez en tu turno: revela cuatro cartas seguidas, sin ahuyentar. Si no pierdes el turno, tomas 1 carta más.
card-text-wholesaler-yellow = Cada pinaza con la que comercies se queda bajo el mercader y vale 1 de influencia. Sus monedas las recibes igualmente.
card-text-wholesaler-blue = Cada filibote con el que comercies se queda bajo el mercader y vale 1 de influencia. Sus monedas las recibes igualmente.
card-text-wholesaler-green = Cada esquife con el que comercies se queda bajo el mercader y vale 1 de influencia. Sus monedas las recibes igualmente.
card-text-wholesaler-red = Cada fragata con la que comercies se queda bajo el mercader y vale 1 de influencia. Sus monedas las recibes igualmente.
card-text-wholesaler-black = Cada galeón con el que comercies se queda bajo el mercader y vale 1 de influencia. Sus monedas las recibes igualmente.
card-text-passenger = Sin habilidad: un pasajero solo da influencia.
card-text-clerk-yellow = Puedes tomar 1 carta más cada vez que comercies con una pinaza.
card-text-clerk-blue = Puedes tomar 1 carta más cada vez que comercies con un filibote.
card-text-clerk-green = Puedes tomar 1 carta más cada vez que comercies con un esquife.
card-text-clerk-red = Puedes tomar 1 carta más cada vez que comercies con una fragata.
card-text-clerk-black = Puedes tomar 1 carta más cada vez que comercies con un galeón.
card-text-gunner =
    { $gunners_without ->
        [1] 1 moneda por cada barco del puerto menos uno, cuando te toca tomar.
       *[other] 1 moneda por cada barco del puerto menos { $gunners_without }, cuando te toca tomar.
    }
card-text-vice-admiral =
    { $vice_admiral_coins ->
        [one] { $vice_admiral_coins } moneda si te toca tomar y hay { $vice_admirals_from } o { $vice_admirals_to } cartas en el puerto.
       *[other] { $vice_admiral_coins } monedas si te toca tomar y hay { $vice_admirals_from } o { $vice_admirals_to } cartas en el puerto.
    }
card-text-expedition =
    { $coins ->
        [one] En tu turno, descarta { $needs } para completarla. Da { $coins } moneda y { $influence } de influencia.
       *[other] En tu turno, descarta { $needs } para completarla. Da { $coins } monedas y { $influence } de influencia.
    }
card-text-expedition-special =
    { $coins ->
        [one] En tu turno, descarta { $needs } para completarla. Da { $coins } moneda y { $influence } de influencia.
       *[other] En tu turno, descarta { $needs } para completarla. Da { $coins } monedas y { $influence } de influencia.
    } La única carta sin moneda en el reverso.
card-text-tax-swords =
    Quien tenga { $taxed_from } monedas o más { $taxed_to ->
        [0] pierde la mitad
       *[other] se queda solo con { $taxed_to }
    }. Luego, 1 moneda para quien tenga más sables.
card-text-tax-influence =
    Quien tenga { $taxed_from } monedas o más { $taxed_to ->
        [0] pierde la mitad
       *[other] se queda solo con { $taxed_to }
    }. Luego, 1 moneda para quien tenga menos influencia.

card-short-trader-yellow = 1 moneda más por pinaza
card-short-trader-blue = 1 moneda más por filibote
card-short-trader-green = 1 moneda más por esquife
card-short-trader-red = 1 moneda más por fragata
card-short-trader-black = 1 moneda más por galeón
card-short-settler = una cabaña
card-short-captain = un ancla
card-short-priest = una cruz
card-short-jack-of-all-trades = cualquier símbolo
card-short-sailor =
    { $swords ->
        [one] { $swords } sable
       *[other] { $swords } sables
    }
card-short-pirate =
    { $swords ->
        [one] { $swords } sable
       *[other] { $swords } sables
    }
card-short-mademoiselle = contratar cuesta 1 menos
card-short-jester = 1 moneda por turno perdido o puerto vacío
card-short-admiral = { $admiral_coins } monedas con { $admirals_from } cartas o más
card-short-governor = tomar 1 carta más
card-short-gambler = cuatro de golpe, 1 carta más
card-short-wholesaler-yellow = se queda las pinazas, 1 de influencia por barco
card-short-wholesaler-blue = se queda los filibotes, 1 de influencia por barco
card-short-wholesaler-green = se queda los esquifes, 1 de influencia por barco
card-short-wholesaler-red = se queda las fragatas, 1 de influencia por barco
card-short-wholesaler-black = se queda los galeones, 1 de influencia por barco
card-short-passenger = sin habilidad
card-short-clerk-yellow = 1 carta más por pinaza
card-short-clerk-blue = 1 carta más por filibote
card-short-clerk-green = 1 carta más por esquife
card-short-clerk-red = 1 carta más por fragata
card-short-clerk-black = 1 carta más por galeón
card-short-gunner = monedas por los barcos del puerto, menos uno
card-short-vice-admiral =
    { $vice_admiral_coins ->
        [one] { $vice_admiral_coins } moneda con { $vice_admirals_from } o { $vice_admirals_to } cartas
       *[other] { $vice_admiral_coins } monedas con { $vice_admirals_from } o { $vice_admirals_to } cartas
    }

card-label-ship =
    { $coins ->
        [one] { $name }, fuerza { $strength }, { $coins } moneda
       *[other] { $name }, fuerza { $strength }, { $coins } monedas
    }
card-label-ship-skull =
    { $coins ->
        [one] { $name }, calavera, { $coins } moneda
       *[other] { $name }, calavera, { $coins } monedas
    }
card-label-gift =
    { $gift ->
        [one] { $label }, y { $gift } moneda para otra persona
       *[other] { $label }, y { $gift } monedas para otra persona
    }
card-label-person = { $name }, cuesta { $cost }, { $influence } de influencia, { $ability }
card-label-expedition =
    { $coins ->
        [one] Expedición de { $needs }, { $coins } moneda, { $influence } de influencia
       *[other] Expedición de { $needs }, { $coins } monedas, { $influence } de influencia
    }
card-label-tax-swords = Impuestos, bonificación para quien tenga más sables
card-label-tax-influence = Impuestos, bonificación para quien tenga menos influencia

card-kind-ship = Barco
card-kind-person = Profesión
card-kind-expedition = Expedición
card-kind-tax = Impuestos

card-color-yellow = amarillo
card-color-blue = azul
card-color-green = verde
card-color-red = rojo
card-color-black = negro

card-symbol-anchor =
    { $count ->
        [one] { $count } ancla
       *[other] { $count } anclas
    }
card-symbol-cross =
    { $count ->
        [one] { $count } cruz
       *[other] { $count } cruces
    }
card-symbol-hut =
    { $count ->
        [one] { $count } cabaña
       *[other] { $count } cabañas
    }
