## Les règles du jeu de base, avec nos propres mots.

rules-goal-title = But du jeu
rules-goal-p1 = Tu révèles des navires et des personnages dans le port, une carte à la fois. Chaque carte enrichit le port et rend la suivante plus dangereuse : deux navires d’une même couleur, et ton tour échoue sans rien rapporter. Arrête-toi à temps et tu choisis en premier. Ensuite les autres choisissent aussi, et chacun te donne une pièce.
rules-goal-p2 = Les personnages recrutés et les Expéditions complétées donnent des points de victoire, ou « points » tout court. Dès que quelqu’un en a { $influence_to_end }, on finit la manche, et la personne qui a alors le plus de points gagne.

rules-cards-title = Les cartes
rules-cards-p1 = Il y a 120 cartes et rien d’autre. Au recto, une carte est un navire, un personnage, une Expédition ou une Taxation. Son dos est une pièce : pour gagner une pièce, pose devant toi la première carte de la pioche, face cachée, sans la regarder. Pour la dépenser, défausse-la. Personne ne sait quelles cartes servent d’argent.
rules-cards-ships = 50 navires, dix par couleur. Les épées donnent leur force, les pièces ce qu’ils rapportent.
rules-cards-persons = 60 personnages. Chacun a un prix, une capacité et de 0 à 3 points.
rules-cards-expeditions = 6 Expéditions. Elles demandent deux ou trois symboles et valent de 4 à 6 points.
rules-cards-taxes = 4 Taxations, deux de chaque sorte.

rules-setup-title = Mise en place
rules-setup-s1 = L’Expédition spéciale demande trois symboles différents et n’a pas de pièce au dos. À cinq, elle est posée face visible dès le début ; à moins de cinq, elle retourne dans la boîte.
rules-setup-s1-sjg = L’Expédition spéciale est mélangée aux autres cartes, quel que soit le nombre de joueurs.
rules-setup-s2 = Mélange les cartes face cachée : c’est la pioche. Les cartes défaussées sont à côté, face visible.
rules-setup-s3 = Chacun reçoit { $start_coins } pièces, à commencer par la personne qui débute. Tout le monde voit combien de pièces chacun possède.
rules-setup-s4 = Puis on joue dans le sens des aiguilles d’une montre. La partie ne finit que lorsque tout le monde a eu le même nombre de tours.

rules-turn-title = Un tour
rules-turn-s1 = Découverte : la personne active révèle des cartes jusqu’à l’arrêt ou l’échec.
rules-turn-s2 = Commerce et recrutement : elle prend 1, 2 ou 3 cartes du port. Puis chacun des autres, dans l’ordre, peut en prendre 1 et lui donne 1 pièce pour cela.
rules-turn-s3 = Ce qui reste au port est défaussé, et le tour passe à gauche.

rules-discover-title = Découverte
rules-discover-p1 = Pioche la première carte et révèle-la. Puis choisis : encore une, ou on s’arrête ? La première carte est obligatoire ; ensuite tu peux t’arrêter après chaque carte. Après l’arrêt, pas de retour en arrière.
rules-discover-k1 = Un personnage va au port et y attend.
rules-discover-k2 = Un navire va aussi au port, sauf si tu le repousses.
rules-discover-k3 = Une Expédition va dans une rangée à part. Elle ne fait pas partie du port, ne se prend pas comme les autres cartes et reste jusqu’à ce que quelqu’un la complète.
rules-discover-k4 = Une Taxation est résolue aussitôt, puis défaussée.
rules-discover-p2 = Tu peux aussi t’arrêter avec un port vide, si tu n’as trouvé que des Taxations, des Expéditions et des navires repoussés. Les autres jouent quand même, et les Saltimbanques s’en réjouissent.

rules-ships-title = Navires à repousser
rules-ships-p1 = Un Matelot apporte 1 épée, un Pirate 2. Si tu as au moins autant d’épées que la force du navire révélé, tu peux le repousser : il va à la défausse et non au port.
rules-ships-p2 = Les épées ne s’usent pas : le même équipage peut repousser navire après navire. Un navire à crâne ne peut être repoussé par personne.
rules-ships-p3 = Seul le navire qui vient d’être révélé peut être repoussé ; une fois gardé, il reste. Repousser est un choix, même si garder le navire mène à l’échec. Trop faible, on n’a pas le choix.
rules-ships-example = Un Matelot et un Pirate font 3 épées. Une deuxième Flûte arrive, de force 2 : repousse-la et continue. De force 5, c’était l’échec.

