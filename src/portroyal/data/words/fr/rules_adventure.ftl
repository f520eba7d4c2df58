## The rules of The Adventure Begins, in our own words. Numbers are the campaign's: web/src/adventure/numbers.ts gives them.

rules-adventure-title = Module : L’aventure commence
rules-adventure-p1 = Une histoire en { $chapters } chapitres, d’une à quatre personnes. Un chapitre remplit une soirée. On joue avec le jeu de base de la boîte de 2021, à connaître d’abord. Les cartes d’autres modules peuvent s’y mêler et rendent tout bien plus difficile ; les contrats, non.
rules-adventure-modes = Avant chaque chapitre, on choisit : en solo, ensemble comme un seul équipage, ou les uns contre les autres. Le mode et l’équipage peuvent changer d’un chapitre à l’autre. En solo, tu es toujours la personne active : il n’y a pas de péage, et le bonus de chaque Taxation est à toi.
rules-adventure-s1 = Chacun reçoit au hasard l’une des cinq cartes de héros et choisit, au vu de tous, l’une de ses deux faces, à commencer par la personne qui débute. Si l’on préfère choisir les cartes, on le fait dans le sens inverse des aiguilles d’une montre, et la personne qui débute choisit en dernier.
rules-adventure-s2 = Ton héros dit avec combien de pièces tu commences. Quatre de tes cubes sont posés sur sa maison, un sur la porte et trois sur les fenêtres. Un cinquième marque tes couronnes.
rules-adventure-s3 = Pour la pioche des événements, on tire quelques-uns des { $zeros } événements numérotés 0 : { $events1 } en solo ; ensemble, { $events2 } à deux, { $events3 } à trois, { $events4 } à quatre ; les uns contre les autres, { $rivals2 } à deux, { $rivals3 } à trois, { $rivals4 } à quatre. En solo et à deux, la carte 1 s’y ajoute. La fin de mois va tout en dessous.
rules-adventure-s4 = La personne qui débute lit la première page du chapitre, et les cartes qu’elle nomme sont mélangées à la pioche. Au fil de l’histoire, { $added } cartes la rejoignent. Elles y restent pour tous les chapitres suivants.
rules-adventure-s5 = On retourne la page : au dos se trouve la première mission.
rules-adventure-reconstructed = Ce que la règle imprime se joue tel quel. Ce qui n’est écrit que sur les cartes est reconstitué, donc de nous : l’histoire, la plupart des missions, les événements, les pièces des héros, la piste des couronnes, ce qu’il faut à l’équipage à la fin, et les valeurs des nouvelles cartes.

rules-adventure-month-title = Aventure : événements et mois
rules-adventure-month-p1 = Chaque tour commence par le premier événement de la pioche, avant toute autre chose. Il agit tout de suite, pendant la découverte ou quand on prend des cartes ; puis il est défaussé.
rules-adventure-month-p2 = Le dernier événement est la fin de mois. Le sablier de la mission la plus récente dit alors comment l’histoire continue :
rules-adventure-month-k1 = Un nombre : on lit cette page.
rules-adventure-month-k2 = Un nombre avec un point d’interrogation : quelqu’un a-t-il complété cette mission ? Si oui, on lit la page de la coche, sinon celle de la croix, qui demande davantage.
rules-adventure-month-k3 = Une poignée de main et un poing : ensemble, on suit la poignée de main ; les uns contre les autres, le poing.
rules-adventure-month-k4 = La carte 9 : pour un équipage, le chapitre est fini.
rules-adventure-month-k5 = Un cube et des pièces : chacun peut rendre un cube, comme expliqué à propos de la fin.
rules-adventure-month-p3 = La nouvelle mission se place à droite des autres. Tout le monde voit vers quels nombres va le sablier, mais personne ne lit d’avance.
rules-adventure-month-p4 = Puis on retourne les événements défaussés, sans les mélanger, et on en pose un nouveau dessus. Les mêmes événements reviennent donc dans le même ordre, et chaque mois dure un tour de plus. Le tour où finit un mois se poursuit sans autre événement.
rules-adventure-month-example = Le premier mois comptait « { event-fog-bank } », « { event-market-day } » et « { event-months-end } ». Le deuxième commence par un événement que personne ne connaît encore ; puis reviennent les trois mêmes.
rules-adventure-month-p5 = Voici les événements :

rules-adventure-missions-title = Aventure : missions et couronnes
rules-adventure-missions-p1 = Une mission se complète quand c’est à toi d’agir, à ton tour ou à celui d’un autre, tout de suite ou bien plus tard. Les anciennes missions restent ouvertes. Personne ne complète deux fois une mission, mais plusieurs peuvent compléter la même.
rules-adventure-missions-p2 = Ce qu’une mission montre sur sa bande sombre, il faut l’avoir, et tu le gardes. Ce qu’elle montre avec un moins, tu le défausses : des pièces, des couronnes ou des navires gardés à bord. Chaque carte ne paie qu’une chose. Un Touche-à-tout ne remplace personne ici.
rules-adventure-missions-p3 = Puis le cube le plus à gauche de ta maison va sur la mission et y reste. Ce qu’il cachait est à toi :
rules-adventure-missions-k1 = le premier : la porte s’ouvre, et la capacité de ton héros est libre ;
rules-adventure-missions-k2 = le deuxième : le trophée, sans lequel personne ne gagne quand on joue les uns contre les autres ;
rules-adventure-missions-k3 = le troisième : 1 couronne ;
rules-adventure-missions-k4 = le quatrième : 3 couronnes. Après lui, tu ne peux plus en compléter.
rules-adventure-missions-p4 = La première personne à compléter une mission gagne souvent des pièces ou une couronne. Les couronnes de la mission elle-même vont à tous ceux qui la complètent.
rules-adventure-missions-p5 = Les missions marquées d’un éclair se complètent au bon moment ou jamais, et on te le demande : quand la quatrième couleur de navire entre au port, quand tu as dû payer une Taxation, à la quatrième carte au port, ou quand tu t’arrêtes à une seule carte. Celles qui touchent au port sont réservées à la personne active.
rules-adventure-missions-p6 = Les couronnes font avancer ton marqueur sur une piste de { $spaces } cases. Des blasons s’y trouvent aux cases { $shields } : le dernier atteint ou dépassé donne tes points de couronnes, 1 pour le premier et { $most } pour le dernier. Payer des couronnes fait reculer et peut coûter des points.
rules-adventure-missions-example = À la case { $second }, tu as atteint le deuxième blason : 2 points. Paie 1 couronne, et il n’en reste que 1.

