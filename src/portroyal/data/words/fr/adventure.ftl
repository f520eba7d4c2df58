card-name-ares = Pirates d’Arès
card-foot-ares = Arès
card-one-ares = un Pirate d’Arès
card-the-ares = le Pirate d’Arès
card-name-tybuk = Frère Tybuk
card-one-tybuk = un Frère Tybuk
card-the-tybuk = le Frère Tybuk
card-text-tybuk = Des épées, comme celles d’un Matelot ou d’un Pirate.
card-short-tybuk = des épées
card-name-lookout = Vigie
card-one-lookout = une Vigie
card-the-lookout = la Vigie
card-text-lookout = Une fois par tour, pendant que tu découvres, regarde les 3 prochaines cartes : défausses-en 2 et remets la troisième sur la pioche.
card-short-lookout = un regard sur les prochaines cartes
card-name-barmaid = Tavernière
card-one-barmaid = une Tavernière
card-the-barmaid = la Tavernière
card-text-barmaid = 1 couronne s’il y a 4 cartes ou plus au port quand c’est à toi de prendre. Et tu peux lui vendre 1 pain ou 1 rhum à son prix.
card-short-barmaid = des couronnes, et un prix pour le pain ou le rhum
card-color-ares = violet
card-symbol-book =
    { $count ->
        [one] { $count } livre des rites
       *[other] { $count } livres des rites
    }
card-symbol-herbs =
    { $count ->
        [one] herbes médicinales
       *[other] { $count } × herbes médicinales
    }
card-symbol-bread =
    { $count ->
        [one] { $count } pain
       *[other] { $count } pains
    }
card-symbol-rum =
    { $count ->
        [one] { $count } rhum
       *[other] { $count } rhums
    }
module-adventure = L’aventure commence
module-adventure-brief = une histoire
module-adventure-text = Une histoire en cinq chapitres : missions, événements et dix héros, en solo, ensemble ou les uns contre les autres.

deed-choose = Choisir { $character }
deed-complete = Compléter la mission { $mission }
deed-complete-with = Compléter la mission { $mission } avec { $cards }
deed-stow = Garder { $card } à bord
deed-look = Regarder les prochaines cartes
deed-return = Remettre { $card } sur la pioche
deed-sell = Vendre ce que transporte { $card }
deed-pay-crown = Payer une couronne
deed-buy-off = Payer des pièces pour rendre un cube

log-character =
    { $you ->
        [yes] Tu es { $character }.
       *[no] { $name } est { $character }.
    }
log-event = Événement : { $event }. { $text }
log-month-ended = Le mois est fini.
log-story = Carte Histoire { $mission } : une nouvelle mission.
log-cards-added =
    { $count ->
        [one] { $count } carte rejoint la pioche.
       *[other] { $count } cartes rejoignent la pioche.
    }
log-mission-step =
    { $you ->
        [yes] Tu en es à l’étape { $step } de la mission { $mission }.
       *[no] { $name } en est à l’étape { $step } de la mission { $mission }.
    }
log-mission =
    { $you ->
        [yes] Tu complètes la mission { $mission }.
       *[no] { $name } complète la mission { $mission }.
    }
log-crowns =
    { $you ->
        [yes] Tu es sur la case { $count } des couronnes.
       *[no] { $name } est sur la case { $count } des couronnes.
    }
log-stowed =
    { $you ->
        [yes] Tu gardes { $card } à bord.
       *[no] { $name } garde { $card } à bord.
    }
log-item-given =
    { $you ->
        [yes] Tu défausses { $card }.
       *[no] { $name } défausse { $card }.
    }
log-looked =
    { $you ->
        [yes] Tu regardes les prochaines cartes.
       *[no] { $name } regarde les prochaines cartes.
    }
log-thrown = { $card } part à la défausse.
log-put-back = Une carte est de retour sur la pioche.
log-cube =
    { $you ->
        [yes] Tu paies { $count } pour rendre un cube.
       *[no] { $name } paie { $count } pour rendre un cube.
    }
log-trophy =
    { $you ->
        [yes] Tu obtiens le trophée.
       *[no] { $name } obtient le trophée.
    }
