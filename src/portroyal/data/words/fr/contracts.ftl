## Les contrats : leurs noms, ce qu’ils demandent, leurs moments, le temps et les points d’un équipage.
## $contract est un nom sans guillemets. Un cube se pose sur un contrat ; un sceau y est imprimé.

contract-name-luminary = Sommité
contract-name-bruja = Sorcière
contract-name-maritime-supremacy = Suprématie maritime
contract-name-new-colony = Nouvelle colonie
contract-name-trade-outpost = Comptoir
contract-name-trade-master = Maître du commerce
contract-name-thrifty-staff = Personnel économe
contract-name-mercenary = Mercenaire
contract-name-explorer = Explorateur
contract-name-frigate-nemesis = Fléau des frégates
contract-name-galleon-nemesis = Fléau des galions
contract-name-tax-inspector = Inspecteur des taxes
contract-name-jinx = Mauvais œil
contract-name-speculator = Spéculateur
contract-name-major-speculator = Grand spéculateur
contract-name-pirates-nest = Nid de pirates
contract-name-small-estate = Petit patrimoine
contract-name-ransom = Rançon

contract-text-luminary = Avoir un Prêtre et un Saltimbanque devant toi.
contract-text-bruja = Avoir un Capitaine et une Demoiselle devant toi.
contract-text-maritime-supremacy = Avoir un Capitaine et un Vice-amiral devant toi.
contract-text-new-colony = Avoir un Colon et un Canonnier devant toi.
contract-text-trade-outpost = Avoir un Colon et un Commis devant toi. Peu importe la couleur du Commis.
contract-text-trade-master = Avoir { $count } Négociants devant toi. Peu importent leurs couleurs.
contract-text-thrifty-staff = Avoir devant toi { $count } personnages dont le prix imprimé est de { $amount } ou moins. Peu importe ce que tu as payé.
contract-text-mercenary = Avoir { $count } épées.
contract-text-explorer = Avoir une Expédition devant toi.
contract-text-frigate-nemesis = Commercer avec une Frégate et renoncer à toutes les pièces, à celles de tes Négociants aussi. Et cela { $steps } fois : ton cube avance à chaque fois.
contract-text-galleon-nemesis = Commercer avec un Galion et renoncer à toutes les pièces, à celles de tes Négociants aussi. Et cela { $steps } fois : ton cube avance à chaque fois.
contract-text-tax-inspector = Perdre des pièces à cause d’une Taxation.
contract-text-jinx = Échouer à ton propre tour.
contract-text-speculator = À ton propre tour, avoir au port des navires de { $amount } couleurs, et cela à { $steps } tours différents.
contract-text-major-speculator = À ton propre tour, avoir au port des navires de { $amount } couleurs.
contract-text-pirates-nest = À tes tours, repousser un navire de chaque couleur : le premier de chaque couleur reste devant toi. Dès que tu en as { $amount }, tu les défausses pour le contrat.
contract-text-small-estate =
    { $count ->
        [one] Avoir { $count } point.
       *[other] Avoir { $count } points.
    }
contract-text-ransom = Payer { $amount } pièces.

contract-when-any = Quand c’est à toi d’agir, au tour de n’importe qui.
contract-when-own = Quand tu veux, à ton propre tour.
contract-when-now = Au bon moment ou jamais.
contract-when-now-own = À ton propre tour, au bon moment ou jamais.
contract-pays = Pièces pour la première personne, la deuxième et ainsi de suite : { $coins }.
contract-pays-nothing = Ne rapporte pas de pièces.
contract-seal = Sceau : { $turns } et { $letter }.
contract-crews-only = Seulement ensemble ou en solo.
contract-reconstructed = Pièces et sceau sont reconstitués.

contract-need-settlers =
    { $count ->
        [one] un Colon
       *[other] { $count } Colons
    }
contract-need-captains =
    { $count ->
        [one] un Capitaine
       *[other] { $count } Capitaines
    }
contract-need-priests =
    { $count ->
        [one] un Prêtre
       *[other] { $count } Prêtres
    }
contract-need-mademoiselles =
    { $count ->
        [one] une Demoiselle
       *[other] { $count } Demoiselles
    }
