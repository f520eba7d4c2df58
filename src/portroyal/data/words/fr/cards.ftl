## Les cartes : leurs noms, leurs effets, leur lecture à voix haute.

card-name-pinnace = Pinasse
card-name-flute = Flûte
card-name-barque = Brigantine
card-name-frigate = Frégate
card-name-galleon = Galion
card-name-trader = Négociant
card-name-trader-yellow = Négociant jaune
card-name-trader-blue = Négociant bleu
card-name-trader-green = Négociant vert
card-name-trader-red = Négociant rouge
card-name-trader-black = Négociant noir
card-name-settler = Colon
card-name-captain = Capitaine
card-name-priest = Prêtre
card-name-jack-of-all-trades = Touche-à-tout
card-name-sailor = Matelot
card-name-pirate = Pirate
card-name-mademoiselle = Demoiselle
card-name-jester = Saltimbanque
card-name-admiral = Amiral
card-name-governor = Gouverneur
card-name-gambler = Parieur
card-name-wholesaler = Grossiste
card-name-wholesaler-yellow = Grossiste jaune
card-name-wholesaler-blue = Grossiste bleu
card-name-wholesaler-green = Grossiste vert
card-name-wholesaler-red = Grossiste rouge
card-name-wholesaler-black = Grossiste noir
card-name-passenger = Passager
card-name-clerk = Commis
card-name-clerk-yellow = Commis jaune
card-name-clerk-blue = Commis bleu
card-name-clerk-green = Commis vert
card-name-clerk-red = Commis rouge
card-name-clerk-black = Commis noir
card-name-gunner = Canonnier
card-name-vice-admiral = Vice-amiral
card-name-expedition = Expédition
card-name-tax = Taxation

card-one-pinnace = une Pinasse
card-one-flute = une Flûte
card-one-barque = une Brigantine
card-one-frigate = une Frégate
card-one-galleon = un Galion
card-one-trader-yellow = un Négociant jaune
card-one-trader-blue = un Négociant bleu
card-one-trader-green = un Négociant vert
card-one-trader-red = un Négociant rouge
card-one-trader-black = un Négociant noir
card-one-settler = un Colon
card-one-captain = un Capitaine
card-one-priest = un Prêtre
card-one-jack-of-all-trades = un Touche-à-tout
card-one-sailor = un Matelot
card-one-pirate = un Pirate
card-one-mademoiselle = une Demoiselle
card-one-jester = un Saltimbanque
card-one-admiral = un Amiral
card-one-governor = un Gouverneur
card-one-gambler = un Parieur
card-one-wholesaler-yellow = un Grossiste jaune
card-one-wholesaler-blue = un Grossiste bleu
card-one-wholesaler-green = un Grossiste vert
card-one-wholesaler-red = un Grossiste rouge
card-one-wholesaler-black = un Grossiste noir
card-one-passenger = un Passager
card-one-clerk-yellow = un Commis jaune
card-one-clerk-blue = un Commis bleu
card-one-clerk-green = un Commis vert
card-one-clerk-red = un Commis rouge
card-one-clerk-black = un Commis noir
card-one-gunner = un Canonnier
card-one-vice-admiral = un Vice-amiral
card-one-expedition = une Expédition
card-one-tax = une Taxation

card-the-pinnace = la Pinasse
card-the-flute = la Flûte
card-the-barque = la Brigantine
card-the-frigate = la Frégate
card-the-galleon = le Galion
card-the-trader-yellow = le Négociant jaune
card-the-trader-blue = le Négociant bleu
card-the-trader-green = le Négociant vert
card-the-trader-red = le Négociant rouge
card-the-trader-black = le Négociant noir
card-the-settler = le Colon
card-the-captain = le Capitaine
card-the-priest = le Prêtre
card-the-jack-of-all-trades = le Touche-à-tout
card-the-sailor = le Matelot
card-the-pirate = le Pirate
card-the-mademoiselle = la Demoiselle
card-the-jester = le Saltimbanque
card-the-admiral = l’Amiral
card-the-governor = le Gouverneur
card-the-gambler = le Parieur
card-the-wholesaler-yellow = le Grossiste jaune
card-the-wholesaler-blue = le Grossiste bleu
card-the-wholesaler-green = le Grossiste vert
card-the-wholesaler-red = le Grossiste rouge
card-the-wholesaler-black = le Grossiste noir
card-the-passenger = le Passager
card-the-clerk-yellow = le Commis jaune
card-the-clerk-blue = le Commis bleu
card-the-clerk-green = le Commis vert
card-the-clerk-red = le Commis rouge
card-the-clerk-black = le Commis noir
card-the-gunner = le Canonnier
card-the-vice-admiral = le Vice-amiral
card-the-expedition = l’Expédition à { $needs }
card-the-tax = la Taxation

