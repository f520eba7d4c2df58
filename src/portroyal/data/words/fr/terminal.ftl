## Ce que dit le terminal en plus.

terminal-welcome = Bienvenue à Port Royal.
terminal-welcome-back = Te revoilà à Port Royal.
terminal-bots = { $bot } : { $names }.
terminal-begins =
    { $you ->
        [yes] Tu commences.
       *[no] { $name } commence.
    }
terminal-how = Tape un numéro ou les premières lettres d’un choix ; « aide » explique le reste.
terminal-player = Place { $number }
terminal-kept = La partie est enregistrée dans { $file }. Pour la relire : portroyal replay { $file }
terminal-goodbye = Au revoir.
terminal-goodbye-saved = Au revoir. Pour continuer : portroyal play --terminal --load { $file } --save { $file }
terminal-goodbye-unsaved = Au revoir. La partie n’a pas été enregistrée.
terminal-quit-unsaved = Cette partie n’est pas enregistrée. Tape « enregistrer » pour la garder, ou encore une fois « quitter ».
terminal-undone = Coup annulé.
terminal-saved = Enregistré dans { $file }, et désormais après chaque choix.
terminal-save-exists = { $file } existe déjà. Choisis un autre nom.
terminal-save-failed = Impossible d’écrire { $file }.
terminal-save-over = La partie n’est plus enregistrée.

terminal-told = { $what } : { $that }
terminal-have = toi : { $have } sur { $of }
terminal-tucked =
    { $count ->
        [one] { $count } navire gardé
       *[other] { $count } navires gardés
    }
terminal-passed = { $names } passent.
terminal-contract-done = complété par { $names }
terminal-contract-ready = tu peux le compléter
terminal-contract-now = Tu peux compléter un contrat.
terminal-no-time = Plus de carte Temps : la prochaine personne qui doit piocher perd la partie.
terminal-cannot-pay =
    { $you ->
        [yes] Tu ne peux payer aucune des cartes restantes.
       *[no] { $name } ne peut payer aucune des cartes restantes.
    }
terminal-spent = Pièces dépensées, maintenant visibles : { $cards }.
terminal-goes-on =
    { $you ->
        [yes] La partie continue : c’est à toi de décider.
       *[no] La partie continue : c’est à { $name } de décider.
    }
terminal-verified =
    { $count ->
        [one] { $count } action vérifiée. L’empreinte { $hash }… est juste.
       *[other] Les { $count } actions sont vérifiées. L’empreinte { $hash }… est juste.
    }

terminal-card-strength = force { $strength }
terminal-card-skull = crâne
terminal-card-influence =
    { $influence ->
        [one] { $influence } point
       *[other] { $influence } points
    }
terminal-card-trader = +1 { $color }
terminal-card-jack-of-all-trades = tout symbole
terminal-card-mademoiselle = recrute à −1
terminal-card-jester = échec : +1
terminal-card-admiral = { $admirals_from } cartes : +{ $admiral_coins }
terminal-card-governor = +1 carte
terminal-card-gambler = 4, puis +1
terminal-card-wholesaler = garde { $color }
terminal-card-clerk = { $color } : +1
terminal-card-gunner = navires − { $gunners_without }
terminal-card-vice-admiral = { $vice_admirals_from }–{ $vice_admirals_to } cart. : +{ $vice_admiral_coins }
terminal-card-lookout = regarde 3
terminal-card-barmaid = achète à { $price }
terminal-card-book = livre
terminal-card-herbs = herbes
terminal-card-bread = pain
terminal-card-rum = rhum
terminal-card-crowns = { $crowns } couronnes

terminal-enter = Entrée suffit
terminal-danger =
    { $swords ->
        [0] échec avec un second navire { $colors }
       *[other] échec avec un second navire { $colors }, sauf si tu le repousses
    }
terminal-worth =
    { $coins ->
        [one] vaut { $coins } pièce pour toi
       *[other] vaut { $coins } pièces pour toi
    }
terminal-trade =
    { $coins ->
        [one] { $net } pièce
       *[other] { $net } pièces
    }
