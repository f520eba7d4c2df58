## Pourquoi le conseiller préfère un choix.

coach-reason-forced = Il n’y a pas d’autre choix.
coach-reason-too-close = Les meilleurs choix sont trop proches pour être départagés.
coach-reason-overall = C’est mieux dans l’ensemble ; aucune raison ne ressort.
coach-reason-not-better = Ce n’est pas mieux que l’autre choix, autant qu’on puisse en juger.
coach-reason-wins = Ce choix te fait gagner.
coach-reason-won = Tu gagnes, quel que soit ton choix.
coach-reason-nearly-won = La partie est pour ainsi dire gagnée, quel que soit ton choix.
coach-reason-loses = L’autre choix ne peut plus te faire gagner.
coach-reason-lost = La partie est perdue, quel que soit ton choix.
coach-reason-nearly-lost = La partie est pour ainsi dire perdue, quel que soit ton choix.
coach-reason-only-chance = Seul ce choix peut encore te faire gagner.
coach-reason-cant-pay = Tu n’as pas assez de pièces pour quoi que ce soit ici.
coach-reason-last-round = C’est la dernière manche : ce qui ne compte pas à la fin ne vaut plus rien.
coach-reason-end-trigger =
    { $influence ->
        [one] Cela te porte à { $influence } point et lance la dernière manche au bon moment.
       *[other] Cela te porte à { $influence } points et lance la dernière manche au bon moment.
    }
coach-reason-end-too-early = L’autre choix lance la dernière manche trop tôt.
coach-reason-claim =
    { $coins ->
        [one] { $card } rapporte { $influence } points et { $coins } pièce.
       *[other] { $card } rapporte { $influence } points et { $coins } pièces.
    }
coach-reason-expedition-race =
    { $missing ->
        [0] { $name } pourrait aussi compléter { $card }.
        [one] Il ne manque que { $missing } personnage à { $name } pour compléter { $card }.
       *[other] Il manque { $missing } personnages à { $name } pour compléter { $card }.
    }
coach-reason-expedition =
    { $missing ->
        [0] { $card } sert pour { $expedition } ; ensuite il ne te manque personne.
        [one] { $card } sert pour { $expedition } ; ensuite il te manque { $missing } personnage.
       *[other] { $card } sert pour { $expedition } ; ensuite il te manque { $missing } personnages.
    }
coach-reason-bust-risk =
    { $cards ->
        [one] { $cards } carte sur { $of } mène à l’échec.
       *[other] { $cards } cartes sur { $of } mènent à l’échec.
    }
coach-reason-second-pick =
    { $cards ->
        [one] Une quatrième couleur ({ $cards } carte sur { $of }) te donne une carte de plus.
       *[other] Une quatrième couleur ({ $cards } cartes sur { $of }) te donne une carte de plus.
    }
coach-reason-third-pick =
    { $cards ->
        [one] Une cinquième couleur ({ $cards } carte sur { $of }) te donne une carte de plus.
       *[other] Une cinquième couleur ({ $cards } cartes sur { $of }) te donne une carte de plus.
    }
coach-reason-new-ship =
    { $cards ->
        [one] Un navire d’une nouvelle couleur peut venir : { $cards } carte sur { $of }.
       *[other] Un navire d’une nouvelle couleur peut venir : { $cards } cartes sur { $of }.
    }
coach-reason-person =
    { $cards ->
        [one] Un personnage peut venir : { $cards } carte sur { $of }.
       *[other] Un personnage peut venir : { $cards } cartes sur { $of }.
    }
coach-reason-better-card =
    { $cards ->
        [one] Il y a plus à gagner qu’à perdre : { $cards } carte sur { $of } améliore le port pour toi.
       *[other] Il y a plus à gagner qu’à perdre : { $cards } cartes sur { $of } améliorent le port pour toi.
    }
coach-reason-worse-card =
    { $cards ->
        [one] Il y a plus à perdre qu’à gagner : { $cards } carte sur { $of } dégrade le port pour toi.
       *[other] Il y a plus à perdre qu’à gagner : { $cards } cartes sur { $of } dégradent le port pour toi.
    }
coach-reason-repelled =
    { $cards ->
        [one] Les navires que tu peux repousser ({ $cards } carte sur { $of }) laissent la place à de meilleurs.
       *[other] Les navires que tu peux repousser ({ $cards } cartes sur { $of }) laissent la place à de meilleurs.
    }
coach-reason-expedition-card =
    { $cards ->
        [one] Une Expédition peut venir : { $cards } carte sur { $of }.
       *[other] Une Expédition peut venir : { $cards } cartes sur { $of }.
    }
coach-reason-tax-card =
    { $cards ->
        [one] Une Taxation peut venir : { $cards } carte sur { $of }.
       *[other] Une Taxation peut venir : { $cards } cartes sur { $of }.
    }
coach-reason-bust-certain = Garder { $card }, c’est l’échec.
coach-reason-color-risk =
    { $cards ->
        [one] Avec { $card } au port, { $cards } carte de plus sur { $of } mène à l’échec.
       *[other] Avec { $card } au port, { $cards } cartes de plus sur { $of } mènent à l’échec.
    }