rules-bust-title = Échec
rules-bust-p1 = Si un navire reste alors que sa couleur est déjà au port, c’est l’échec. Tout le port va à la défausse, et personne ne prend rien ce tour-ci. Les Expéditions restent.
rules-bust-p2 = Chaque Saltimbanque rapporte 1 pièce à qui le possède, y compris à toi.
rules-bust-bigbox = Tu peux encore compléter des Expéditions avant la fin de ton tour.
rules-bust-older = Le tour est fini aussitôt, Expéditions comprises.

rules-tax-title = Taxations
rules-tax-p1 = Une Taxation concerne tout le monde. D’abord la perte : toute personne qui a { $taxed_from } pièces ou plus en défausse la moitié, arrondie à l’entier inférieur. Sur 12 ou 13 pièces, c’est 6 ; sur 14, c’est 7. Avec 11 ou moins, rien.
rules-tax-p2 = Puis le bonus : 1 pièce pour le plus d’épées, ou pour le moins de points, selon la carte. À égalité, chacun la reçoit, même à zéro.

rules-trade-title = Commerce et recrutement
rules-trade-p1 = La personne active prend d’abord, puis les autres, dans le sens des aiguilles d’une montre. On prend les cartes une par une, et on passe quand on n’en veut plus. Personne n’est obligé de prendre.
rules-trade-colors = Le nombre de cartes que la personne active peut prendre dépend des couleurs de navires au port. On les compte une fois, au moment de prendre.
rules-trade-0 = 0 à 3 couleurs : 1 carte
rules-trade-4 = 4 couleurs : 2 cartes
rules-trade-5 = 5 couleurs : 3 cartes
rules-trade-p2 = Chacun des autres peut prendre 1 carte. Chaque Gouverneur permet 1 carte de plus, à ton tour comme à celui des autres.
rules-trade-p3 = Commercer avec un navire : défausse-le et gagne les pièces indiquées, plus 1 par Négociant de sa couleur que tu possèdes.
rules-trade-p4 = Recruter un personnage : défausse autant de pièces qu’il coûte, 1 de moins par Demoiselle, et pose-le devant toi. Sa capacité et ses points sont à toi désormais.
rules-trade-p5 = La première carte peut payer la deuxième. Un Négociant tout juste recruté sert dès le navire suivant, une Demoiselle dès le personnage suivant.
rules-trade-p6 = Les autres peuvent prendre même si la personne active n’a rien pris. Ce que personne ne prend est défaussé.

rules-fee-title = Le péage
rules-fee-p1 = Pour chaque carte prise au tour de quelqu’un d’autre, tu lui donnes 1 pièce. Les Demoiselles n’y changent rien.
rules-fee-p2 = Pour un personnage, il faut avoir le prix et le péage avant de le prendre. Pour un navire, le péage peut venir de ce qu’il rapporte : sans aucune pièce, tu peux prendre un navire à 1 pièce et n’y gagner rien, sinon que personne d’autre ne l’aura.
rules-fee-p3 = Le péage passe face cachée : personne ne sait de quelle carte il s’agit.
rules-fee-2014 = Dans cette édition, le péage se paie avant le prix du personnage ; dans les autres, après. Cela décide seulement quelle carte cachée va où.

