## La table.

table-draw-or-stop = Encore une ?
table-first-draw = Pioche la première carte
table-first-text = Un nouveau tour. Après cette carte, tu peux t’arrêter.
table-first-or-claim = Pioche, ou complète d’abord une Expédition.
table-draw-or-claim = Pioche, arrête-toi ou complète une Expédition.
table-nothing-left = Plus aucune carte
table-colors-take =
    { $colors ->
        [0] Aucun navire
        [one] { $colors } couleur
       *[other] { $colors } couleurs
    } : { $count ->
        [one] { $count } carte à prendre
       *[other] { $count } cartes à prendre
    }.
table-repel-second = Doublon : { $card }
table-repel-or-lose =
    { $swords ->
        [one] Repousse ce navire avec { $swords } épée, ou garde-le et perds le tour.
       *[other] Repousse ce navire avec { $swords } épées, ou garde-le et perds le tour.
    }
table-repel-or-keep =
    { $swords ->
        [one] Garde ce navire, ou repousse-le avec { $swords } épée.
       *[other] Garde ce navire, ou repousse-le avec { $swords } épées.
    }
table-repel-must = Il mettrait fin à ton tour. Tes épées suffisent à le repousser.
table-take =
    { $count ->
        [one] Prends une carte
       *[other] Prends { $count } cartes
    }
table-take-text =
    { $colors ->
        [0] Aucun navire au port.
        [one] { $colors } couleur au port.
       *[other] { $colors } couleurs au port.
    } Prends des navires, recrute des personnages.
table-colors-harbor =
    { $colors ->
        [0] Aucun navire au port.
        [one] { $colors } couleur au port.
       *[other] { $colors } couleurs au port.
    }
table-take-more = Prends-en une autre, ou laisse le reste.
table-take-or-claim = Prends, recrute ou complète une Expédition.
table-take-fee =
    { $fee ->
        [one] Chaque carte coûte { $fee } pièce de plus, pour { $name }.
       *[other] Chaque carte coûte { $fee } pièces de plus, pour { $name }.
    }
table-take-nothing = Rien pour toi ici
table-take-empty = Le port est vide
table-take-nothing-text = Tu ne peux prendre aucune de ces cartes.
table-claim-now = Compléter une Expédition ?
table-claim-text = Tes personnages suffisent.
table-bust = Échec
table-bust-claim = Tu peux encore compléter une Expédition.
table-over = La partie est finie
table-over-text = La dernière manche est jouée.

table-other-thinks = { $name } réfléchit
table-other-decides = { $name } décide
table-other-begins = { $name } commence son tour
table-other-draws = { $name } : piocher ou s’arrêter ?
table-other-ship = { $name } croise { $card }
table-other-ship-busts = Repousser, ou perdre le tour ?
table-other-ship-keeps = Repousser ou garder ?
table-other-takes =
    { $count ->
        [0] { $name } peut compléter une Expédition
        [one] { $name } prend une carte
       *[other] { $name } prend { $count } cartes
    }
table-other-may-take =
    { $count ->
        [one] { $name } peut prendre une carte
       *[other] { $name } peut prendre { $count } cartes
    }
table-other-your-turn =
    { $fee ->
        [one] C’est ton tour : chaque carte te rapporte { $fee } pièce.
       *[other] C’est ton tour : chaque carte te rapporte { $fee } pièces.
    }
table-other-turn-of = Tour en cours : { $name }.
table-other-bust = Échec pour { $name }
table-watching = Tu regardes
table-watching-text = Tu vois ce que tout le monde voit.
table-held = Un robot joue pour toi
table-held-text = Reprends la main quand tu veux.
table-take-over = Reprendre

table-do-draw = Piocher
table-do-draw-safe = sûr à { $percent }
table-do-draw-more = une carte de plus
table-do-draw-first = la première carte
table-do-stop = Stop
table-do-stop-line =
    { $count ->
        [one] prendre { $count } carte
       *[other] prendre { $count } cartes
    }
table-do-stop-not-yet = pas encore
table-do-repel = Repousser
table-do-repel-line =
    { $swords ->
        [one] { $strength } épée sur { $swords }
       *[other] { $strength } épées sur { $swords }
    }
table-do-keep = Garder
table-do-keep-line = au port
table-do-keep-bust = met fin au tour
table-do-trade = Commercer
table-do-hire = Recruter
table-do-for = { $card } pour { $coins }
table-do-take = Prendre
table-do-take-line = choisis une carte
table-do-take-none = rien à prendre
table-do-claim = Compléter
table-do-claim-line = de { $from } à { $to } points
table-do-claim-which = choisis-en une
table-do-claim-others = En défausser d’autres
table-do-done = Terminé
table-do-done-more = rien de plus
table-do-done-none = ne rien prendre
table-do-done-bust = finir le tour
table-do-hint = Conseil
table-do-undo = Annuler le coup
table-do-hurry = Accélérer
table-do-result = Résultat

table-card-new = nouvelle
table-goes = part
table-chip-short = manque { $count }
table-chip-fee = péage { $fee }
table-chip-fee-short = péage manquant
table-chip-bust = échec ?

table-label-place = { $place }. { $label }
table-label-gain =
    { $count ->
        [one] { $place }. { $label } ; tu gagnerais { $count } pièce
       *[other] { $place }. { $label } ; tu gagnerais { $count } pièces
    }
table-label-kept =
    { $influence ->
        [one] { $label } ; et { $influence } point, car ton Grossiste garde le navire
       *[other] { $label } ; et { $influence } points, car ton Grossiste garde le navire
    }
