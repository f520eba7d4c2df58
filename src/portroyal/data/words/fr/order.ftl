## L’ordre à la table : ce que peut l’hôte, ce que l’on vote, ce que l’on en dit.

goodbye-dismissed-title = L’hôte t’a demandé de partir
goodbye-dismissed-text = Tu ne peux pas rejoindre cette table pour le moment.

log-dismissed = L’hôte a renvoyé { $name }.
log-banned = L’hôte a renvoyé { $name } pour de bon.
log-muted = { $name } n’a plus la parole.
log-unmuted = { $name } a de nouveau la parole.
log-quiet = Seul l’hôte peut encore écrire.
log-loud = Tout le monde peut de nouveau écrire.
log-locked = La table est verrouillée : personne d’autre ne peut venir.
log-unlocked = La table est de nouveau ouverte.
log-voted = { $by } voudrait qu’un robot joue pour { $name }.

order-title = L’ordre à la table
order-open = Mettre de l’ordre
order-lock = Verrouiller la table
order-lock-hint = Personne d’autre ne peut venir, ni jouer ni regarder.
order-watch = Spectateurs
order-watch-hint = Si c’est désactivé, les personnes qui ne font que regarder doivent partir.
order-quiet = Silence
order-quiet-hint = Seul l’hôte peut écrire dans la discussion.
order-people = Invités
order-nobody = Personne d’autre n’est là pour l’instant.
order-watcher = regarde
order-player = joue
order-mute = Couper la parole à { $name }
order-unmute = Rendre la parole à { $name }
order-host = Confier la table à { $name }
order-away-text = Les places se libèrent ; en cours de partie, des robots les prennent. Pour de bon veut dire : ni sous ce nom, ni depuis cet appareil, ni depuis la même connexion.
order-away-once = Renvoyer
order-away-ban = Renvoyer pour de bon
order-nameless =
    { $count ->
        [one] { $count } personne regarde sans nom.
       *[other] { $count } personnes regardent sans nom.
    }
order-nameless-away = Les renvoyer
order-vote = Proposer un robot pour { $name }
order-vote-hint = Possible après deux minutes sans jouer, ou dix secondes d’absence, si plus de la moitié des autres est d’accord.

host-absent = Les absents sont d’accord
host-absent-hint = Pour annuler un coup. Sinon, on n’annule rien tant que quelqu’un manque.
