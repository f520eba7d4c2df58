## Moments : ce qui se dit un instant à la place de la question, et ce qui s’est passé depuis le dernier tour.

moment-bust =
    { $ordinal ->
        [one] Échec à la { $nth }re carte.
       *[other] Échec à la { $nth }e carte.
    }
moment-bust-chance = Le risque était de { $percent }.
moment-tax = Taxation
moment-fee =
    { $toyou ->
        [yes] { $name } te paie { $coins ->
            [one] { $coins } pièce
           *[other] { $coins } pièces
        }.
       *[no] { $name } paie { $coins ->
            [one] { $coins } pièce
           *[other] { $coins } pièces
        } à { $to }.
    }
moment-expedition =
    { $you ->
        [yes] Tu complètes une Expédition.
       *[no] { $name } complète une Expédition.
    }
moment-expedition-for =
    { $coins ->
        [0] { $influence } points.
        [one] { $influence } points et { $coins } pièce.
       *[other] { $influence } points et { $coins } pièces.
    }
moment-last-round = La dernière manche
moment-last-round-by =
    { $you ->
        [yes] Tu as { $count } points.
       *[no] { $name } a { $count } points.
    }
moment-drawing =
    { $you ->
        [yes] Tu pioches une carte
       *[no] { $name } pioche une carte
    }
moment-taking = Une carte est prise

moment-asked = { $name } : { $what }

moment-since = Depuis ton dernier tour
moment-away = { $name } n’est pas là
moment-away-waits = La partie attend.
moment-away-bot = Un robot prend le relais dans { $time }.

moment-start-title = Commencer sans { $names } ?
moment-start-text = Un robot joue pour les personnes absentes jusqu’à leur retour.
moment-start-yes = Commencer
moment-start-no = Attendre
moment-start-away = pas là : { $names }
moment-next = Une autre partie est prête
moment-next-go = La rejoindre

moment-record-run = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
moment-record-run-text = ton tour le plus long jusqu’ici
moment-record-influence =
    { $influence ->
        [one] { $influence } point
       *[other] { $influence } points
    }
moment-record-influence-text = ton meilleur total
moment-streak = { $count } fois de suite
moment-streak-text = devant { $bot }