log-coins-by =
    { $you ->
        [yes] Tu gagnes { $count }.
       *[no] { $name } gagne { $count }.
    }
log-ended-chapter = Le chapitre est fini.

adventure-choose = Qui es-tu ?
adventure-choose-text = La capacité est à toi après ta première mission.
adventure-event-asks = Veux-tu payer une couronne ?
adventure-mission = Mission { $mission } : maintenant ou pas du tout.
adventure-look = Quelle carte remets-tu sur la pioche ?
adventure-look-text = Les autres sont défaussées.
adventure-buy-off = Payer { $count } pièces pour rendre un cube ?
adventure-pass = Pas maintenant
adventure-now = Une mission peut être complétée.
adventure-missions-done = missions complétées
adventure-cubes-gone = cubes retirés du héros
end-chapter-won = Le chapitre est gagné.
end-chapter-lost = Le chapitre est perdu.

reason-character-taken = Ce héros n’est sur aucune carte parmi lesquelles tu peux choisir.
reason-no-item = Ce navire ne transporte rien.
reason-not-stowed = Tu n’as pas gardé ce navire à bord.
reason-not-for-sale = Les Tavernières n’achètent que du pain et du rhum.
reason-no-barmaid = Il n’y a plus de Tavernière à qui vendre.
reason-not-looked-at = Cette carte n’est pas parmi celles que tu as regardées.
reason-no-lookout = Tu ne peux plus regarder à ce tour.
reason-must-draw = L’événement de ce tour veut que l’on révèle d’abord plus de cartes.
reason-mission-not-open = Cette mission n’est pas sur la table.
reason-mission-completed = Tu as déjà complété cette mission.
reason-mission-unmet = Tu n’as pas ce que demande cette mission.