contract-need-jesters =
    { $count ->
        [one] un Saltimbanque
       *[other] { $count } Saltimbanques
    }
contract-need-gunners =
    { $count ->
        [one] un Canonnier
       *[other] { $count } Canonniers
    }
contract-need-vice-admirals =
    { $count ->
        [one] un Vice-amiral
       *[other] { $count } Vice-amiraux
    }
contract-need-traders =
    { $count ->
        [one] un Négociant
       *[other] { $count } Négociants
    }
contract-need-clerks =
    { $count ->
        [one] un Commis
       *[other] { $count } Commis
    }
contract-need-swords =
    { $count ->
        [one] { $count } épée
       *[other] { $count } épées
    }
contract-need-claimed =
    { $count ->
        [one] une Expédition
       *[other] { $count } Expéditions
    }
contract-need-influence =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
contract-need-cheap-persons =
    { $count ->
        [one] { $count } personnage à { $amount } ou moins
       *[other] { $count } personnages à { $amount } ou moins
    }
contract-need-coins =
    { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    }
contract-need-ships =
    { $count ->
        [one] { $count } autre couleur
       *[other] { $count } autres couleurs
    }
contract-asks-frigate-nemesis = renoncer aux pièces de { $steps } Frégates
contract-asks-galleon-nemesis = renoncer aux pièces de { $steps } Galions
contract-asks-tax-inspector = des pièces perdues à cause d’une Taxation
contract-asks-jinx = un échec à ton tour
contract-asks-speculator = { $amount } couleurs à ton tour, { $steps } fois
contract-asks-major-speculator = { $amount } couleurs à ton tour
contract-asks-pirates-nest = un navire repoussé de chaque couleur
contract-asks-ransom = { $amount } pièces à payer
contract-lacks =
    { $you ->
        [yes] Il te faut encore { $things }.
       *[no] Il faut encore { $things } à { $name }.
    }
contract-steps-done =
    { $step ->
        [one] { $step } étape sur { $steps }
       *[other] { $step } étapes sur { $steps }
    }
contract-ships-kept =
    { $count ->
        [one] { $count } navire sur { $amount }
       *[other] { $count } navires sur { $amount }
    }
contract-moment-missed = Le bon moment n’est pas venu, ou il est passé.

contract-label = { $contract } : { $asks }
contract-label-ready = { $label } ; tu peux le compléter maintenant : { $gain }
contract-label-begun = { $label } ; tu en es à l’étape { $step } sur { $steps }
contract-label-begun-by = { $label } ; { $name } en est à l’étape { $step } sur { $steps }
contract-label-done = { $label } ; tu l’as complété
contract-label-done-by = { $label } ; complété par { $names }
contract-label-no-cube = { $label } ; tu n’as plus de cube
contract-gain-coins =
    { $count ->
        [0] aucune pièce
        [one] { $count } pièce
       *[other] { $count } pièces
    }
contract-gain-influence =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
contract-no-cube = plus de cube

contracts-title = Contrats
contracts-of = { $done } sur { $all }
contracts-of-label =
    { $done ->
        [one] { $done } contrat complété sur { $all }
       *[other] { $done } contrats complétés sur { $all }
    }
contracts-key = Contrats
contract-cubes =
    { $count ->
        [0] plus de cube
        [one] encore { $count } cube
       *[other] encore { $count } cubes
    }
contract-offer-nth =
    { $nth ->
        [1] ton premier contrat
        [2] ton deuxième contrat
       *[other] ton troisième contrat
    }
contract-offer-crew = alors { $done } sur { $all }

contract-do = Compléter
contract-do-coins =
    { $coins ->
        [0] aucune pièce
        [one] +{ $coins } pièce
       *[other] +{ $coins } pièces
    }
contract-do-both =
    { $coins ->
        [0] { $influence ->
            [one] +{ $influence } point
           *[other] +{ $influence } points
        }
       *[other] { $influence ->
            [one] +{ $coins }, +{ $influence } point
           *[other] +{ $coins }, +{ $influence } points
        }
    }