rules-persons-title = Les personnages
rules-persons-p1 = Un personnage travaille pour toi tant que tu ne le défausses pas pour une Expédition. Plusieurs du même type se cumulent, et aucune capacité ne s’use.
rules-person-trader = 1 pièce de plus quand tu commerces avec un navire de sa couleur, à ton tour ou à celui d’un autre. Il y en a deux par couleur.
rules-person-settler = Une hutte pour les Expéditions.
rules-person-captain = Une ancre pour les Expéditions.
rules-person-priest = Une croix pour les Expéditions.
rules-person-jack-of-all-trades = Remplace une hutte, une ancre ou une croix, au choix, même si tu as le bon personnage.
rules-person-sailor = 1 épée : repousse des navires à ton tour et compte quand une Taxation récompense les épées.
rules-person-pirate = 2 épées.
rules-person-mademoiselle = Chaque personnage recruté coûte 1 pièce de moins, sans descendre sous 0. Cela ne vaut ni pour elle-même ni pour le péage.
rules-person-jester = 1 pièce à chaque échec, le tien compris ; et 1 pièce s’il ne reste aucune carte au port quand c’est à toi de prendre. Prendre soi-même la dernière carte ne rapporte rien.
rules-person-jester-2014 = Avec un port vide, les Saltimbanques de la personne active ne rapportent rien.
rules-person-admiral = { $admiral_coins } pièces si le port compte au moins { $admirals_from } cartes quand c’est à toi de prendre, quel que soit le tour.
rules-person-governor = 1 carte de plus à prendre, à chaque fois. Au tour d’un autre, chaque carte coûte son péage.
rules-person-governor-older = Un Gouverneur tout juste recruté donne sa carte aussitôt.
rules-person-governor-bigbox = Un Gouverneur tout juste recruté ne sert qu’à partir de la prochaine fois.
rules-persons-p2 = Amiraux et Saltimbanques regardent le port une seule fois, quand vient ton moment de prendre. S’ils viennent d’être recrutés, c’est trop tard pour cette fois.

rules-expeditions-title = Expéditions
rules-expeditions-p1 = Pour compléter une Expédition, défausse des personnages portant exactement les symboles demandés ; leurs points partent avec eux. L’Expédition est désormais devant toi, et tu gagnes les pièces indiquées.
rules-expeditions-p2 = Tout compte fait, une Expédition à 4 points en fait gagner 2, une à 6 points 3, la spéciale 2. Tes points ne baissent jamais.
rules-expeditions-p3 = Seule la personne active complète des Expéditions, autant qu’elle peut : pendant la découverte, avant et entre les cartes (pas pendant la décision sur un navire), et quand elle prend ses cartes, même après la dernière carte et avec des personnages tout juste recrutés. Ce n’est jamais obligatoire.
rules-expeditions-p4 = Dès que les autres ont commencé à prendre, c’est trop tard pour ce tour.

rules-end-title = Fin et victoire
rules-end-p1 = Dès que quelqu’un a { $influence_to_end } points, quel que soit le tour, la fin est déclenchée. On joue jusqu’à ce que tout le monde ait eu le même nombre de tours : le dernier revient à la personne à droite de celle qui a commencé.
rules-end-sjg = On ne vérifie la fin de partie qu’une fois la manche terminée. À table, cela ne change rien : les points ne baissent jamais.
rules-end-p2 = La personne qui a le plus de points gagne. À égalité, le plus de pièces. Si l’égalité persiste, on partage la place.
rules-end-example = Nell a 13 points et 2 pièces, Tomas 14 et aucune, Ines 13 et 5. Tomas gagne, bien que Nell ait eu 12 points la première ; Ines est deuxième grâce à ses pièces.
rules-end-variant = Variante, à convenir avant la partie : la fin n’est déclenchée que par quelqu’un qui a { $influence_to_end } points et au moins une Expédition, et seuls ceux qui en ont une peuvent gagner. Si personne n’a les deux, la partie continue.
rules-end-variant-sjg = La variante n’est pas proposée.

rules-hidden-title = Ce qui est caché
rules-hidden-p1 = Il n’y a pas de secrets à la table : ce qui est caché l’est pour tous. Chacun voit le port, les Expéditions, ce que les autres ont devant eux, leur nombre de pièces, et la défausse.
rules-hidden-p2 = Les pièces sont des cartes. Dépensées, elles vont face visible à la défausse : on peut compter ce qui est passé. Le péage n’est pas dépensé : il change de mains. Ici, ta pièce la plus ancienne part en premier.
rules-hidden-p3 = Quand il faut une carte et que la pioche est vide, la défausse est mélangée et devient la pioche. Port, Expéditions, personnages et pièces restent en place ; les anciennes pièces ne sont pas dans la nouvelle pioche.
rules-hidden-p4 = Si la pioche et la défausse sont vides, on ne gagne que les pièces disponibles, et au lieu de piocher on s’arrête. Si personne n’a pu piocher pendant toute une manche, la partie s’arrête et se compte comme d’habitude.