ruling-adv-special-expedition-name = Expédition spéciale dans l’aventure
ruling-adv-special-expedition-question = Où est l’Expédition à cinq ?
ruling-adv-characters-name = Héros
ruling-adv-characters-question = Comment reçoit-on son héros ?
ruling-adv-batch-into-name = Nouvelles cartes
ruling-adv-batch-into-question = Où vont les nouvelles cartes ?
ruling-adv-replay-cards-name = Cartes après une défaite
ruling-adv-replay-cards-question = Que deviennent les nouvelles cartes après un chapitre perdu ?
ruling-adv-retry-cap-name = Pièces après des défaites
ruling-adv-retry-cap-question = Combien de pièces les défaites peuvent-elles rapporter ?
ruling-adv-before-event-name = Avant l’événement
ruling-adv-before-event-question = Peut-on agir avant l’événement du tour ?
ruling-adv-months-end-turn-name = Le tour de la fin de mois
ruling-adv-months-end-turn-question = Que devient le tour où le mois finit ?
ruling-adv-months-end-event-name = Un événement en plus de la fin de mois
ruling-adv-months-end-event-question = Y a-t-il un événement en plus de la fin de mois ?
ruling-adv-event-1-name = Événement 1
ruling-adv-event-1-question = La carte 1 est-elle dans la pioche d’événements de la variante ?
ruling-adv-dues-are-tax-name = Droits de port
ruling-adv-dues-are-tax-question = Les droits de port sont-ils une Taxation ?
ruling-adv-mission-active-name = Missions à son tour
ruling-adv-mission-active-question = Quand la personne active peut-elle compléter des missions ?
ruling-adv-mission-old-name = Missions plus anciennes
ruling-adv-mission-old-question = Peut-on encore compléter d’anciennes missions ?
ruling-adv-jack-name = Touche-à-tout et missions
ruling-adv-jack-question = Un Touche-à-tout peut-il remplacer un personnage demandé par une mission ?
ruling-adv-character-swords-name = Épée d’un héros
ruling-adv-character-swords-question = L’épée d’un héros compte-t-elle pour les missions ?
ruling-adv-printed-cost-3-name = Prix imprimé de 3
ruling-adv-printed-cost-3-question = Quels personnages comptent pour un prix imprimé de 3 ?
ruling-adv-33-moment-name = Quatre couleurs
ruling-adv-33-moment-question = Quand les quatre couleurs au port comptent-elles ?
ruling-adv-52-steps-name = Arrêts à une carte
ruling-adv-52-steps-question = Combien de fois faut-il s’arrêter à une carte ?
ruling-adv-52-cube-name = Le cube de plusieurs étapes
ruling-adv-52-cube-question = Quand le cube de plusieurs étapes quitte-t-il le héros ?
ruling-adv-buy-off-when-name = Rendre des cubes
ruling-adv-buy-off-when-question = Combien de fois peut-on rendre un cube en fin de mois ?
ruling-adv-stow-is-trade-name = Garder à bord
ruling-adv-stow-is-trade-question = Garder un navire à bord, est-ce commercer ?
ruling-adv-ares-coin-name = Pièces pour les Pirates d’Arès
ruling-adv-ares-coin-question = Que rapportent ensemble Capitaine, Prêtre et Colon de la boîte pour un Pirate d’Arès ?
ruling-adv-barmaid-sale-name = Ventes
ruling-adv-barmaid-sale-question = Quand peut-on vendre à une Tavernière ?
ruling-adv-lookout-uses-name = Regards par tour
ruling-adv-lookout-uses-question = Combien de fois par tour peut-on regarder ?
ruling-adv-lookout-short-name = Vigie à court de cartes
ruling-adv-lookout-short-question = Il reste moins de trois cartes : que voit la Vigie ?
ruling-adv-early-success-name = Succès précoce
ruling-adv-early-success-question = Les conditions de la carte 9 sont réunies avant l’heure : que se passe-t-il ?
ruling-answer-box = Dans la boîte
ruling-answer-random = Au hasard
ruling-answer-draft = Choisi à tour de rôle
ruling-answer-deck = Dans la pioche
ruling-answer-deck-and-discard = Dans la pioche, avec la défausse
ruling-answer-stay = Elles restent
ruling-answer-come-out = Elles en ressortent
ruling-answer-no-limit = Sans limite
ruling-answer-nine = Neuf au plus
ruling-answer-missions = Des missions
ruling-answer-whenever = Tant que quatre sont là
ruling-answer-frees-at-once = À la première étape, avec ce qu’il libère
ruling-answer-when-completed = Quand elle est complétée
ruling-answer-nothing = Rien
ruling-answer-goes-on = Il continue
ruling-answer-ends = Il finit
ruling-answer-every-mode = Dans tous les modes
ruling-answer-not-in-variant = Pas dans la variante
ruling-answer-any-time = À tout moment
ruling-answer-taking = En prenant
ruling-answer-with-crown = Seulement avec sa couronne
ruling-answer-or-less = 3 ou moins
ruling-answer-exactly = Exactement 3
ruling-answer-enters = Quand la quatrième entre
ruling-answer-each-from-fourth = À chacune dès la quatrième
ruling-answer-three-times = Trois fois
ruling-answer-twice = Deux fois
ruling-answer-at-the-first-step = À la première étape
ruling-answer-each-once = Une fois chacun
ruling-answer-as-often = Autant qu’on peut
ruling-answer-each = Chacun
ruling-answer-new-deck = Une nouvelle pioche est formée
ruling-answer-what-is-there = Ce qu’il y a
ruling-answer-play-on = La partie continue