rules-adventure-characters-title = Aventure : les dix héros
rules-adventure-characters-p1 = Le héros, c’est toi. Dès ta première mission complétée, sa capacité agit comme celle d’un personnage et s’ajoute à celles des tiens. Mais un héros n’est pas un personnage : il n’apporte pas de points et ne compte pas pour les missions, son épée non plus.

rules-adventure-cards-title = Aventure : ses cartes
rules-adventure-cards-ares = Les Pirates d’Arès sont une sixième couleur de navire, le violet. Ils comptent parmi les couleurs, peuvent être repoussés, et deux d’entre eux font échouer le tour. Avec six couleurs au port, la personne active prend { $takes } cartes.
rules-adventure-cards-items = Tous les navires de cette boîte transportent quelque chose : ceux des Arès un livre des rites ou des herbes médicinales, les autres du pain ou du rhum. Quand tu en prends un, tu choisis. Prends ses pièces, ou les couronnes qu’il montre, et défausse-le ; ou garde-le à bord : il reste devant toi, pour les missions, les Expéditions et les Tavernières. Dans les deux cas, les Négociants de sa couleur rapportent leur pièce.
rules-adventure-cards-tybuk = Trois frères avec 3 épées chacun. Ils repoussent, comptent aux Taxations et pour les missions.
rules-adventure-cards-lookout = Une fois par tour, pendant la découverte, même avant la première carte : regarde les 3 prochaines cartes. Tu en défausses 2, face visible et sans effet ; la troisième retourne sur la pioche, et personne d’autre ne la connaît.
rules-adventure-cards-barmaid = 1 couronne si le port compte au moins 4 cartes quand c’est à toi de prendre, quel que soit le tour. Et pendant que tu prends, tu peux vendre à chaque Tavernière 1 pain ou 1 rhum au prix qu’elle montre.
rules-adventure-cards-captain = Le Capitaine, le Prêtre et le Colon de cette boîte ont leur symbole comme toujours et rapportent 1 pièce de plus quand tu prends un navire des Arès, que tu en touches les pièces ou que tu le gardes à bord.
rules-adventure-cards-expeditions = Trois Expéditions demandent des objets en plus des personnages. On défausse les deux. Un Touche-à-tout ne remplace aucun objet.
rules-adventure-cards-tax = Les deux Taxations de cette boîte prennent la moitié à partir de { $taxfrom } pièces et rapportent { $taxbonus } pièces pour le moins de points.
rules-adventure-cards-reconstructed = La règle dit quelles cartes existent ; leurs valeurs sont reconstituées :

rules-adventure-end-title = Aventure : fin, nouvel essai, variante
rules-adventure-end-p1 = En solo ou ensemble, un chapitre finit quand un sablier mène à la carte 9, pas avant. C’est gagné si chaque mission sur la table a été complétée par quelqu’un, et si les cubes sur les missions et les points de tout l’équipage suffisent :
rules-adventure-end-k1 = en solo { $cubes1 } cubes et { $influence1 } points
rules-adventure-end-k2 = à deux { $cubes2 } et { $influence2 }
rules-adventure-end-k3 = à trois { $cubes3 } et { $influence3 }
rules-adventure-end-k4 = à quatre { $cubes4 } et { $influence4 }
rules-adventure-end-p2 = On lit alors la fin, et la prochaine fois vient le chapitre suivant. L’aventure est gagnée avec les { $chapters } chapitres ; sans une seule défaite, c’est le plus grand exploit.
rules-adventure-end-retry = En cas de défaite, on rejoue le chapitre. Les cartes ajoutées restent dans la pioche ; tout le reste recommence. Pour chaque défaite à ce chapitre, il y a { $retry } pièces de plus à partager. Une fois le chapitre gagné, elles disparaissent.
rules-adventure-end-rivals = Les uns contre les autres, la fin est déclenchée dès que quelqu’un a { $influence_to_end } points et le trophée. On finit la manche. Parmi ceux qui ont le trophée, le plus de points gagne ; à égalité, le moins de cubes sur la maison, puis le plus de pièces. L’histoire continue de toute façon.
rules-adventure-end-cube = Les uns contre les autres, les dernières missions d’un chapitre montrent un cube : à chaque fin de mois, chacun peut payer une fois { $buyoff } pièces pour remettre dans la boîte son cube le plus à gauche. Ce qu’il cachait est à lui, même le trophée ; mais ce cube ne complète plus de mission.
rules-adventure-end-variant = La variante, une fois l’histoire finie : les { $added } cartes sont toutes dans la pioche, quatre des { $stars } missions étoilées sont visibles dès le début, et il n’y a pas d’histoire. À chaque fin de mois, rendre un cube coûte { $variant } pièces. Pour le reste, on joue comme les uns contre les autres.
rules-adventure-end-shelf = On peut quitter un chapitre à tout moment et le reprendre sur un autre appareil. Toute la campagne est sur l’étagère et peut se garder en fichier.