coach-reason-second-pick-kept = { $card } est la quatrième couleur : tu peux prendre une carte de plus.
coach-reason-third-pick-kept = { $card } est la cinquième couleur : tu peux prendre une carte de plus.
coach-reason-ship-coins =
    { $coins ->
        [one] { $card } te rapporte { $coins } pièce.
       *[other] { $card } te rapporte { $coins } pièces.
    }
coach-reason-tax = Sur { $coins } pièces, une Taxation en prendrait { $lost } ; mieux vaut dépenser.
coach-reason-fee = { $card } ne vaut pas la pièce à donner à { $name }.
coach-reason-leaves = Sinon, { $card } ira à { $name }.
coach-reason-ability = { $card } sera rentable sur le reste de la partie.
coach-reason-price =
    { $price ->
        [one] { $card } coûte { $price } pièce, trop cher pour ce que cela apporte.
       *[other] { $card } coûte { $price } pièces, trop cher pour ce que cela apporte.
    }
coach-reason-coins =
    { $coins ->
        [one] { $card } rapporte { $coins } pièce de plus.
       *[other] { $card } rapporte { $coins } pièces de plus.
    }
coach-reason-influence =
    { $influence ->
        [one]
            { $price ->
                [one] { $card }, c’est { $influence } point pour { $price } pièce.
               *[other] { $card }, c’est { $influence } point pour { $price } pièces.
            }
       *[other]
            { $price ->
                [one] { $card }, c’est { $influence } points pour { $price } pièce.
               *[other] { $card }, c’est { $influence } points pour { $price } pièces.
            }
    }
coach-reason-gamble-pick = Dans { $times } cas sur { $of }, les quatre cartes passent, et tu prends alors une carte de plus.
coach-reason-gamble-cards = Dans { $times } cas sur { $of }, les quatre cartes passent, et elles offrent plus de choix.
coach-reason-gamble-risk = Dans { $times } cas sur { $of }, les quatre cartes mènent à l’échec.
coach-reason-safe-cards =
    { $cards ->
        [one] { $cards } carte sur { $of } est sans danger, et il y a mieux à gagner que ce qui est là.
       *[other] { $cards } cartes sur { $of } sont sans danger, et il y a mieux à gagner que ce qui est là.
    }
coach-reason-for-others =
    { $cards ->
        [one] { $cards } carte sur { $of } sert plus aux autres qu’à toi.
       *[other] { $cards } cartes sur { $of } servent plus aux autres qu’à toi.
    }
coach-reason-bust-wanted = Un échec ne laisse rien à prendre aux autres.
coach-reason-bust-coins =
    { $coins ->
        [one] L’échec lui-même te rapporte { $coins } pièce.
       *[other] L’échec lui-même te rapporte { $coins } pièces.
    }
coach-reason-kept-ship =
    { $influence ->
        [one] Ton Grossiste garde { $card } : c’est { $influence } point en plus des pièces.
       *[other] Ton Grossiste garde { $card } : c’est { $influence } points en plus des pièces.
    }
coach-reason-coins-denied =
    { $coins ->
        [one] { $card } rapporte { $coins } pièce de plus, et sinon { $name } prend la carte.
       *[other] { $card } rapporte { $coins } pièces de plus, et sinon { $name } prend la carte.
    }
coach-reason-contract =
    Tu complètes « { $contract } » : { $coins ->
        [0] aucune pièce
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }{ $influence ->
        [0] { "" }
        [one] { " " }et { $influence } point
       *[other] { " " }et { $influence } points
    }.
coach-reason-contract-crew = L’équipage a besoin de « { $contract } », et c’est possible maintenant.
coach-reason-contract-person = Pour « { $contract } », il faut { $card }.
coach-reason-contract-step = Un pas vers « { $contract } » en vaut la peine.
coach-reason-mission = La mission { $mission } peut être complétée maintenant.
coach-reason-mission-crew = L’équipage a besoin de la mission { $mission }, et c’est possible maintenant.
coach-reason-mission-step = Un pas vers la mission { $mission } en vaut la peine.
coach-reason-mission-card = La mission { $mission } demande { $card }.
coach-reason-card-9 = La carte 9 demande { $influence } points en tout ; il y en a { $there } pour l’instant.
coach-reason-trophy = Personne ne gagne sans le trophée.
coach-reason-crowns =
    { $crowns ->
        [one] { $card } rapporte { $crowns } couronne.
       *[other] { $card } rapporte { $crowns } couronnes.
    }
coach-reason-event = C’est l’événement de ce tour qui fait la différence : { $event }.
coach-reason-look =
    { $cards ->
        [one] Regarde d’abord : { $cards } carte sur { $of } mène à l’échec.
       *[other] Regarde d’abord : { $cards } cartes sur { $of } mènent à l’échec.
    }
coach-reason-known-card = Tu as regardé : la prochaine carte est { $card }.
coach-reason-cube-needed = Ton cube vaut plus sur un autre contrat que sur « { $contract } ».
coach-reason-gift = Une pièce profite moins à { $name } qu’à { $other }.
coach-reason-gift-crew = La pièce sera plus utile à { $name } qu’à { $other }.
coach-reason-time-needed = L’équipage a plus besoin de ce tour que du point de score.
