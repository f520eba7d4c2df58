## The shelf of campaigns, and coins after a failure.

# The shelf.
shelf-title = L’histoire
shelf-lead = Cinq chapitres, en autant de soirées qu’il en faut.
shelf-crew = { $names }
shelf-done = Chapitre { $chapter }, { $title } : joué
shelf-now = Chapitre { $chapter }, { $title } : le prochain
shelf-to-come = Chapitre { $chapter } : à venir
shelf-feat = Les cinq chapitres sans une défaite : il n’y a pas de plus grand exploit.
shelf-succeeded = Les cinq chapitres sont gagnés.
shelf-over = Tous les chapitres sont joués.
shelf-again = Rejouer le chapitre { $chapter }, { $count } pièces à partager
shelf-next = Vers le chapitre { $chapter }
shelf-alone = En solitaire
shelf-month = Chapitre { $chapter }, mois { $month }
shelf-last = dernière partie le { $day }
shelf-so-far = Jusqu’ici
shelf-keep = Garder en fichier
shelf-keep-running = Le chapitre en cours n’est pas dans le fichier : à partir de là, il recommence.
shelf-new = Une nouvelle campagne
shelf-friends = Avec un robot à chaque place, ça commence tout de suite. Les places libres attendent des amis, qui viennent par le lien ; d’autres jouent sur cet appareil.
shelf-mix = Mêler d’autres cartes
shelf-mix-warning = La règle prévient : d’autres cartes rendent l’histoire bien plus difficile. Elle est pensée pour les cartes du jeu de base.
shelf-begin = Ouvrir le livre
shelf-bring = Continuer avec un fichier
shelf-no-file = Ce fichier n’est pas une campagne.

# Coins after a failure.
share-title =
    { $count ->
        [one] Un autre essai : { $count } pièce à partager
       *[other] Un autre essai : { $count } pièces à partager
    }
share-less = Une pièce de moins pour { $name }
share-more = Une pièce de plus pour { $name }
share-even = Parts égales
share-do = D’accord
log-shared =
    { $you ->
        [yes] Tu proposes comment partager les pièces.
       *[no] { $name } propose comment partager les pièces.
    }