table-label-pay =
    { $count ->
        [one] { $place }. { $label } ; tu paierais { $count } pièce
       *[other] { $place }. { $label } ; tu paierais { $count } pièces
    }
table-label-short =
    { $count ->
        [one] { $place }. { $label } ; il te manque { $count } pièce
       *[other] { $place }. { $label } ; il te manque { $count } pièces
    }
table-label-no = { $place }. { $label } ; impossible à prendre
table-label-new = { $label } ; carte tout juste révélée
table-label-bust = { $label } ; garder mène à l’échec
table-label-claim = { $label } ; tu peux la compléter
table-label-goes = { $label } ; part en expédition
table-label-under =
    { $count ->
        [one] { $label }, avec { $count } navire dessous
       *[other] { $label }, avec { $count } navires dessous
    }
table-label-missing = { $label } ; il manque : { $missing }

table-region-harbor = Port
table-region-expeditions = Expéditions
table-region-others = Les autres
table-region-mine = Devant toi
table-region-mine-of = Devant { $name }
table-region-question = Ce qui se décide
table-region-actions = Ce que tu peux faire
table-region-side = Journal et discussion
table-harbor-empty = Pas encore de carte
table-colors-of =
    { $count ->
        [one] { $count } couleur sur 5 au port
       *[other] { $count } couleurs sur 5 au port
    }

table-round = Manche { $round }
table-turn = Tour { $turn }
table-began =
    { $you ->
        [yes] tu as commencé
       *[no] { $name } a commencé
    }
table-goal =
    { $count ->
        [one] jusqu’à { $count } point
       *[other] jusqu’à { $count } points
    }
table-last-round = Dernière manche
table-deck = pioche
table-discard = défausse
table-deck-count =
    { $count ->
        [one] Pioche, { $count } carte
       *[other] Pioche, { $count } cartes
    }
table-discard-count =
    { $count ->
        [one] Défausse, { $count } carte
       *[other] Défausse, { $count } cartes
    }
table-discard-empty = La défausse est vide.
table-discard-title = Défausse
table-discard-text = La carte la plus récente en premier. Les pièces payées sont là aussi : chacune était une carte.
table-watchers =
    { $count ->
        [one] { $count } personne regarde
       *[other] { $count } personnes regardent
    }
table-open-log = Journal
table-open-chat = Discussion
table-open-menu = Menu
table-unread =
    { $count ->
        [one] Discussion, { $count } nouveau message
       *[other] Discussion, { $count } nouveaux messages
    }
table-sound-on = Activer le son
table-sound-off = Couper le son
table-reconnecting = Reconnexion…
table-saving = Envoi…

table-you = Toi
table-your-turn = ton tour
table-your-choice = à toi de choisir
table-of-goal = sur { $count }
table-deciding = décide
table-thinking = réfléchit
table-bot-plays = un robot joue
table-away = pas là
table-player-label =
    { $name } : { $influence ->
        [one] { $influence } point
       *[other] { $influence } points
    }, { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }, { $swords ->
        [one] { $swords } épée
       *[other] { $swords } épées
    }
table-player-turn = c’est son tour
table-display-empty = Personne de recruté

table-keep-title = Garder et échouer ?
table-keep-text = Le port est défaussé et ton tour finit. Tes épées suffisent à repousser ce navire ({ $card }).
table-keep-yes = Garder
table-keep-no = Réfléchir
table-undo-title = Annuler ton dernier coup ?
table-undo-text = La partie revient à ta dernière décision.
table-undo-text-people = On demande d’abord aux autres.
table-undo-yes = Annuler le coup
table-cancel = Retour
table-pay-title = Qui part ?
table-pay-text = Choisis les personnages que tu défausses pour l’Expédition.
table-pay-way = Défausser { $persons }
table-handover = À toi, { $name }
table-handover-text = { $name } décide maintenant.
table-handover-go = Me voici

table-menu-title = Menu
table-menu-code = Table { $code }
table-menu-settings = Réglages
table-menu-rules = Règles
table-menu-keys = Clavier
table-menu-pace = Rythme des robots
table-menu-pace-calm = calme
table-menu-pace-normal = normal
table-menu-pace-quick = rapide
table-menu-pace-instant = immédiat
table-menu-full = Plein écran
table-menu-full-leave = Quitter le plein écran
table-menu-device = Continuer sur un autre appareil
table-menu-device-text = Toute personne ayant ce lien peut jouer à ta place. Garde-le pour toi.
table-menu-hold = Laisser jouer un robot
table-menu-return = Reprendre la main
table-menu-remove = Un robot pour { $name }
table-menu-remove-title = Un robot pour { $name } ?
table-menu-remove-text = Un robot joue à cette place jusqu’à la fin de la partie.
table-menu-leave = Quitter la table
table-menu-leave-text = Un robot peut garder ta place. Reviens avec le même lien.

table-keys-title = Clavier
table-keys-draw = Piocher
table-keys-stop = Stop
table-keys-repel = Repousser
table-keys-keep = Garder
table-keys-harbor = Choisir une carte du port
table-keys-harbor-more = La dixième carte et les suivantes
table-keys-expedition = Choisir une Expédition
table-keys-pass = Terminé, ne plus rien prendre
table-keys-enter = Actionner le bouton doré
table-keys-escape = Annuler le choix
table-keys-hint = Conseil
table-keys-log = Journal
table-keys-chat = Discussion
table-keys-undo = Annuler un coup
table-keys-sound = Couper ou activer le son
table-keys-keys = Cette page
table-keys-arrows = Passer d’une carte à l’autre
