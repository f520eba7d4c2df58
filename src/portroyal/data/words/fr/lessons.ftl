## La première partie guidée.

guide-offer = Première visite ?
guide-offer-line = Apprends en 3 minutes
guide-no-thanks = Non, merci
guide-resume = Reprendre les leçons
guide-voice = Ton guide
guide-number = Leçon { $number } sur { $of }
guide-go-on = Continuer
guide-next = Leçon suivante
guide-again = Encore une fois
guide-skip = Passer
guide-leave = Quitter
guide-play = Jouer pour de vrai
guide-lessons = Leçons
guide-lessons-line = De courtes parties pour apprendre en jouant
guide-try = Essayer
guide-done = terminée

notes = Aides pour débuter
notes-hint = Un mot la première fois, après les leçons.
note-no-more = Plus d’aides
note-close = Compris
note-draw = À toi. La première carte est obligatoire : pioche.
note-stop = Piocher encore ou s’arrêter ? La barre montre le risque d’échec.
note-repel = Tes épées suffisent. Repousse le navire, ou garde-le si sa couleur est nouvelle.
note-take = Touche une carte éclairée, puis le bouton.
note-take-fee = Touche une carte éclairée pour la prendre. Pendant le tour d’un autre, cela coûte 1 pièce de plus.
note-claim = Tu as les symboles d’une Expédition : touche-la. Ses personnages te quittent.
note-ending = La dernière manche. Seuls les points font gagner ; les pièces départagent.
note-watch = D’autres piochent. Ensuite, ce sera à toi de prendre.

lesson-draw-title = Piocher, s’arrêter, prendre
lesson-draw-welcome = Bienvenue. C’est une vraie table ; seule la pioche est préparée. À ton tour, tu révèles des cartes dans le port. Appuie sur « { table-do-draw } ».
lesson-draw-ship = Un navire : une Flûte bleue, qui rapporte les 2 pièces indiquées. Tu peux t’arrêter après chaque carte. Pour l’instant, pioche encore.
lesson-draw-not-yet = Tu pourrais. Mais avec un seul navire le risque est faible, et une deuxième carte te donne le choix. Pioche.
lesson-draw-person = Un Matelot, à recruter pour 3 pièces. Deux cartes au choix, c’est bien assez pour un premier tour. Appuie sur « { table-do-stop } ».
lesson-draw-enough = Quel courage. Mais un deuxième navire bleu te coûterait tout le tour. Arrête-toi tant que tout va bien.
lesson-draw-take = Tu peux maintenant prendre 1 carte. Touche la Flûte, puis le bouton : le navire est défaussé et tu reçois 2 pièces.
lesson-draw-later = Le Matelot te coûterait tout ton argent. Gagne d’abord quelque chose : prends la Flûte.
lesson-draw-nothing = Rien ne t’oblige à prendre une carte, mais 2 pièces, ça ne se laisse pas. Prends la Flûte.
lesson-draw-others = Ensuite, { $name } peut aussi prendre une carte. Mais pendant ton tour, le Matelot lui coûterait 4 pièces : 3 pour lui et 1 pour toi. C’est trop aujourd’hui.
lesson-draw-end = C’était un tour complet : piocher jusqu’à l’arrêt, puis prendre. Tu as maintenant 5 pièces.

lesson-fee-title = Le tour des autres
lesson-fee-hers = Maintenant, { $name } pioche et tu regardes. Tu vas bientôt en profiter aussi.
lesson-fee-stops = Trois cartes, { $name } n’en veut pas plus. La personne active prend en premier.
lesson-fee-yours = À toi de prendre 1 carte. Tu peux payer les cartes éclairées. Cela coûte 1 pièce de plus, le péage pour { $name }. Recrute le Matelot : 3 pièces et le péage.
lesson-fee-settler = Le Colon servira plus tard, pour les Expéditions. Une épée sert tout de suite : recrute le Matelot.
lesson-fee-pass = Tu peux passer. Mais la moitié de tes cartes viendra du tour des autres. Recrute le Matelot.
lesson-fee-end = Le Matelot reste devant toi : 1 épée et 1 point. Et quand les autres prennent une carte pendant ton tour, on te paie.

lesson-bust-title = Deux navires d’une couleur
lesson-bust-tempting = Trois navires, trois couleurs. Avec une quatrième couleur, tu pourrais prendre 2 cartes au lieu de 1. Pioche, et regarde.
lesson-bust-sensible = C’est sage. Mais il faut voir une fois comment ça tourne mal. Pioche.
lesson-bust-end = Un deuxième navire bleu : c’est l’échec. Le port est défaussé, personne ne prend rien et ton tour est fini. Plus il y a de couleurs, plus le risque est grand.

