## Autour de la table : journal, discussion, chances, conseil, cartes, horloge, fin.

log-title = Journal
log-empty = Rien ne s’est encore passé.
log-earlier = Entrées précédentes
log-you = Tu
log-you-inside = toi
log-turn =
    { $you ->
        [yes] Manche { $round }, à toi
       *[no] Manche { $round }, { $name }
    }
log-before-start = Avant la partie
log-drew =
    { $you ->
        [yes] Tu pioches { $card }.
       *[no] { $name } pioche { $card }.
    }
log-drew-ship =
    { $you ->
        [yes] Tu pioches { $card }, force { $strength }.
       *[no] { $name } pioche { $card }, force { $strength }.
    }
log-drew-skull =
    { $you ->
        [yes] Tu pioches { $card } avec un crâne.
       *[no] { $name } pioche { $card } avec un crâne.
    }
log-glass =
    { $you ->
        [yes] Tu retournes le sablier : { $card }.
       *[no] { $name } retourne le sablier : { $card }.
    }
log-glass-ship =
    { $you ->
        [yes] Tu retournes le sablier : { $card }, force { $strength }.
       *[no] { $name } retourne le sablier : { $card }, force { $strength }.
    }
log-glass-skull =
    { $you ->
        [yes] Tu retournes le sablier : { $card } avec un crâne.
       *[no] { $name } retourne le sablier : { $card } avec un crâne.
    }
log-kept =
    { $you ->
        [yes] Tu gardes { $card }.
       *[no] { $name } garde { $card }.
    }
log-repelled =
    { $you ->
        [yes] Tu repousses { $card }.
       *[no] { $name } repousse { $card }.
    }
log-captured = Le navire reste pour « { $contract } ».
log-bust =
    { $ordinal ->
        [one]
            { $you ->
                [yes] Tu échoues à la { $nth }re carte.
               *[no] { $name } échoue à la { $nth }re carte.
            }
       *[other]
            { $you ->
                [yes] Tu échoues à la { $nth }e carte.
               *[no] { $name } échoue à la { $nth }e carte.
            }
    }
log-bust-chance = Le risque était de { $percent }.
log-stopped =
    { $you ->
        [yes]
            { $count ->
                [0] Tu t’arrêtes avec un port vide.
                [one] Tu t’arrêtes à { $count } carte.
               *[other] Tu t’arrêtes à { $count } cartes.
            }
       *[no]
            { $count ->
                [0] { $name } s’arrête avec un port vide.
                [one] { $name } s’arrête à { $count } carte.
               *[other] { $name } s’arrête à { $count } cartes.
            }
    }
log-gambled =
    { $use ->
        [1]
            { $you ->
                [yes] Le Parieur révèle quatre cartes pour toi.
               *[no] Le Parieur révèle quatre cartes pour { $name }.
            }
       *[other]
            { $you ->
                [yes] Le Parieur révèle encore quatre cartes pour toi.
               *[no] Le Parieur révèle encore quatre cartes pour { $name }.
            }
    }
log-traded =
    { $you ->
        [yes] Tu prends { $card } : +{ $coins }.
       *[no] { $name } prend { $card } : +{ $coins }.
    }
log-declined =
    { $you ->
        [yes] Tu prends { $card } et renonces à { $coins }.
       *[no] { $name } prend { $card } et renonce à { $coins }.
    }
log-hired =
    { $you ->
        [yes] Tu recrutes { $card } pour { $coins }.
       *[no] { $name } recrute { $card } pour { $coins }.
    }
log-fee =
    { $toyou ->
        [yes] Péage pour toi : { $fee }.
       *[no] Péage pour { $to } : { $fee }.
    }
log-tucked = Le Grossiste garde le navire : +1 point.
log-gift =
    { $you ->
        [yes] Tu donnes { $count } à { $to }.
       *[no] { $toyou ->
            [yes] { $name } te donne { $count }.
           *[no] { $name } donne { $count } à { $to }.
        }
    }
log-claimed =
    { $you ->
        [yes] Tu complètes { $card } : +{ $coins }.
       *[no] { $name } complète { $card } : +{ $coins }.
    }
log-gave =
    { $you ->
        [yes] Tu défausses { $persons }.
       *[no] { $name } défausse { $persons }.
    }
log-completed =
    { $coins ->
        [0]
            { $you ->
                [yes] Tu complètes « { $contract } ».
               *[no] { $name } complète « { $contract } ».
            }
       *[other]
            { $you ->
                [yes] Tu complètes « { $contract } » : +{ $coins }.
               *[no] { $name } complète « { $contract } » : +{ $coins }.
            }
    }