rules-editions-title = Éditions
rules-editions-p1 = Les mêmes 120 cartes ont paru avec plusieurs livrets. Ils s’accordent sur le jeu et diffèrent sur des détails. Tu choisis l’édition en ouvrant une table, et tu peux y changer des réponses.
rules-editions-names = Les noms changent aussi : chez Steve Jackson, les Expéditions sont des missions et les couleurs des pavillons. La Big Box parle de points d’influence.

rules-tips-title = Premiers conseils
rules-tips-1 = Trois navires au port et pas d’épée : environ une carte sur quatre mène à l’échec. Quatre navires : une sur trois.
rules-tips-2 = Recrute tôt. Un Matelot ou un Négociant coûte juste les { $start_coins } pièces du départ et travaille toute la partie.
rules-tips-3 = Ce que tu laisses, les autres peuvent le prendre. Un port riche nourrit tout le monde, et chacun te donne une pièce.
rules-tips-4 = N’amasse pas : dès { $taxed_from } pièces, une Taxation en prend la moitié.
rules-tips-5 = Deux personnages au même symbole font 2 points ; en Expédition, ils en font 4 et rapportent des pièces.
rules-tips-6 = Surveille qui approche de { $influence_to_end }. À la dernière manche, les pièces ne servent qu’à départager : change-les en points.

rules-words-title = Lexique
rules-word-active = personne active
rules-word-active-text = La personne dont c’est le tour.
rules-word-harbor = port
rules-word-harbor-text = La rangée de navires et de personnages révélés ce tour-ci.
rules-word-display = devant toi
rules-word-display-text = Les personnages et Expéditions devant quelqu’un.
rules-word-influence = points
rules-word-influence-text = Le nombre dans l’écu. Il décide de la victoire.
rules-word-fee = péage
rules-word-fee-text = La pièce que tu donnes pour chaque carte prise au tour d’un autre.
rules-word-bust = échec
rules-word-bust-text = Deux navires d’une couleur au port : personne ne prend rien.
rules-word-round = manche
rules-word-round-text = Un tour de chaque personne.
rules-word-ruling = point de règle
rules-word-ruling-text = Une question où les livrets diffèrent ou se taisent, avec la réponse jouée ici.

rules-gambler-title = Module : le Parieur
rules-gambler-p1 = Quatre personnages de plus : deux à 4 pièces avec 1 point, un à 6 avec 2, un à 8 avec 3. On les mélange à la pioche.
rules-gambler-p2 = Une fois par tour pour chaque Parieur devant toi, à ton propre tour et pendant la découverte, tu peux révéler quatre cartes l’une après l’autre.
rules-gambler-k1 = Parmi les quatre, aucun navire n’est repoussé, quel que soit le nombre de tes épées.
rules-gambler-k2 = Une Taxation s’applique comme toujours, une Expédition rejoint sa rangée. Les deux comptent parmi les quatre.
rules-gambler-k3 = Après la quatrième carte, deux navires d’une même couleur au port : c’est l’échec.
rules-gambler-k4 = Sinon, tu passes aussitôt à la phase Commerce et recrutement et tu peux prendre 1 carte de plus par Parieur utilisé.
rules-gambler-p3 = Le Parieur peut venir avant toute autre pioche : ses cartes comptent comme la première. Ensuite, on ne pioche plus carte par carte pendant ce tour ; avec un autre Parieur tu peux continuer, et compléter des Expéditions entre les deux.
rules-gambler-p4 = Un Parieur tout juste recruté attend ton prochain tour. Si la pioche s’épuise au milieu des quatre, moins de cartes sont révélées.