lesson-repel-title = Les épées
lesson-repel-swords = Le même port, mais cette fois un Matelot et un Pirate travaillent pour toi. À eux deux, ils ont 3 épées. Pioche.
lesson-repel-braver = Avec 3 épées, tu peux oser davantage. Pioche.
lesson-repel-second = Un deuxième navire bleu. Mais sa force est de 2, et tu as 3 épées. Appuie sur « { table-do-repel } », et il s’en va.
lesson-repel-would-bust = Deux navires bleus au port, ce serait l’échec. Tu as les épées : repousse-le.
lesson-repel-again = Les épées ne s’usent pas. Pioche encore.
lesson-repel-one-more = Une couleur de plus en vaut la peine, et tes épées sont toujours là. Pioche.
lesson-repel-new-color = Une Frégate rouge, et le rouge est nouveau. Tu pourrais la repousser aussi, mais avec quatre couleurs tu prends 2 cartes. Appuie sur « { table-do-keep } ».
lesson-repel-no-need = Tu pourrais. Mais une quatrième couleur, c’est ce que tu cherches. Garde-la.
lesson-repel-four = Quatre couleurs : 2 cartes à prendre. Ne tente pas le sort. Arrête-toi.
lesson-repel-enough = Une cinquième couleur vaudrait 3 cartes. Mais un navire puissant te coûterait tout. Arrête-toi.
lesson-repel-two-cards = Tu prends les 2 cartes l’une après l’autre. D’abord la Pinasse, pour 2 pièces.
lesson-repel-frigate-next = La Frégate vient après. D’abord la Pinasse.
lesson-repel-one-coin = Celle-là ne rapporte que 1 pièce. Il y en a une à 2.
lesson-repel-pass = Il y a des pièces à prendre. Ne passe pas encore.
lesson-repel-one-left = Encore une carte. La Frégate rapporte 2 pièces, elle aussi.
lesson-repel-end = 4 pièces en un tour : voilà à quoi servent les épées. Seul un navire à crâne ne peut être repoussé par personne.

lesson-hire-title = Ceux qui travaillent pour toi
lesson-hire-hire = Un personnage se paie une fois et travaille pour toi toute la partie. Le Négociant bleu rapporte 1 pièce de plus avec chaque navire bleu. Tu peux prendre 2 cartes : recrute d’abord le Négociant.
lesson-hire-ship-first = Un bon navire. Mais recrute d’abord le Négociant, et il rapportera 1 pièce de plus.
lesson-hire-mademoiselle = Avec la Demoiselle, chaque recrutement coûte 1 pièce de moins. C’est tentant, mais elle coûte toutes tes pièces. D’abord le Négociant.
lesson-hire-the-trader = D’abord le Négociant, pour 3 pièces.
lesson-hire-pass = Tu as des pièces et 2 cartes à prendre. Ne passe pas encore.
lesson-hire-ship = Et maintenant la Flûte : 3 pièces, et 1 de plus grâce à ton Négociant.
lesson-hire-the-flute = C’est avec le navire bleu que ton Négociant gagne. Prends la Flûte.
lesson-hire-end = D’autres apportent des épées, plus de cartes à prendre ou des symboles pour les Expéditions. Appuie sur une carte pour lire ce qu’elle fait. L’écu montre ses points.

lesson-expedition-title = Les Expéditions
lesson-expedition-crew = Deux Capitaines travaillent pour toi : cela fait deux ancres. Pioche une carte.
lesson-expedition-claim = Une Expédition. Elle reste dans sa propre rangée jusqu’à ce que quelqu’un la complète. Il faut deux ancres, et tu les as. Touche-la, puis le bouton.
lesson-expedition-claim-first = Elle pourrait ne plus être là à ton prochain tour, et tu as les deux ancres. Complète-la.
lesson-expedition-end = Les deux Capitaines partent, avec 2 points. L’Expédition en vaut 4 et rapporte 2 pièces. De 3 points, tu passes à 5.

lesson-tax-title = Les taxes
lesson-tax-rich = Tu as { $taxed_from } pièces. C’est beaucoup à transporter. Pioche.
lesson-tax-taxed = Une Taxation. Qui a { $taxed_from } pièces ou plus en perd la moitié : 6 s’envolent. Puis 1 pièce va à qui a le plus d’épées, et c’est toi. Continue à piocher.
lesson-tax-no-harbor = Il n’y a encore rien à prendre au port. Pioche.
lesson-tax-spend = Un Saltimbanque pour 7 pièces, et tu en as 7. Arrête-toi.
lesson-tax-enough = Tu as trouvé quelqu’un que tu peux payer. Arrête-toi.
lesson-tax-jester = Recrute le Saltimbanque. Désormais, tu reçois 1 pièce à chaque échec.
lesson-tax-pass = Les pièces sont faites pour être dépensées. Recrute le Saltimbanque.
lesson-tax-end = Les pièces seules ne font pas gagner, et il reste des taxes dans la pioche. Change tes pièces en points.

lesson-end-title = { $influence_to_end } points
lesson-end-close = Tu as 10 points, { $name } en a 9. À { $influence_to_end }, la dernière manche commence. Pioche.
lesson-end-one-ship = Les navires rapportent des pièces, pas des points. Pioche.
lesson-end-need-more = Des pièces ne suffiront pas. Pioche.
lesson-end-twelve = Un Matelot à 2 points, pour tes 5 pièces. Exactement ce qui manque. Arrête-toi.
lesson-end-enough = Ce qu’il te faut est au port. Ne le risque pas. Arrête-toi.
lesson-end-hire = Recrute le Matelot.
lesson-end-no-coins = Seuls les points comptent à présent. Recrute le Matelot.
lesson-end-pass = Voilà les 2 points qui te manquent. Recrute le Matelot.
lesson-end-last-round = Tu as { $influence_to_end } points, et c’est la dernière manche. On la joue jusqu’au bout : { $name } a encore un tour.
lesson-end-end = Échec pour { $name }, et tu gagnes. Voilà tout le jeu. Essaie maintenant pour de vrai.