log-influence =
    { $count ->
        [one] +{ $count } point.
       *[other] +{ $count } points.
    }
log-advanced =
    { $you ->
        [yes] Tu en es à l’étape { $step } sur { $steps } pour « { $contract } ».
       *[no] { $name } en est à l’étape { $step } sur { $steps } pour « { $contract } ».
    }
log-admiral =
    { $you ->
        [yes] Amiral : { $count } pour toi.
       *[no] Amiral : { $count } pour { $name }.
    }
log-jester =
    { $you ->
        [yes] Saltimbanque : { $count } pour toi.
       *[no] Saltimbanque : { $count } pour { $name }.
    }
log-gunner =
    { $you ->
        [yes] Canonnier : { $count } pour toi.
       *[no] Canonnier : { $count } pour { $name }.
    }
log-vice-admiral =
    { $you ->
        [yes] Vice-amiral : { $count } pour toi.
       *[no] Vice-amiral : { $count } pour { $name }.
    }
log-passed =
    { $you ->
        [yes] Tu passes.
       *[no] { $name } passe.
    }
log-tax = Taxation.
log-tax-lost =
    { $you ->
        [yes] Tu perds { $count }.
       *[no] { $name } perd { $count }.
    }
log-tax-nobody = Personne n’avait { $taxed_from } pièces.
log-tax-gained =
    { $you ->
        [yes] Tu gagnes { $count }.
       *[no]
            { $people ->
                [one] { $count } pour { $names }.
               *[other] { $count } pour chacun : { $names }.
            }
    }
log-set-aside =
    { $you ->
        [yes] Tu mets une carte Temps de côté.
       *[no] { $name } met une carte Temps de côté.
    }
log-shuffled =
    { $count ->
        [one] La défausse devient la pioche : { $count } carte.
       *[other] La défausse devient la pioche : { $count } cartes.
    }
log-last-round =
    { $you ->
        [yes] Tu as { $count } points. C’est la dernière manche.
       *[no] { $name } a { $count } points. C’est la dernière manche.
    }
log-ended = La partie est finie.
log-ended-stalemate = Personne n’a pu piocher. La partie est finie.
log-ended-contracts = Tous les contrats sont complétés.
log-ended-time = La pioche du temps est vide. La partie est finie.
log-started = La partie commence.
log-offered = Contrats : { $contracts }.
log-time-dealt =
    { $count ->
        [one] { $count } tour dans la pioche du temps.
       *[other] { $count } tours dans la pioche du temps.
    }
log-joined =
    { $you ->
        [yes] Tu rejoins la table.
       *[no] { $name } rejoint la table.
    }
log-left =
    { $you ->
        [yes] Tu quittes la table.
       *[no] { $name } quitte la table.
    }
log-seated =
    { $you ->
        [yes] Tu prends place.
       *[no] { $name } prend place.
    }
log-undone =
    { $you ->
        [yes] Tu annules ce coup.
       *[no] { $name } annule ce coup.
    }
log-undo-asked =
    { $you ->
        [yes] Tu demandes à annuler un coup.
       *[no] { $name } demande à annuler un coup.
    }
log-undo-refused =
    { $you ->
        [yes] Tu refuses.
       *[no] { $name } refuse.
    }
log-undo-unanswered = Personne n’a répondu. Le coup reste.
log-undo-agreed =
    { $you ->
        [yes] Tu acceptes.
       *[no] { $name } accepte.
    }
log-hinted =
    { $you ->
        [yes] Tu demandes conseil.
       *[no] { $name } demande conseil.
    }
log-held =
    { $you ->
        [yes] Un robot joue pour toi pour l’instant.
       *[no] Un robot joue pour { $name } pour l’instant.
    }
log-returned =
    { $you ->
        [yes] Tu reprends la main.
       *[no] { $name } reprend la main.
    }
log-hosted =
    { $you ->
        [yes] Tu es maintenant l’hôte.
       *[no] { $name } est maintenant l’hôte.
    }
log-timed-out =
    { $you ->
        [yes] Ton temps est écoulé.
       *[no] Temps écoulé pour { $name }.
    }
log-rematch = Une nouvelle partie est prête.
log-mended = La table n’a pas pu être relue jusqu’au bout : la partie reprend au dernier point intact.