rules-set-sail-title = Module : Met les voiles
rules-set-sail-p1 = Un jeu plus rapide et plus léger, de deux à quatre, idéal en famille et pour une première soirée. Il a ses 60 cartes à lui et se joue sans celles du jeu de base ; ou bien on mélange 20 d’entre elles au jeu de base.
rules-set-sail-p2 = Joué sans le jeu de base, il en suit les règles, à ces exceptions près :
rules-set-sail-k1 = Il n’y a pas d’Expéditions.
rules-set-sail-k2 = La fin est déclenchée dès que quelqu’un a { $influence_to_end } points.
rules-set-sail-k3 = Une Taxation : toute personne qui a { $taxed_from } pièces ou plus en défausse jusqu’à n’en avoir que { $taxed_to }. Puis 1 pièce pour le moins de points ; à égalité, chacun la reçoit.
rules-set-sail-k4 = La pioche : 25 navires, cinq de chaque couleur, 10 Grossistes, 10 Passagers, 10 Matelots, 2 Pirates et 3 Taxations.
rules-set-sail-wholesaler = Quand tu commerces avec un navire de sa couleur, à ton tour ou à celui d’un autre, le navire va sous le Grossiste au lieu de la défausse. Tu gagnes ses pièces comme toujours, et le navire vaut 1 point. Un Grossiste tout juste recruté garde déjà le navire suivant. Deux Grossistes d’une couleur partagent leurs navires : chaque navire compte une fois.
rules-set-sail-passenger = Aucune capacité. Un Passager ne rapporte que des points.
rules-set-sail-p3 = Avec le jeu de base : 5 Grossistes, 5 Passagers et 10 navires rejoignent la pioche, qui a donc 20 cartes de plus. Tout le reste est comme dans le jeu de base, y compris le nombre de joueurs, les Taxations et la fin.
rules-set-sail-p4 = Les valeurs de 37 des 60 cartes ne sont pas publiques. Elles sont reconstituées : fixées d’après les cartes connues, pour que les totaux de la règle soient justes. Voici ces cartes :
rules-reconstructed = reconstitué

rules-contract-cards-title = Module : l’équipe des contrats
rules-contract-cards-p1 = 24 cartes de plus rejoignent la pioche : 10 navires, 5 Commis, 4 Canonniers et 5 Vice-amiraux. Les contrats en ont besoin ; on peut aussi les jouer sans aucun contrat.
rules-contract-cards-clerk = Quand tu commerces avec un navire de la couleur du Commis, tu peux prendre 1 carte de plus cette fois, pour chaque Commis de cette couleur. Au tour d’un autre, cette carte coûte aussi le péage. Un Commis tout juste recruté compte déjà pour le navire suivant.
rules-contract-cards-gunner = Quand c’est à toi de prendre, chacun de tes Canonniers te rapporte 1 pièce par navire au port sauf un. Un Canonnier tout juste recruté commence la fois suivante.
rules-contract-cards-vice-admiral = Quand c’est à toi de prendre et que le port compte { $vice_admirals_from } ou { $vice_admirals_to } cartes, chacun de tes Vice-amiraux te rapporte { $vice_admiral_coins } pièce, au tour de n’importe qui. Les Taxations et les Expéditions ne sont pas des cartes du port. Un Vice-amiral tout juste recruté commence la fois suivante.
rules-contract-cards-gift = Cinq des navires apportent un cadeau : en plus de tes pièces, une autre personne de ton choix en gagne 1. En solo, on n’offre rien.