card-text-ship =
    { $coins ->
        [one] Commerce : { $coins } pièce.
       *[other] Commerce : { $coins } pièces.
    } { $strength ->
        [one] { $strength } épée repousse ce navire.
       *[other] { $strength } épées repoussent ce navire.
    }
card-text-ship-skull =
    { $coins ->
        [one] Commerce : { $coins } pièce.
       *[other] Commerce : { $coins } pièces.
    } Un crâne : personne ne peut repousser ce navire.
card-text-gift =
    { $gift ->
        [one] { $gift } pièce de plus va à une autre personne de ton choix.
       *[other] { $gift } pièces de plus vont à une autre personne de ton choix.
    }
card-text-trader-yellow = 1 pièce de plus quand tu commerces avec une Pinasse.
card-text-trader-blue = 1 pièce de plus quand tu commerces avec une Flûte.
card-text-trader-green = 1 pièce de plus quand tu commerces avec une Brigantine.
card-text-trader-red = 1 pièce de plus quand tu commerces avec une Frégate.
card-text-trader-black = 1 pièce de plus quand tu commerces avec un Galion.
card-text-settler = Une hutte. Défausse le Colon pour une Expédition qui en demande une.
card-text-captain = Une ancre. Défausse le Capitaine pour une Expédition qui en demande une.
card-text-priest = Une croix. Défausse le Prêtre pour une Expédition qui en demande une.
card-text-jack-of-all-trades = Une hutte, une ancre ou une croix, au choix. Défausse le Touche-à-tout pour une Expédition.
card-text-sailor =
    { $swords ->
        [one] { $swords } épée
       *[other] { $swords } épées
    } pour repousser des navires à ton tour. Les épées ne s’usent jamais.
card-text-pirate =
    { $swords ->
        [one] { $swords } épée
       *[other] { $swords } épées
    } pour repousser des navires à ton tour. Les épées ne s’usent jamais.
card-text-mademoiselle = Chaque personnage que tu recrutes coûte 1 pièce de moins. Le péage reste dû.
card-text-jester = 1 pièce à chaque échec, et 1 pièce si c’est à toi de prendre et que le port est vide.
card-text-admiral = { $admiral_coins } pièces si c’est à toi de prendre et que le port compte au moins { $admirals_from } cartes.
card-text-governor = Prends 1 carte de plus chaque fois que c’est à toi de prendre.
card-text-gambler = Une fois à ton tour : révèle quatre cartes d’affilée, sans rien repousser. Si tu n’échoues pas, tu prends 1 carte de plus.
card-text-wholesaler-yellow = Chaque Pinasse avec laquelle tu commerces reste sous le Grossiste et vaut 1 point. Tu gagnes quand même ses pièces.
card-text-wholesaler-blue = Chaque Flûte avec laquelle tu commerces reste sous le Grossiste et vaut 1 point. Tu gagnes quand même ses pièces.
card-text-wholesaler-green = Chaque Brigantine avec laquelle tu commerces reste sous le Grossiste et vaut 1 point. Tu gagnes quand même ses pièces.
card-text-wholesaler-red = Chaque Frégate avec laquelle tu commerces reste sous le Grossiste et vaut 1 point. Tu gagnes quand même ses pièces.
card-text-wholesaler-black = Chaque Galion avec lequel tu commerces reste sous le Grossiste et vaut 1 point. Tu gagnes quand même ses pièces.
card-text-passenger = Aucune capacité : un Passager ne rapporte que des points.
card-text-clerk-yellow = Tu peux prendre 1 carte de plus quand tu commerces avec une Pinasse.
card-text-clerk-blue = Tu peux prendre 1 carte de plus quand tu commerces avec une Flûte.
card-text-clerk-green = Tu peux prendre 1 carte de plus quand tu commerces avec une Brigantine.
card-text-clerk-red = Tu peux prendre 1 carte de plus quand tu commerces avec une Frégate.
card-text-clerk-black = Tu peux prendre 1 carte de plus quand tu commerces avec un Galion.
card-text-gunner =
    { $gunners_without ->
        [1] 1 pièce par navire au port sauf un, quand c’est à toi de prendre.
       *[other] 1 pièce par navire au port sauf { $gunners_without }, quand c’est à toi de prendre.
    }
card-text-vice-admiral =
    { $vice_admiral_coins ->
        [one] { $vice_admiral_coins } pièce si c’est à toi de prendre et que le port compte { $vice_admirals_from } ou { $vice_admirals_to } cartes.
       *[other] { $vice_admiral_coins } pièces si c’est à toi de prendre et que le port compte { $vice_admirals_from } ou { $vice_admirals_to } cartes.
    }
card-text-expedition =
    { $coins ->
        [one] À ton tour, défausse { $needs } pour la compléter. Elle rapporte { $coins } pièce et { $influence } points.
       *[other] À ton tour, défausse { $needs } pour la compléter. Elle rapporte { $coins } pièces et { $influence } points.
    }