plan-ask = Que cherches-tu ?
plan-after = Je vise « { $contract } ».
plan-after-mission = Je vise la mission { $mission }.
plan-needs = Il me faut encore { $things }.
plan-ready = J’ai tout ce qu’il faut.
plan-moment =
    { $count ->
        [one] J’attends le bon moment.
       *[other] J’attends le bon moment, encore { $count } fois.
    }
plan-helps =
    { $you ->
        [yes] Je t’aide pour « { $contract } ».
       *[no] J’aide { $name } pour « { $contract } ».
    }
plan-helps-mission =
    { $you ->
        [yes] Je t’aide pour la mission { $mission }.
       *[no] J’aide { $name } pour la mission { $mission }.
    }
plan-free = Je n’ai plus rien à faire pour l’instant.
plan-adrift = Je prends ce qui vient.

chat-title = Discussion
chat-empty = Personne n’a encore rien dit.
chat-label = Dis quelque chose
chat-send = Envoyer
chat-left =
    { $count ->
        [one] encore { $count } caractère
       *[other] encore { $count } caractères
    }
chat-watchers = Prends place pour discuter.
reaction-title = Réactions
reaction-bravo = Bien joué
reaction-ouch = Aïe
reaction-thanks = Merci
reaction-hurry = Plus vite ?
reaction-luck = Bonne chance
reaction-ha = Ha

notice-title = ● À toi – { $page }
notice-body = C’est à toi.
notice-close = Fermer

odds-title = Probabilités pour la prochaine carte
odds-bust = échec
odds-of =
    { $count ->
        [one] · { $count } carte sur { $of }
       *[other] · { $count } cartes sur { $of }
    }
odds-color =
    { $count ->
        [one] { $count } navire ({ $color }) mène à l’échec
       *[other] { $count } navires ({ $color }) mènent à l’échec
    }
odds-repel =
    { $count ->
        [one] { $count } navire peut être repoussé
       *[other] { $count } navires peuvent être repoussés
    }
odds-whole =
    { $count ->
        [one] { $count } carte sur { $of } mène à l’échec
       *[other] { $count } cartes sur { $of } mènent à l’échec
    }
odds-repel-short = repoussables

deed-draw = Piocher
deed-stop = S’arrêter
deed-gamble = Quatre d’un coup
deed-repel = Repousser le navire
deed-keep = Garder le navire
deed-pass = Passer
deed-trade = Prendre { $card }
deed-hire = Recruter { $card }
deed-claim = Compléter { $card }
deed-claim-with = Compléter { $card } en défaussant { $persons }
deed-contract = Compléter « { $contract } »
deed-decline = Prendre { $card } sans ses pièces
deed-give = Une pièce pour { $name }
deed-set-aside = Mettre une carte Temps de côté

hint-title = Conseiller
hint-close = Fermer le conseiller
hint-loading = Le conseiller simule la suite
hint-not-now = Le conseiller répond quand c’est à toi.
hint-too-close = Trop serré pour trancher
hint-compared = Pour « { $best } » plutôt que « { $rival } » :
hint-table = Tous les choix avec leurs chances de gagner
hint-option = Choix
hint-win = Chances de gagner
# A change of the chance to win, with its sign; never to be taken for influence. $points: `+7`.
chance-points = { $points } points de %
hint-gap = Retard (points de %)
hint-best = meilleur
hint-same = à peu près équivalent
hint-deals =
    { $count ->
        [one] { $count } partie simulée
       *[other] { $count } parties simulées
    }
hint-refine = Approfondir
hint-refining = Analyse plus poussée…
hint-again = Redemander

leaving-title = Qu’est-ce que je leur laisse ?
leaving-after = Après « { $deed } », sans rien prendre de plus :
leaving-as-it-lies = Si tu ne prends plus rien :
leaving-nobody = Personne ne prend après toi.
leaving-nothing = ne prend rien
leaving-coins =
    { $count ->
        [one] { $signed } pièce
       *[other] { $signed } pièces
    }
leaving-worth = chances de gagner { $change }
leaving-worth-crew = chances de l’équipage { $change }
leaving-note = Ce qu’une Timonière prendrait à leur place, d’après ce qui est visible.

sheet-person = Coûte { $cost }. Points : { $influence }.
sheet-ships =
    { $all ->
        [one] { $all } navire de cette couleur : { $strengths }.
       *[other] { $all } navires de cette couleur : { $strengths }.
    }
