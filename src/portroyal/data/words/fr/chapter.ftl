## A chapter of The Adventure Begins at the table: missions, month, crowns, and the pages of its book.

# What a mission asks for. $count is how many.
mission-need-coins =
    { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    }
mission-need-crowns =
    { $count ->
        [one] { $count } couronne
       *[other] { $count } couronnes
    }
mission-need-swords =
    { $count ->
        [one] { $count } épée
       *[other] { $count } épées
    }
mission-need-influence =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
mission-need-persons =
    { $count ->
        [one] { $count } personnage
       *[other] { $count } personnages
    }
mission-need-persons-of-printed-cost-3 =
    { $count ->
        [one] { $count } personnage au prix imprimé de 3
       *[other] { $count } personnages au prix imprimé de 3
    }
mission-need-expeditions =
    { $count ->
        [one] { $count } Expédition
       *[other] { $count } Expéditions
    }
mission-need-traders =
    { $count ->
        [one] { $count } Négociant
       *[other] { $count } Négociants
    }
mission-need-settler =
    { $count ->
        [one] { $count } Colon
       *[other] { $count } Colons
    }
mission-need-captain =
    { $count ->
        [one] { $count } Capitaine
       *[other] { $count } Capitaines
    }
mission-need-priest =
    { $count ->
        [one] { $count } Prêtre
       *[other] { $count } Prêtres
    }
mission-need-ares =
    { $count ->
        [one] { $count } navire des Pirates d’Arès
       *[other] { $count } navires des Pirates d’Arès
    }
mission-need-book =
    { $count ->
        [one] { $count } livre des rites
       *[other] { $count } livres des rites
    }
mission-need-herbs =
    { $count ->
        [one] herbes médicinales
       *[other] { $count } × herbes médicinales
    }
mission-need-bread =
    { $count ->
        [one] { $count } pain
       *[other] { $count } pains
    }
mission-need-rum =
    { $count ->
        [one] { $count } rhum
       *[other] { $count } rhums
    }
mission-need-bread-or-rum = { $count } pain ou rhum
mission-need-ares-book =
    { $count ->
        [one] { $count } navire des Pirates d’Arès avec un livre des rites
       *[other] { $count } navires des Pirates d’Arès avec un livre des rites
    }
mission-need-ares-herbs =
    { $count ->
        [one] { $count } navire des Pirates d’Arès avec des herbes médicinales
       *[other] { $count } navires des Pirates d’Arès avec des herbes médicinales
    }
mission-need-card = { $count } × { $name }
mission-have = Avoir { $things }.
mission-give = Défausser { $things }.
mission-times = À faire { $count } fois, chaque fois à un autre tour.
mission-fewer =
    { $count ->
        [one] Tu prends { $count } carte de moins.
       *[other] Tu prends { $count } cartes de moins.
    }
mission-short = il manque { $things }

# When a mission is decided, now or not at all.
mission-moment-fourth-color = Quand la quatrième couleur de navire entre au port.
mission-moment-tax-paid = Quand tu dois payer la Taxation.
mission-moment-fourth-harbor-card = S’arrêter aussitôt après la quatrième carte au port.
mission-moment-one-harbor-card = S’arrêter après une carte au port.
mission-now-fourth-color = Quatre couleurs au port
mission-now-tax-paid = Tu as payé la Taxation
mission-now-fourth-harbor-card = La quatrième carte au port
mission-now-one-harbor-card = Une carte au port

# Missions in the row.
mission-label = Mission { $mission } : { $title }
mission-gain-coins =
    { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    }
mission-gain-crowns =
    { $count ->
        [one] { $count } couronne
       *[other] { $count } couronnes
    }
mission-brings = Elle rapporte { $reward }.
mission-brings-first = { $reward } pour qui la complète en premier
mission-brings-each = { $reward } pour tous ceux qui la complètent
mission-done-by = Complétée par { $names }.
mission-newest = La mission la plus récente.
mission-first = 1er
mission-state-ready = Tu peux la compléter maintenant.
mission-state-mine = Tu l’as complétée.
mission-state-done = complétée
mission-active-only = Seulement la personne active, à son tour.
mission-read = Relire l’histoire

# Questions and buttons.
adventure-region = Missions et mois
adventure-buy-off-text = Ce qu’il couvre est à toi, mais ce cube ne complète plus de mission.
adventure-other-chooses = { $name } choisit un héros
adventure-other-event = { $name } peut payer une couronne
adventure-other-mission = { $name } peut compléter une mission
adventure-other-looks = { $name } regarde les prochaines cartes
adventure-other-cube = { $name } peut rendre un cube
adventure-do-choose = C’est moi
adventure-do-complete = Compléter
adventure-do-return = Remettre
adventure-do-cube = Rendre un cube
adventure-do-cube-line = coûte { $count } pièces
adventure-do-stow = Garder à bord
adventure-do-stow-coins =
    { $count ->
        [one] { $item } et { $count } pièce
       *[other] { $item } et { $count } pièces
    }
