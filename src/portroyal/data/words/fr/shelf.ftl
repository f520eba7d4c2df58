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
shelf-again = Chapitre { $chapter } encore, { $count } pièces à partager
shelf-next = Vers le chapitre { $chapter }
shelf-so-far = Jusqu’ici
shelf-keep = Garder en fichier
shelf-new = Une nouvelle campagne
shelf-bots = Des robots s’assoient avec toi ; à la table, tes amis peuvent prendre leurs places.
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
share-do = D’accord
log-shared =
    { $you ->
        [yes] Tu as dit comment partager les pièces.
       *[no] { $name } a dit comment partager les pièces.
    }