sheet-strength = { $count } de force { $strength }
sheet-skulls = { $count } avec un crâne
sheet-copies = Il y en a { $count } dans le jeu.
sheet-copies-of = Il y en a { $count } dans le jeu, { $all } de ce type en tout.
sheet-held = Un robot joue pour l’instant.
sheet-coins =
    { $count ->
        [one] pièce
       *[other] pièces
    }
sheet-swords =
    { $count ->
        [one] épée
       *[other] épées
    }
sheet-influence =
    { $count ->
        [one] point
       *[other] points
    }
sheet-expeditions =
    { $count ->
        [one] Expédition
       *[other] Expéditions
    }
sheet-tucked =
    { $count ->
        [one] navire gardé
       *[other] navires gardés
    }
sheet-cards = Cartes
sheet-nobody = Personne de recruté.

undo-title = Annuler un coup
undo-ask = { $name } aimerait annuler son dernier coup.
undo-agree = D’accord
undo-refuse = Refuser
undo-waiting = Tu demandes à annuler un coup. Les autres décident.
undo-others = On attend les autres.

clock-label = Temps restant pour { $name } : { $time }
clock-bank = réserve
clock-soon = Plus que 10 secondes.

end-over = La partie est finie
end-wins =
    { $you ->
        [yes] Tu gagnes
       *[no] { $name } gagne
    }
end-shared = { $names } se partagent la victoire
end-stalemate = Personne ne pouvait plus piocher.
end-influence =
    { $influence ->
        [one] { $influence } point.
       *[other] { $influence } points.
    }
end-lead-close =
    { $you ->
        [yes] { $influence } points ; écart avec toi : { $gap }.
       *[no] { $influence } points ; écart avec { $name } : { $gap }.
    }
end-lead-clear =
    { $you ->
        [yes] { $influence } points ; écart avec toi : { $gap }.
       *[no] { $influence } points ; écart avec { $name } : { $gap }.
    }
end-lead-coins =
    { $coins ->
        [one] { $influence } points partout. { $coins } pièce de plus a tranché.
       *[other] { $influence } points partout. { $coins } pièces de plus ont tranché.
    }
end-lead-expedition =
    { $you ->
        [yes] { $influence } points. Une Expédition a fait la différence face à toi.
       *[no] { $influence } points. Une Expédition a fait la différence face à { $name }.
    }
end-standings = Classement
end-place = Place
end-player = Nom
end-by-coins = autant de points, moins de pièces
end-by-expedition = pas d’Expédition
end-by-trophy = pas de trophée
end-by-cubes = autant de points, plus de cubes sur la maison
end-by-shared = à égalité parfaite
end-course = Le film de la partie
end-tab-wins = Victoire
end-tab-influence = Points
end-tab-luck = Hasard et maîtrise
end-chart-wins = Chances de gagner de chacun, tour après tour
end-chart-influence = Points de chacun, tour après tour
end-story-working = Le conseiller revoit la partie
end-story-failed = Le conseiller est injoignable. Nouvel essai bientôt.
end-luck = Hasard
end-skill = Maîtrise
end-luck-note = En points de % de chances de gagner : l’effet des cartes, et celui des décisions.
end-luck-note-crew = En points de % des chances de gagner de l’équipage : l’effet des cartes pendant les tours de chacun, et celui de ses décisions.
end-moments =
    { $count ->
        [one] Le moment qui a tout décidé
       *[other] Les { $count } moments qui ont tout décidé
    }
end-moment-bust =
    { $you ->
        [yes] Tu as échoué.
       *[no] { $name } a échoué.
    }
end-moment-cards =
    { $you ->
        [yes] Tu as révélé { $cards }.
       *[no] { $name } a révélé { $cards }.
    }
end-moment-chose =
    { $you ->
        [yes] Ton choix : « { $did } ». Mieux valait « { $best } ».
       *[no] { $name } a choisi « { $did } ». Mieux valait « { $best } ».
    }
end-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
end-longest =
    { $you ->
        [yes] tour le plus long : le tien
       *[no] tour le plus long : { $name }
    }
end-busts =
    { $count ->
        [one] { $count } échec
       *[other] { $count } échecs
    }
end-busts-of =
    { $you ->
        [yes] pour toi
       *[no] pour { $name }
    }
end-coins =
    { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    }
end-fees-of =
    { $you ->
        [yes] de péages pour toi
       *[no] de péages pour { $name }
    }
end-again = Rejouer
end-setting-up = Mise en place
end-follow = Partie suivante
end-look = Revoir la table
end-record = Enregistrement
end-leave = Accueil
chart-round = Manche { $round }
chart-rounds = Manche