adventure-do-sell = Vendre : { $card }
item-book = livre des rites
item-herbs = herbes médicinales
item-bread = pain
item-rum = rhum

# What is told in place of the question.
moment-month = Le mois est fini
moment-month-text = Le sablier de la mission la plus récente dit la suite.
moment-story = Carte Histoire { $mission }
moment-trophy = le trophée
moment-door = la porte est ouverte
moment-crowns =
    { $you ->
        [yes]
            { $count ->
                [one] Tu gagnes { $count } couronne.
               *[other] Tu gagnes { $count } couronnes.
            }
       *[no]
            { $count ->
                [one] { $name } gagne { $count } couronne.
               *[other] { $name } gagne { $count } couronnes.
            }
    }
moment-crowns-lost =
    { $you ->
        [yes]
            { $count ->
                [one] Tu perds { $count } couronne.
               *[other] Tu perds { $count } couronnes.
            }
       *[no]
            { $count ->
                [one] { $name } perd { $count } couronne.
               *[other] { $name } perd { $count } couronnes.
            }
    }

# What a lookout has put back on top of the deck, told to who looked.
look-next = ensuite : { $card }

# The month.
month-title = Mois { $month }
month-label = Mois { $month }, tours avant sa fin : { $count }.
month-turns =
    { $count ->
        [one] encore { $count } tour
       *[other] encore { $count } tours
    }
month-events = Événements à venir : { $events }.
month-asks = À la fin du mois : quelqu’un a-t-il complété la mission { $mission } ? Alors carte { $done }, sinon carte { $not }.
month-next = L’histoire continue avec la carte { $mission }.
month-ends-chapter = Le chapitre finit avec ce mois.
month-chapter-ends = fin du chapitre
month-cube = À la fin du mois, tu peux payer { $count } pièces pour rendre un cube.
month-now = maintenant
month-unknown = Un nouvel événement que personne ne connaît encore.
month-was-done = Mission { $mission }, { $title } : complétée.
month-was-not = Mission { $mission }, { $title } : pas complétée à temps.

# Card 9, houses, crowns.
goal-title = Ce qu’il faut à l’équipage
goal-missions = missions
goal-cubes = cubes
goal-influence = points
house-label = { $character } : { $text }. Cubes : { $cubes }
pick-label = { $character } : { $text }
pick-turn = Retourner la carte
pick-waits = choisit encore
pick-be = Je suis { $character }
pick-start =
    { $count ->
        [one] avec { $count } pièce au départ
       *[other] avec { $count } pièces au départ
    }
crowns-label = couronnes : { $count }, points : { $influence }
items-label =
    { $count ->
        [one] { $count } objet
       *[other] { $count } objets
    }

# The book.
story-book = La cloche de Port Royal
story-chapter = Chapitre { $chapter }
story-mission = La mission
story-aloud = Lire à voix haute
story-reads = { $name } lit
story-turn = Tourner la page
story-close = À la table

# Which chapter, and how.
chapter-mode = Comment
chapter-mode-cooperative = Ensemble
chapter-mode-competitive = Chacun pour soi
chapter-mode-variant = Après l’histoire
chapter-which = Chapitre

# A chapter is over.
count-in-words =
    { $count ->
        [2] deux
        [3] trois
        [4] quatre
        [5] cinq
        [6] six
        [7] sept
        [8] huit
        [9] neuf
        [10] dix
        [11] onze
        [12] douze
       *[other] { $count }
    }
missing-missions =
    { $count ->
        [1] une mission
       *[other] { $many } missions
    }
missing-cubes =
    { $count ->
        [1] un cube
       *[other] { $many } cubes
    }
missing-influence =
    { $count ->
        [1] un point
       *[other] { $many } points
    }
end-chapter-short = Il manque { $things }
end-chapter-not-yet = Le chapitre { $chapter } n’est pas encore gagné.
end-chapter-close = C’était serré.
end-chapter-won-at = Le chapitre { $chapter } est gagné { $how }.
chapter-try =
    { $try ->
        [1] au premier essai
        [2] au deuxième essai
        [3] au troisième essai
        [4] au quatrième essai
        [5] au cinquième essai
       *[other] à l’essai { $try }
    }
chapter-missions = missions complétées
chapter-cubes = cubes sur les missions
chapter-influence = points en commun
chapter-undone = à faire : { $missions }
chapter-from-crowns = dont { $count } par les couronnes
chapter-road = Le chemin suivi
chapter-ending = Lire la fin
chapter-short = il manque { $count }