contract-do-step = Poser
contract-do-step-line = étape { $step } sur { $steps }

now-at-tax = La Taxation t’a coûté des pièces
now-at-bust = Échec
now-at-colors =
    { $colors ->
        [one] { $colors } couleur au port
       *[other] { $colors } couleurs au port
    }
now-text = « { $contract } » : maintenant ou jamais.
now-text-step = « { $contract } », étape { $step } sur { $steps }. Le cube y reste jusqu’à la fin.
now-pass = Laisser
now-pass-line = pas cette fois
now-other = { $name } : « { $contract } » ?
now-other-text = Maintenant ou jamais.
decline-text = Prends ses pièces, ou renonces-y pour « { $contract } » : étape { $step } sur { $steps }.
decline-text-last = Prends ses pièces, ou renonces-y et complète « { $contract } ».
decline-do = Renoncer
gift-ask =
    { $count ->
        [one] À qui la pièce ?
       *[other] À qui les pièces ?
    }
gift-text =
    { $count ->
        [one] { $card } apporte { $count } pièce de plus, pour quelqu’un d’autre.
       *[other] { $card } apporte { $count } pièces de plus, pour quelqu’un d’autre.
    }
gift-do = Donner
gift-do-line = à { $name }
gift-do-which = à qui ?
gift-label =
    { $count ->
        [one] Donner { $count } pièce à { $name }
       *[other] Donner { $count } pièces à { $name }
    }
gift-other = { $name } offre une pièce
aside-ask = Mettre une carte Temps de côté ?
aside-text =
    { $points ->
        [one] Un tour de moins, un point de score de plus : { $points }, en cas de réussite.
       *[other] Un tour de moins, un point de score de plus : { $points }, en cas de réussite.
    }
aside-do = Écarter
aside-keep = Garder
aside-other = { $name } : mettre une carte Temps de côté ?
aside-other-text = Un tour de moins, un point de score de plus.

voyage-title = Le voyage
voyage-goal = tous les contrats avant la fin du sablier
time-turns =
    { $count ->
        [one] encore { $count } tour
       *[other] encore { $count } tours
    }
time-left =
    { $count ->
        [one] tour restant
       *[other] tours restants
    }
time-deck = Pioche du temps
score-points =
    { $count ->
        [one] score : { $count }
       *[other] score : { $count }
    }
score-turns = tours
score-unit = score
rank-landlubber = Marin d’eau douce
rank-sailor = Matelot
rank-pirate = Pirate
rank-captain = Capitaine
rank-lord-of-the-seas = Légende des mers
rank-next = { $rank } à { $points }

start-turns =
    { $count ->
        [one] { $count } tour
       *[other] { $count } tours
    }
start-sum =
    { $letters ->
        [one] { $cards } { $seals } sur les sceaux + { $letters } lettre
       *[other] { $cards } { $seals } sur les sceaux + { $letters } lettres
    }
start-harder = Plus difficile dès le début
start-less = Une carte de côté en moins
start-more = Une carte de côté en plus
start-deal = En tirer d’autres
start-choose = Les choisir
start-dealt = Tirés au hasard
start-contracts =
    { $count ->
        [one] { $count } contrat
       *[other] { $count } contrats
    }

end-voyage-won =
    { $turns ->
        [0] Les { $all }, au tout dernier tour
        [one] Les { $all }, avec { $turns } tour d’avance
       *[other] Les { $all }, avec { $turns } tours d’avance
    }
end-voyage-lost = Le sable s’est écoulé
end-voyage-rank =
    { $points ->
        [one] Score : { $points }. Rang : { $rank }.
       *[other] Score : { $points }. Rang : { $rank }.
    }
end-voyage-last = « { $contract } » est venu en dernier.
end-voyage-short =
    { $done ->
        [one] { $done } contrat sur { $all }.
       *[other] { $done } contrats sur { $all }.
    }
end-voyage-ranks = Rang
end-voyage-would = Ce que cela aurait donné
end-voyage-turn = tour { $turn }
end-voyage-crew = L’équipage
end-again-harder = Encore, plus difficile
end-again-same = Encore les mêmes
end-again-others = D’autres contrats
