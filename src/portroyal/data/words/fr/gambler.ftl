## Le Parieur à la table : l’offre, la question, quatre cartes révélées une à une.

gamble-offer = Quatre d’un coup
gamble-offer-line = sans repousser, puis +1 carte
gamble-offer-safe = sûr

gamble-ask = Quatre d’un coup ?
gamble-ask-text = Sans rien repousser. Deux navires d’une couleur : échec. Sinon, tu prends 1 carte de plus.
gamble-do = Quatre
gamble-do-blind = à l’aveugle
gamble-back = Retour
gamble-back-line = une par une

gamble-through = C’est passé
gamble-through-text =
    { $count ->
        [one] { $count } carte à prendre. Encore quatre : 1 carte de plus, ou rien.
       *[other] { $count } cartes à prendre. Encore quatre : 1 carte de plus, ou rien.
    }
gamble-stop = S’arrêter
gamble-more = Encore quatre
gamble-other-through = C’est passé pour { $name }

gamble-left =
    { $left ->
        [0] Les quatre
        [1] Encore une
        [2] Encore deux
        [3] Encore trois
       *[other] Quatre cartes
    }
gamble-other = Le Parieur révèle quatre cartes pour { $name }.
gamble-show-all = Tout voir
gamble-show-all-line = d’un coup

gamble-key = Quatre d’un coup, avec un Parieur
gamble-odds = quatre d’un coup, réussite

log-got-through =
    { $you ->
        [yes] { $count ->
            [one] C’est passé : { $count } carte au port.
           *[other] C’est passé : { $count } cartes au port.
        }
       *[no] { $count ->
            [one] C’est passé pour { $name } : { $count } carte au port.
           *[other] C’est passé pour { $name } : { $count } cartes au port.
        }
    }