event-market-day = Jour de marché
event-market-day-text = Tout le monde gagne 1 pièce.
event-alms = Aumône
event-alms-text = La personne qui a le moins de pièces gagne 2 pièces ; en cas d’égalité, chacune en gagne 2.
event-royal-courier = Le courrier du roi
event-royal-courier-text = La personne active peut payer 1 couronne et gagner 3 pièces.
event-harbor-dues = Droits de port
event-harbor-dues-text = Toute personne qui a 10 pièces ou plus en défausse 2. Ce n’est pas une Taxation.
event-parade = Parade sur le quai
event-parade-text = La personne qui a le plus d’épées, au moins une, gagne 1 couronne ; en cas d’égalité, chacune en gagne 1.
event-fog-bank = Banc de brume
event-fog-bank-text = Aucun navire ne peut être repoussé pendant ce tour.
event-borrowed-blades = Lames d’emprunt
event-borrowed-blades-text = Pendant ce tour, la personne active repousse avec 2 épées de plus.
event-spring-tide = Grande marée
event-spring-tide-text = La personne active ne peut pas s’arrêter avant que 3 cartes aient été révélées.
event-salute = Vingt et un coups de canon
event-salute-text = Quand la quatrième couleur de navire entre au port, la personne active gagne 1 couronne.
event-hiring-fair = Foire à l’embauche
event-hiring-fair-text = Pendant ce tour, chaque personnage coûte 1 pièce de moins à tout le monde.
event-good-prices = Cours favorables
event-good-prices-text = Pendant ce tour, chaque navire échangé contre ses pièces rapporte 1 pièce de plus à qui le prend.
event-press-gang = Enrôlement de force
event-press-gang-text = Pendant ce tour, chaque personnage coûte 1 pièce de plus à tout le monde.
event-open-stalls = Étals ouverts
event-open-stalls-text = Pendant ce tour, la personne active peut prendre 1 carte de plus.
event-old-pilot = Le vieux pilote
event-old-pilot-text = Une fois pendant ce tour, la personne active peut regarder les trois prochaines cartes, comme avec une Vigie.
event-months-end = Fin de mois
event-months-end-text = Suis le sablier de la mission la plus récente, puis forme la nouvelle pioche des événements.
event-months-end-variant = Fin de mois (variante)
event-months-end-variant-text = Chacun, à commencer par la personne active, peut payer 10 pièces pour remettre dans la boîte le premier cube de son héros ; forme ensuite la nouvelle pioche des événements.

character-grace = Grace « la Gamine » May
character-grace-text = 2 pièces quand tu échoues avec 4 cartes ou moins au port
character-grace-done = Je l’avais dit. Au suivant.
character-grace-bust = Perdu ? Non, laissé là exprès.
character-jacques = Jacques Grandeur
character-jacques-text = 2 couronnes pour chaque Expédition que tu complètes
character-jacques-done = À moi. Et, soit, à toi aussi.
character-jacques-bust = Une petite scène dans une grande pièce.
character-jean = Jean Barbe-Noire
character-jean-text = comme un Matelot : 1 épée
character-jean-done = Personne n’avait à crier. J’ai crié quand même.
character-jean-bust = Bah. La mer m’en doit une.
character-anne = Lady Anne
character-anne-text = comme une Demoiselle : recruter coûte 1 pièce de moins
character-anne-done = C’est fait, très cher, et au rabais.
character-anne-bust = Que c’est coûteux.
character-ferdinando = Don Ferdinando
character-ferdinando-text = comme un Négociant, mais en couronnes : 1 quand tu commerces avec un Galion
character-ferdinando-done = Ma maison se souviendra de ce jour.
character-ferdinando-bust = Retirons-nous. Dignement. Et vite.
character-scott = Officier Scott
character-scott-text = comme un Amiral, mais 1 pièce au lieu de 2
character-scott-done = Noté, tamponné et bien joué.
character-scott-bust = Il faudra un formulaire.
character-peter = Peter « Pépère » Landman
character-peter-text = comme un Négociant : 1 pièce de plus quand tu commerces avec une Pinasse
character-peter-done = Tu vois ? C’est venu tout seul.
character-peter-bust = Ça reviendra. Tout revient.
character-mary = Mary l’Impitoyable
character-mary-text = 1 pièce s’il y a 3 navires ou plus au port quand c’est à toi de prendre
character-mary-done = Et voilà.
character-mary-bust = Encore.
character-samuel = Samuel Blackguard
character-samuel-text = 2 pièces, une seule fois
character-samuel-done = Nous sommes quittes, je crois ?
character-samuel-bust = Quelqu’un me prête un navire ?
character-thomas = Thomas Fishborn
character-thomas-text = comme une Vigie
character-thomas-done = Je l’ai vu venir. Deux fois.
character-thomas-bust = Ça aussi, je l’ai vu. J’espérais.