terminal-trade-fee = (recevoir { $gain }, verser { $toll } à { $name })
terminal-hire-fee = ({ $toll } à { $name })
terminal-hire = { $coins }, { $left } ; { $influence }
terminal-besides = { $what } ; { $more }
terminal-claim = { $given } ; { $influence }, { $coins }
terminal-gamble = { $safe } ; { $offer }
terminal-left = reste { $left }
terminal-influence-gain =
    { $influence ->
        [one] +{ $influence } point
       *[other] +{ $influence } points
    }
terminal-gift = +{ $count } pour quelqu’un d’autre
terminal-more =
    { $count ->
        [one] { $count } carte de plus
       *[other] { $count } cartes de plus
    }

terminal-no-choice = Il n’y a pas de choix { $number }.
terminal-no-words = « { $typed } » n’est pas un des choix.
terminal-several = « { $typed } » désigne plusieurs choix : { $which }.
terminal-type =
    { $count ->
        [one] Tape 1, ou « aide ».
       *[other] Tape un numéro de 1 à { $count }, ou « aide ».
    }
terminal-no-card = Aucune carte ne ressemble à « { $typed } ».

terminal-command-odds = chances
terminal-command-hint = conseil
terminal-command-others = autres
terminal-command-plan = plan
terminal-command-help = aide
terminal-command-log = journal
terminal-command-save = enregistrer
terminal-command-undo = annuler
terminal-command-cards = cartes
terminal-command-quit = quitter

terminal-first-or-gamble = Pioche, ou fais révéler quatre cartes par le Parieur.
terminal-help-rules =
    Pioche des cartes dans le port, une à la fois. Un second navire de la même couleur, et c’est l’échec : le tour est fini, sauf si tes épées le repoussent. Arrête-toi à temps et prends 1 carte ; 2 avec des navires de quatre couleurs, 3 avec cinq. Les navires rapportent des pièces ; les personnages en coûtent, et donnent des points et des capacités. { $players ->
        [1] { "" }
       *[other] Puis les autres peuvent prendre une carte chacun, et tu reçois une pièce pour cela.
    } { $influence_to_end ->
        [0] { "" }
       *[other] La dernière manche commence dès que quelqu’un a { $influence_to_end } points.
    }
terminal-help-number = un choix par son numéro
terminal-help-words-key = piocher, p
terminal-help-words = ou par ses mots ou leur début ; l’anglais marche aussi : draw, stop, take flute
terminal-help-enter-key = Entrée
terminal-help-enter = revoir la table ; s’il n’y a qu’un choix, le jouer
terminal-help-odds = le risque d’échec, et ce qui peut venir d’autre
terminal-help-hint = l’avis du conseiller : chaque choix avec ses chances de gagner, et pourquoi
terminal-help-others = ce que chacun prendrait de ce que tu laisses, et ce que cela lui apporte
terminal-help-plan = ce que visent les robots de ton équipage
terminal-help-cards = ce que font les cartes sur la table ; avec un nom, toute autre carte
terminal-help-log = tout ce qui s’est passé
terminal-help-undo = annuler un choix, si aucune carte cachée n’a été vue depuis
terminal-help-save = enregistrer la partie, maintenant et après chaque choix ; avec un nom, dans ce fichier
terminal-help-quit = quitter

terminal-percent-under = moins de { $percent }
terminal-percent-over = plus de { $percent }
terminal-odds-not-now = On ne pioche pas maintenant ; les chances valent pendant la Découverte.
terminal-odds-bust =
    { $then ->
        [keep] Si tu gardes le navire, échec à la prochaine carte : { $percent } ({ $cards } sur { $of } cartes inconnues).
        [repel] Si tu repousses le navire, échec à la prochaine carte : { $percent } ({ $cards } sur { $of } cartes inconnues).
       *[draw] Échec à la prochaine carte : { $percent } ({ $cards } sur { $of } cartes inconnues).
    }
terminal-odds-safe = Pas d’échec possible à la prochaine carte : il n’y a aucun navire au port.
terminal-odds-color = { $color } { $count }
terminal-odds-colors = dont : { $colors }
terminal-odds-swords = sans tes épées, ce serait { $percent }
terminal-odds-kinds = Ce qui peut venir : { $kinds }.
terminal-odds-kind = { $kind } { $percent }
terminal-odds-new-color = un navire d’une nouvelle couleur : { $percent }
terminal-odds-affordable = un personnage que tu peux payer maintenant : { $percent }
terminal-odds-ahead = Pas d’échec aux { $draws } prochaines cartes : { $chances }.

