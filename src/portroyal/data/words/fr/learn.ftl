## Challenges: the same deal for everybody, and one for each day.

daily-short = Du jour
daily-title = Défi du jour
daily-lead = La même donne pour tout le monde, une nouvelle chaque jour à minuit, temps universel.
daily-today = Aujourd’hui
daily-kind-contracts = Contrats en solo
daily-calendar = Mes jours
daily-earlier = Mois précédent
daily-later = Mois suivant
daily-cell-won = { $date } : gagné
daily-cell-lost = { $date } : joué
daily-cell-open = { $date } : pas joué
daily-honest = La donne vient de la seule date, pour être la même sur tous les serveurs. On peut la calculer d’avance ; c’est plus amusant sans.
challenge-title = Un défi
challenge-lead = La même pioche, les mêmes places et les mêmes robots pour toutes les personnes qui ont ce lien.
challenge-play = Relever le défi
challenge-more = Le rejouer
challenge-against = Contre { $names }
challenge-alone = En solo contre le temps
challenge-results = Résultats
challenge-none = Personne ne l’a encore terminé ici.
challenge-won = gagné
challenge-lost = perdu
challenge-place =
    { $place ->
        [1] 1re place
       *[other] { $place }e place
    }
challenge-score =
    { $influence ->
        [one] { $influence } point
       *[other] { $influence } points
    }, { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }
challenge-points =
    { $points ->
        [one] score : { $points }
       *[other] score : { $points }
    }
challenge-try = { $tried }e partie
challenge-counts = Pour chacun, seule la première partie compte. Les noms sont ceux qui ont été saisis.
challenge-make = Défier des amis
challenge-link = Lien du défi
challenge-see = Comparer les résultats

## Drills: positions with one right answer.

drill-short = Exercices
drill-lead = Que ferais-tu ? Une réponse est juste ; ce que tu rates revient.
drill-begin = Commencer
drill-begin-due =
    { $count ->
        [one] { $count } exercice à revoir
       *[other] { $count } exercices à revoir
    }
drill-rating = Ta cote
drill-streak = Bonnes réponses d’affilée
drill-best-streak = Plus longue série
drill-done = { $done } sur { $of }
drill-theme-odds = Probabilités
drill-theme-repel = Repousser ou garder
drill-theme-second-card = Une deuxième carte
drill-theme-expeditions = Expéditions
drill-theme-tax = Taxations
drill-theme-last-round = La dernière manche
drill-theme-contracts = Contrats
drill-theme-crew = En équipage
drill-theme-mine = Mes propres erreurs
drill-mine-none = Quand le conseiller a revu une de tes parties, les décisions qui t’ont coûté le plus t’attendent ici.
drill-ask = Que ferais-tu ?
drill-seat = Tu es { $name }.
drill-right = Juste.
drill-wrong = Mieux : { $deed }.
# Behind each choice, once one is chosen.
drill-win = { $chance } de chances
drill-thinking = Le conseiller regarde…
drill-next = Suivant
drill-leave = Assez pour l’instant
drill-all-done = Rien à revoir. Reviens demain, ou choisis un thème.

## My numbers.

numbers-short = Mes chiffres
numbers-lead = Toutes les parties finies sur cet appareil. Elles restent ici, sauf si tu en décides autrement.
numbers-none = Pas encore de partie. Termines-en une et reviens.
numbers-games = Parties
numbers-wins = Victoires
numbers-busts = Échecs par partie
numbers-influence = Points par partie
numbers-coins = Pièces à la fin
numbers-bots = Contre chaque robot
numbers-bots-text = Combien de fois tu l’as devancé. Chaque point de la courbe résume les dix dernières parties jusque-là.
numbers-ahead = { $ahead } sur { $games }
numbers-feats = Exploits
numbers-feat-first = Une première victoire
numbers-feat-strongest = Devant un robot du plus haut niveau
numbers-feat-clean = Une victoire sans un seul échec
numbers-feat-five = Cinq victoires d’affilée
numbers-feat-crew = Un voyage gagné
numbers-feat-week = Le défi du jour sept jours de suite
numbers-keep = Garder et emporter
numbers-json = En JSON
numbers-csv = En CSV
numbers-delete = Supprimer tous mes chiffres
numbers-delete-sure = Tes parties, exercices, défis et records seront perdus pour de bon, ici et sur le serveur. Les supprimer ?
numbers-deleted-here = Supprimés sur cet appareil. Le serveur ne répond pas ; ils y seront supprimés quand tu rouvriras cette page.
numbers-delete-do = Supprimer
numbers-server = Sur ce serveur
numbers-server-text = Sans compte : il n’y a qu’un code. Toute personne qui le connaît a tes chiffres ; note-le et ne le montre à personne.
numbers-server-keep = Les garder aussi sur ce serveur
numbers-server-stop = Les retirer du serveur
numbers-code = Ton code de récupération
numbers-bring-label = Code de récupération
numbers-bring-do = Les reprendre ici
numbers-kept = Enregistré.
numbers-brought = Tes chiffres sont ici maintenant.
