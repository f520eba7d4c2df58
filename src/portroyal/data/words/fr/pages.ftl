## Les pages.

title-start = Port Royal
title-host = Ouvrir une table · Port Royal
title-settings = Réglages · Port Royal
title-rules = Règles · Port Royal
title-missing = Rien ici · Port Royal
title-table = Table { $code } · Port Royal
skip-to-content = Aller au contenu
menu = Menu
back = Retour
close = Fermer
yes = Oui
no = Non
copy = Copier
copied = Copié
share = Partager
secret-show = Afficher
secret-hide = Masquer
try-again = Réessayer
load-again = Recharger
to-start = Accueil
settings = Réglages
rules = Règles
sound = Son
language = Langue
language-auto = Langue du navigateur

tagline = Encore une carte. Juste une.
play-now = Jouer
play-against = contre { $names }
play-together = avec { $names }
play-rival = { $name } ({ $strength })
play-alone = en solo
host-short = Ouvrir
join-short = Rejoindre
go-on = Continuer
go-on-with = avec { $names }
more-tables =
    { $count ->
        [one] { $count } autre
       *[other] { $count } autres
    }
go-on-turn = À toi de jouer
open-tables = Tables ouvertes
open-tables-none = Aucune table n’attend de joueurs pour l’instant.
open-table-seats = places libres : { $open } sur { $seats }
your-tables = Tes tables
offline-start = Le serveur est injoignable. Règles et réglages marchent sans lui ; une table a besoin de lui.

your-name = Ton nom
your-color = Ta couleur
color-0 = Sarcelle
color-1 = Rouille
color-2 = Prune
color-3 = Mousse
color-4 = Rose
color-5 = Bleu ardoise
color-6 = Ocre
color-7 = Gris
name-needed = Dis-nous d’abord ton nom.
who-are-you = Qui es-tu ?
usual-name = Skipper

join-title = Rejoindre une table
join-code-label = Lien ou code
join-code-hint = Colle le lien reçu, ou tape le code de la table (six caractères).
join-code-strange = Ce n’est ni un lien vers une table ni un code de six caractères.
join-go = Y aller
join-table-of = Chez { $host }
join-open = Prends place, ou regarde.
join-full = Toutes les places sont prises.
join-running = La partie a commencé.
join-over = Cette partie est finie.
join-sit = Prendre place
join-free =
    { $open ->
        [one] une place libre
       *[other] { $open } places libres
    }
join-watch = Regarder
join-result = Voir le résultat
join-lost = La place que cet appareil avait ici n’existe plus.

host-title = Ouvrir une table
host-lead = Qui joue, et comment ?
host-you = Toi
how-we-play = Comment on joue
host-open = Ouvrir la table
host-open-hint = puis inviter les autres
host-start = Lancer la partie
host-start-hint = tout le monde est là
asking-server = Connexion au serveur…
seats = Places
seat-number = Place { $number }
seat-me = Moi
seat-open = Place ouverte
seat-device = Quelqu’un sur cet appareil
seat-bots = Robots · { $level }
seat-device-name = Nom pour la place { $number }
seat-open-hint = En attente de quelqu’un qui a le lien.
seat-remove = Retirer la place { $number }
seat-dismiss = Demander à { $name } de laisser la place
seat-add = Ajouter une place
seat-none-mine = Aucune place n’est à toi : tu regardes.
seat-free = Place libre
seat-yours = Ta place
sit-here = S’asseoir ici
here = ici
away = pas là
host = Hôte
guest = Invité
host-edition = Édition
host-variant = Variante
host-variant-expedition = Une Expédition pour gagner
host-variant-expedition-hint = La partie ne finit que si quelqu’un a { $influence_to_end } points et une Expédition ; il en faut une pour gagner.
host-odds = Risque d’échec
host-odds-hint = Ce que la table dit de la prochaine carte.
host-odds-off = Masqué
host-odds-simple = Simple
host-odds-exact = Exact
host-hints = Conseils
host-hints-hint = Le conseiller dit ce qu’il ferait, si on le lui demande.
host-undo = Annulation
host-undo-hint = Seulement si aucune carte cachée n’a été vue ; on demande aux autres.
host-spectators = Spectateurs
host-spectators-hint = Toute personne ayant le lien peut regarder.
host-listed = Annoncer cette table
host-listed-hint = Toute personne sur ce serveur peut la trouver et y jouer, tant que tu es là et qu’une place est libre.
host-pace = Rythme des robots
host-pace-calm = Calme
host-pace-normal = Normal
host-pace-quick = Rapide
host-pace-instant = Immédiat
host-timer = Temps de réflexion
host-timer-none = Illimité
host-timer-relaxed = Tranquille
host-timer-move = Par coup
host-timer-relaxed-hint = Trois minutes par décision, puis un robot dépanne.
host-timer-seconds = Secondes par coup
host-timer-bank = Secondes en réserve
host-timer-told = { $seconds } s par coup, { $bank } s en réserve
rulings = Points de règle
rulings-hint = Là où les livrets diffèrent ou se taisent. D’ordinaire, l’édition décide.
rulings-printed = selon l’édition
rulings-changed =
    { $count ->
        [one] { $count } changé
       *[other] { $count } changés
    }
