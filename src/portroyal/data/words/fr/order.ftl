## L’ordre à la table : ce que peut l’hôte, ce que l’on vote, ce que l’on en dit.

goodbye-dismissed-title = L’hôte t’a renvoyé
goodbye-dismissed-text = Tu ne peux pas être à cette table en ce moment.

log-dismissed = L’hôte a renvoyé { $name }.
log-banned = L’hôte a renvoyé { $name } pour de bon.
log-muted = { $name } n’a plus la parole.
log-unmuted = { $name } a de nouveau la parole.
log-quiet = Seul l’hôte peut encore écrire.
log-loud = Tout le monde peut de nouveau écrire.
log-locked = La table est fermée : personne d’autre ne peut venir.
log-unlocked = La table est de nouveau ouverte.
log-voted = { $by } voudrait qu’un robot joue pour { $name }.

order-title = L’ordre à la table
order-open = Mettre de l’ordre
order-lock = Fermer la table
order-lock-hint = Personne d’autre ne peut venir, ni jouer ni regarder.
order-watch = Public
order-watch-hint = Sans cela, ceux qui ne font que regarder s’en vont.
order-quiet = Silence
order-quiet-hint = Seul l’hôte peut écrire dans la discussion.
order-people = Invités
order-nobody = Personne d’autre n’est là pour l’instant.
order-watcher = regarde
order-player = joue
order-mute = Couper la parole à { $name }
order-unmute = Rendre la parole à { $name }
order-host = Confier la table à { $name }
order-away-text = Les places se libèrent ; en cours de partie, des robots les prennent. Pour de bon veut dire : ni sous ce nom, ni de cet appareil, ni de la même connexion.
order-away-once = Renvoyer
order-away-ban = Renvoyer pour de bon
order-nameless =
    { $count ->
        [one] { $count } personne regarde sans nom.
       *[other] { $count } personnes regardent sans nom.
    }
order-nameless-away = Les renvoyer
order-vote = Proposer un robot pour { $name }
order-vote-hint = Possible après deux minutes sans coup, ou dix secondes d’absence, si plus de la moitié des autres est d’accord.

host-absent = Les absents sont d’accord
host-absent-hint = Pour les reprises. Sinon, on ne reprend rien tant que quelqu’un manque.