card-text-expedition-special =
    { $coins ->
        [one] À ton tour, défausse { $needs } pour la compléter. Elle rapporte { $coins } pièce et { $influence } points.
       *[other] À ton tour, défausse { $needs } pour la compléter. Elle rapporte { $coins } pièces et { $influence } points.
    } La seule carte sans pièce au dos.
card-text-tax-swords =
    Toute personne qui a { $taxed_from } pièces ou plus { $taxed_to ->
        [0] en perd la moitié
       *[other] n’en garde que { $taxed_to }
    }. Puis 1 pièce à qui a le plus d’épées.
card-text-tax-influence =
    Toute personne qui a { $taxed_from } pièces ou plus { $taxed_to ->
        [0] en perd la moitié
       *[other] n’en garde que { $taxed_to }
    }. Puis 1 pièce à qui a le moins de points.

card-short-trader-yellow = 1 pièce de plus par Pinasse
card-short-trader-blue = 1 pièce de plus par Flûte
card-short-trader-green = 1 pièce de plus par Brigantine
card-short-trader-red = 1 pièce de plus par Frégate
card-short-trader-black = 1 pièce de plus par Galion
card-short-settler = une hutte
card-short-captain = une ancre
card-short-priest = une croix
card-short-jack-of-all-trades = un symbole au choix
card-short-sailor =
    { $swords ->
        [one] { $swords } épée
       *[other] { $swords } épées
    }
card-short-pirate =
    { $swords ->
        [one] { $swords } épée
       *[other] { $swords } épées
    }
card-short-mademoiselle = recruter coûte 1 de moins
card-short-jester = 1 pièce en cas d’échec ou de port vide
card-short-admiral = { $admiral_coins } pièces dès { $admirals_from } cartes
card-short-governor = 1 carte de plus à prendre
card-short-gambler = quatre d’un coup, 1 carte de plus
card-short-wholesaler-yellow = garde les Pinasses, 1 point chacune
card-short-wholesaler-blue = garde les Flûtes, 1 point chacune
card-short-wholesaler-green = garde les Brigantines, 1 point chacune
card-short-wholesaler-red = garde les Frégates, 1 point chacune
card-short-wholesaler-black = garde les Galions, 1 point chacun
card-short-passenger = sans capacité
card-short-clerk-yellow = 1 carte de plus par Pinasse
card-short-clerk-blue = 1 carte de plus par Flûte
card-short-clerk-green = 1 carte de plus par Brigantine
card-short-clerk-red = 1 carte de plus par Frégate
card-short-clerk-black = 1 carte de plus par Galion
card-short-gunner = des pièces pour les navires au port, sauf un
card-short-vice-admiral =
    { $vice_admiral_coins ->
        [one] { $vice_admiral_coins } pièce avec { $vice_admirals_from } ou { $vice_admirals_to } cartes
       *[other] { $vice_admiral_coins } pièces avec { $vice_admirals_from } ou { $vice_admirals_to } cartes
    }

card-label-ship =
    { $coins ->
        [one] { $name }, force { $strength }, { $coins } pièce
       *[other] { $name }, force { $strength }, { $coins } pièces
    }
card-label-ship-skull =
    { $coins ->
        [one] { $name }, crâne, { $coins } pièce
       *[other] { $name }, crâne, { $coins } pièces
    }
card-label-gift =
    { $gift ->
        [one] { $label }, et { $gift } pièce pour quelqu’un d’autre
       *[other] { $label }, et { $gift } pièces pour quelqu’un d’autre
    }
card-label-person =
    { $influence ->
        [one] { $name }, coûte { $cost }, { $influence } point, { $ability }
       *[other] { $name }, coûte { $cost }, { $influence } points, { $ability }
    }
card-label-expedition =
    { $coins ->
        [one] Expédition à { $needs }, { $coins } pièce, { $influence } points
       *[other] Expédition à { $needs }, { $coins } pièces, { $influence } points
    }
card-label-tax-swords = Taxation, bonus pour le plus d’épées
card-label-tax-influence = Taxation, bonus pour le moins de points

card-kind-ship = Navire
card-kind-person = Personnage
card-kind-expedition = Expédition
card-kind-tax = Taxation

card-color-yellow = jaune
card-color-blue = bleu
card-color-green = vert
card-color-red = rouge
card-color-black = noir

card-symbol-anchor =
    { $count ->
        [one] { $count } ancre
       *[other] { $count } ancres
    }
card-symbol-cross =
    { $count ->
        [one] { $count } croix
       *[other] { $count } croix
    }
card-symbol-hut =
    { $count ->
        [one] { $count } hutte
       *[other] { $count } huttes
    }