ruling-as-printed = selon l’édition
rulings-discover = Découverte
rulings-take = Commerce et recrutement
rulings-persons = Personnages
rulings-setup = Mise en place et fin
rulings-others = Autres

lobby-title-host = Ta table
lobby-title = Avant la partie
lobby-lead-host = Invite du monde, ajoute des robots et lance la partie.
lobby-lead = { $host } prépare la table.
lobby-lead-nobody = La table se prépare.
lobby-wait = { $host } lance la partie.
lobby-news = À table : { $names }. Places libres : { $open }.
lobby-chat = Discussion
lobby-start = Lancer la partie
lobby-start-all = à { $players }
lobby-start-open =
    { $open ->
        [one] sans la place libre
       *[other] sans les { $open } places libres
    }
lobby-too-few = il faut être deux
invite = Inviter
invite-text = Envoie le lien, ou fais scanner le code QR.
invite-link = Lien vers cette table
invite-qr = Le lien vers cette table en code QR
invite-message = Viens jouer à Port Royal avec moi.
table-code = Code
table-named = Table { $code }
rename = Nom et couleur
rename-do = Terminé
watchers =
    { $count ->
        [one] { $count } regarde
       *[other] { $count } regardent
    }
coming-to-table = En route vers la table

elsewhere = Continuer ailleurs
elsewhere-title = Continuer sur un autre appareil
elsewhere-text = Ouvre ce lien là-bas, ou scanne le code QR : ta place te suit.
elsewhere-link = Ton lien personnel
elsewhere-qr = Ton lien personnel en code QR
elsewhere-secret = Toute personne ayant ce lien peut jouer à ta place. Garde-le pour toi.

reconnecting = Reconnexion…
unreachable-title = Le serveur est injoignable
unreachable-text = Est-il en marche ? Alors réessaie.
unreachable-wait = On continue d’essayer. Ta partie y est en sécurité.
offline-wait = Cet appareil n’a pas de réseau. On reprend dès son retour.
replaced-title = Ouvert ailleurs
replaced-text = Cette place est ouverte dans un autre onglet ou sur un autre appareil.
replaced-here = Jouer ici
goodbye-no-such-table-title = Cette table n’existe pas
goodbye-no-such-table-text = Le code contient peut-être une erreur, ou la table a été fermée depuis longtemps.
goodbye-unplayable-title = Cette table attend
goodbye-unplayable-text = Le serveur ne peut pas la rouvrir pour l’instant. Rien n’est perdu et ta place t’est gardée : réessaie le lien après une mise à jour.
goodbye-removed-title = Ta place a été donnée
goodbye-removed-text = L’hôte l’a libérée. Le lien te laisse peut-être encore regarder.
goodbye-protocol-title = Il y a une version plus récente
goodbye-protocol-text = Recharge la page pour continuer.
goodbye-other-title = La table a dit au revoir
goodbye-other-text = Réessaie le lien dans un instant.
broken-title = Quelque chose est passé par-dessus bord
broken-text = Cette page a eu un problème. Ta partie est en sécurité sur le serveur.
missing-title = Ici, rien que la mer
missing-text = Il n’y a pas de page à cette adresse.

settings-lead = Enregistrés sur cet appareil.
settings-you = Toi
settings-look = Apparence
settings-play = À table
settings-motion = Animations
settings-sound = Son
settings-usual = Tout réinitialiser
theme = Ambiance
theme-system = Automatique
theme-light = Matin
theme-dark = Nuit
text-size = Taille du texte
text-normal = Normal
text-large = Grand
text-larger = Très grand
patterns = Motifs marqués
patterns-hint = Chaque couleur de navire a son motif ; ici il se voit bien.
auto-pass = Passer automatiquement
auto-pass-hint = Quand je ne peux rien faire d’autre.
confirm-bust = Demander avant un échec
confirm-bust-hint = Avant de garder un navire qui met fin à mon tour.
left-handed = Mode gaucher
left-handed-hint = Les boutons d’action changent de côté.
letter-keys = Raccourcis clavier
letter-keys-hint = D pioche, S arrête, ? montre tous les raccourcis.
notifications = Notifications
notifications-hint = Quand c’est à moi de jouer et que je regarde ailleurs.
notifications-denied = Le navigateur bloque les notifications de cette page. Tu peux les autoriser dans ses réglages.
motion = Animations
motion-system = Automatiques
motion-full = Complètes
motion-reduced = Réduites
speed = Vitesse
speed-calm = Calme
speed-usual = Normale
speed-fast = Double
speed-at-once = Immédiate
sound-hint = Bois, papier, pièces et une cloche. Jamais de musique.
volume = Volume

rules-lead = Le jeu de base et toutes ses extensions, avec nos mots.
rules-contents = Sommaire
rules-example = Exemple :
rules-not-offered = pas proposé
rules-print = Imprimer les règles
rules-search = Chercher une règle
rules-found =
    { $count ->
        [0] Rien trouvé.
        [one] { $count } règle
       *[other] { $count } règles
    }
rules-link = Lien vers cette règle