terminal-advice-close = Trop serré pour trancher : { $deeds }.
terminal-hint-win = gain %
terminal-hint-behind = retard %
terminal-hint-deals =
    { $deals ->
        [one] { $deals } partie simulée, sur { $turns } tours ; pièces et points : ce que tu as alors.
       *[other] { $deals } parties simulées, sur { $turns } tours ; pièces et points : ce que tu as alors.
    }
terminal-hint-close = Le signe ? : trop serré pour trancher.
terminal-review-start = début
terminal-review-luck = + hasard
terminal-review-own = + soi
terminal-review-others = + autres
terminal-review-result = = résultat
terminal-review-now = = ici
terminal-review-moments = Ce qui a décidé de la partie :
terminal-review-moments-so-far = Ce qui a le plus changé jusqu’ici :
terminal-review-better = Ce qui aurait pu être mieux joué :
terminal-review-moment = { $round } : { $what } ({ $changes })
terminal-review-decision = { $number }. { $grade } ({ $cost }) : { $what }
terminal-review-count =
    { $count ->
        [one] { $count } décision, dont { $close } trop serrée pour trancher.
       *[other] { $count } décisions, dont { $close } trop serrées pour trancher.
    }
terminal-review-plot = Le graphique est dans { $file }.
terminal-grade-inaccuracy = Imprécision
terminal-grade-mistake = Erreur
terminal-grade-blunder = Gaffe
terminal-grades-inaccuracy = { $count } impr.
terminal-grades-mistake =
    { $count ->
        [one] { $count } erreur
       *[other] { $count } erreurs
    }
terminal-grades-blunder =
    { $count ->
        [one] { $count } gaffe
       *[other] { $count } gaffes
    }

terminal-list-color = couleur
terminal-list-strength = force
terminal-list-ability = capacité
terminal-list-cost = coût
terminal-list-copies = nombre
terminal-list-sources = sources
terminal-list-special = spéciale
terminal-list-module = module
terminal-list-players = joueurs
terminal-list-range = { $fewest } à { $most }
terminal-list-needs = demande
terminal-list-not-with = pas avec
terminal-list-about = ce que c’est
terminal-list-contract = contrat
terminal-list-asks = ce qu’il demande
terminal-list-pays = paie
terminal-list-seal = sceau
terminal-list-contracts = { $count } contrats. Paie : les pièces pour la première personne, la deuxième, etc. Sceau : la pioche du temps d’un équipage a { $time_cards } cartes, autant de plus ou de moins que le disent les nombres, et 1 par lettre différente. * reconstitué : non public, fixé d’après les autres.
terminal-list-played = Joué ainsi : { $answer }.
terminal-list-fixed = pas de choix dans { $editions }
terminal-list-otherwise = Pour jouer autrement : portroyal play --terminal --ruling ID=RÉPONSE
terminal-list-total = { $count } cartes. Sources : combien de listes indépendantes concordent. * cartes reconstituées : leurs valeurs imprimées ne sont pas publiques et sont fixées d’après les autres.

terminal-seats-unknown =
    { $guess ->
        [yes] Personne du nom de « { $kind } » ne peut prendre place. Voulais-tu dire « { $near } » ? Il y a : { $kinds }.
       *[no] Personne du nom de « { $kind } » ne peut prendre place. Il y a : { $kinds }.
    }
terminal-seats-players =
    Ce que tu as choisi se joue de { $fewest } à { $most } joueurs, pas à { $wanted }. { $wanted ->
        [1] En solo, c’est --modules base,contract_cards,coop.
       *[other] { "" }
    }
terminal-seats-too-many = { $seats } places, c’est trop pour { $players }.
terminal-seats-too-many-names = { $names } noms, c’est trop pour { $players }.
terminal-seats-same-name = Deux personnes ne peuvent pas avoir le même nom.
terminal-seats-name = Le nom « { $name } » ne peut pas être affiché ; un nom a de 1 à { $most } lettres affichables.
terminal-seats-not-told = Cette partie ne dit pas qui est assis où. Dis-le avec --seats, dans l’ordre des { $players } places : human, ou le nom d’un robot.
terminal-seats-stranger = À cette table jouait un robot nommé « { $kind } », inconnu ici. Dis avec --seats qui joue à sa place.