rules-contracts-title = Module : contrats chacun pour soi
rules-contracts-p1 = Le jeu de base et l’équipe des contrats, avec quatre contrats sur seize face visible sur la table. Chacun a { $cubes } cubes.
rules-contracts-p2 = Pour compléter un contrat, il faut avoir ou faire ce qu’il demande. Pose un cube sur sa première pièce libre, à partir de la gauche, et gagne autant de pièces. Le cube y reste. Personne ne complète deux fois un contrat, mais plusieurs peuvent compléter le même : plus c’est tôt, plus il rapporte.
rules-contracts-k1 = Ton deuxième contrat rapporte en plus 1 point, ton troisième 2.
rules-contracts-k2 = Avec { $cubes } cubes, personne ne complète plus de { $cubes } contrats.
rules-contracts-k3 = Tu montres tes personnages et tu les gardes : ils peuvent encore partir en Expédition. Un Touche-à-tout ne remplace personne ici.
rules-contracts-p3 = La plupart des contrats se complètent quand c’est à toi d’agir, à ton tour ou à celui d’un autre, tout de suite ou bien plus tard : pendant la découverte, quand tu prends, et après un échec si l’édition permet alors encore des Expéditions.
rules-contracts-p4 = Ceux qui portent une cloche se complètent au bon moment ou jamais : « Inspecteur des taxes » quand chacun a payé et avant le bonus, « Mauvais œil » après l’échec, les deux Spéculateurs quand la troisième ou la quatrième couleur entre au port, les deux Fléaux quand tu commerces. « Mauvais œil », les Spéculateurs et « Nid de pirates » sont réservés à la personne active.
rules-contracts-p5 = Certains se font par étapes. Un cube qui en a commencé un y reste jusqu’à la fin, complété ou non. Renoncer aux pièces d’un navire, c’est quand même commercer : les Commis comptent, un cadeau est donné et le péage payé, mais aucun Grossiste ne garde le navire.
rules-contracts-example = Julia complète « Sommité » en deuxième : 3 pièces. C’est son deuxième contrat, elle gagne donc aussi 1 point.
rules-contracts-p6 = La partie finit comme toujours. On peut gagner sans un seul contrat.

rules-coop-title = Module : contrats ensemble ou en solo
rules-coop-p1 = Toute la table forme un équipage. Chaque contrat sur la table doit être complété, peu importe par qui, avant que le temps soit écoulé. Les points ne terminent rien ici.
rules-coop-numbers = Des dix-huit contrats, 3 sont sur la table en solo, 5 à deux, 7 à trois, 9 à quatre, 11 à cinq.
rules-coop-p2 = Le temps est une pioche à part, prélevée face cachée sur la pioche :
rules-coop-s1 = { $time_cards } cartes,
rules-coop-s2 = autant de plus, ou de moins, que le disent les nombres des sceaux,
rules-coop-s3 = et 1 pour chaque lettre différente.
rules-coop-example = Trois contrats aux sceaux 1 G, 0 G et −1 H : { $time_cards } + (1 + 0 − 1) + 2 lettres = 15 cartes.
rules-coop-p3 = La première carte de chaque tour vient de la pioche du temps, toutes les autres de la pioche. Dès que le dernier contrat est complété, c’est gagné. Si la première carte d’un tour ne peut pas être piochée, c’est perdu.
rules-coop-p4 = Tout le reste est comme en jouant chacun pour soi, y compris les cubes, les pièces et les points du deuxième et du troisième contrat. Le péage se paie toujours : un navire à 1 pièce ne te rapporte rien au tour d’un autre, mais l’équipage a une pièce de plus.
rules-coop-p5 = Après chaque Taxation, la personne active peut mettre de côté, sans la voir, la première carte de la pioche du temps : un tour de moins, un point de score de plus. On peut aussi en mettre de côté avant le début. En cas de victoire, chacune vaut un point de score :
rules-coop-r0 = 0 ou 1 : Marin d’eau douce
rules-coop-r2 = 2 ou 3 : Matelot
rules-coop-r4 = 4 ou 5 : Pirate
rules-coop-r6 = 6 ou 7 : Capitaine
rules-coop-r8 = 8 ou plus : Légende des mers
rules-coop-points-example = Sur 15 cartes, Julia en met 5 de côté avant de commencer. Elle a dix tours ; si elle réussit, la voilà Pirate, et Capitaine avec une carte de plus après une Taxation.
rules-coop-p6 = En solo, c’est toujours toi la personne active : pas de péage, le cadeau d’un navire ne va à personne, et le bonus de chaque Taxation est pour toi.

rules-each-title = Les dix-huit contrats
rules-each-p1 = La bande sombre montre ce qui est demandé, les pièces ce que gagne la première personne, la deuxième et ainsi de suite, le sceau ce qu’il ajoute au temps d’un équipage. Une cloche : maintenant ou jamais. Cire bleue : seulement ensemble ou en solo.
rules-each-p2 = Ce que veut dire « au bon moment » est expliqué avec les contrats. Les pièces et les sceaux des deux contrats à cire bleue ne sont pas publics ; les nôtres sont reconstitués.