# portroyal verify; what the browser says as well is in fair.ftl.
terminal-fair-actions-holds =
    { $count ->
        [one] L’unique action est possible.
       *[other] Les { $count } actions sont toutes possibles.
    }
terminal-fair-files =
    { $fails ->
        [0] { $count } enregistrements, tous justes.
        [one] { $count } enregistrements : un n’est pas juste.
       *[other] { $count } enregistrements : { $fails } ne sont pas justes.
    }
terminal-fair-not-reached = Non vérifié, car quelque chose ne va pas avant.
terminal-fair-record = { $file }, partie { $number } :
terminal-fair-actions-fails = Une action est impossible : { $why }
terminal-fair-words-fail = Des actions ne sont pas écrites comme elles ont été jouées.
terminal-fair-outcome-holds = La partie finit comme le dit l’enregistrement.
terminal-fair-outcome-fails = La partie finit autrement que ne le dit l’enregistrement.
terminal-fair-hash-holds = L’empreinte de la dernière position correspond.
terminal-fair-hash-fails = L’empreinte de la dernière position ne correspond pas.
terminal-fair-cards-unknown = Les pioches de cette partie ne peuvent pas être recalculées.
terminal-fair-outcome-unknown = L’enregistrement n’indique pas de résultat.
terminal-fair-hash-unknown = L’enregistrement n’a pas d’empreinte.
terminal-fair-seal-unknown = Il n’y a pas d’empreinte de tout l’enregistrement : ses noms et ses notes ne sont pas prouvés.
terminal-fair-holds = Tout est juste.
terminal-fair-fails = Cet enregistrement n’est pas juste.

terminal-chapter = Chapitre { $number }
terminal-turn-page = (Entrée tourne la page)
terminal-card-9 = Carte 9 : missions { $done } sur { $missions }, cubes { $laid } sur { $laidof }, points { $influence } sur { $influenceof }.
terminal-month = Mois { $month }
terminal-events-next = Ensuite : { $events }.
terminal-new-event = un nouvel événement
terminal-mission-step = { $name } : étape { $step }
terminal-cubes =
    { $count ->
        [one] encore { $count } cube
       *[other] encore { $count } cubes
    }
terminal-crowns =
    { $count ->
        [one] { $count } couronne
       *[other] { $count } couronnes
    }
terminal-stowed = à bord : { $things }
terminal-lead-trophy = { $influence } points ; { $you ->
        [yes] tu n’as jamais
       *[no] { $name } n’a jamais
    } obtenu le trophée.
terminal-lead-cubes = { $influence } points, à égalité avec { $you ->
        [yes] toi
       *[no] { $name }
    }, mais davantage de cubes retirés de la carte de héros.

terminal-retry =
    { $failures ->
        [one] Une défaite dans ce chapitre : { $coins } pièces de plus à partager.
       *[other] { $failures } défaites dans ce chapitre : { $coins } pièces de plus à partager.
    }
terminal-retry-how = Entrée les partage ainsi : { $even } ; ou tape un nombre pour chacun : { $names }.
terminal-retry-wrong = Il faut { $players } nombres entiers, { $coins } en tout.
terminal-campaign-next = Entrée commence le chapitre { $chapter } ; tape « quitter » pour partir.
terminal-campaign-again = Entrée rejoue le chapitre { $chapter } ; tape « quitter » pour partir.
terminal-campaign-variant = L’histoire est racontée. Entrée joue la variante, avec quatre missions étoilées ; tape « quitter » pour partir.
terminal-campaign-feat = Tous les chapitres, et pas une défaite : il n’y a pas de plus grand exploit.
terminal-campaign-won = L’aventure est réussie : tous les chapitres sont gagnés.
terminal-campaign-goodbye = Au revoir. Pour continuer : portroyal campaign play { $file }
terminal-campaign-line = { $title } : chapitre { $chapter } sur { $chapters }, { $names }
terminal-campaign-told = { $title } : racontée jusqu’au bout, { $names }
terminal-campaign-running = au milieu d’une partie
terminal-campaign-failures =
    { $count ->
        [one] une défaite
       *[other] { $count } défaites
    }
terminal-campaign-none = Il n’y a pas de campagne dans { $folder }. Pour en commencer une : portroyal campaign new
terminal-plan-none = Aucun robot ne joue avec toi ici.
