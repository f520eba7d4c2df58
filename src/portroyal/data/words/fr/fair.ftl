### Faire confiance à la pioche : l’engagement dans le menu, la vérification à la fin. Le terminal en dit une partie.

fair-check = La pioche était-elle honnête ? Vérifier
fair-short = Vérifier la pioche
fair-title = La pioche était-elle honnête ?
fair-lead = La clé de tous les mélanges vient d’un secret auquel le serveur s’était engagé avant la donne, et de nombres aléatoires des appareils autour de la table. Cet appareil vient de recalculer lui-même chaque mélange.
fair-checking = Vérification de chaque carte…
fair-good = La pioche était honnête.
fair-bad = Cette partie ne résiste pas à la vérification : vois ce qui cloche.
fair-no-promise = Il n’y a pas d’engagement pour cette partie : personne ne peut prouver comment la pioche a été mélangée.
fair-printed = La partie suivait les chiffres de cartes imprimées que cette page ne connaît pas. L’enregistrement se vérifie avec portroyal verify.
fair-commitment-holds = Le serveur a tenu parole : son secret correspond à l’engagement.
fair-commitment-fails = Le serveur n’a pas tenu parole : son secret ne correspond pas à l’engagement.
fair-seen-holds = L’engagement est celui que cet appareil avait vu avant la donne.
fair-seen-fails = L’engagement n’est pas celui que cet appareil avait vu avant la donne.
fair-seen-unknown = Cet appareil n’avait pas vu l’engagement avant la donne.
fair-mine-holds = Les nombres aléatoires de cet appareil sont dans la clé.
fair-mine-fails = Les nombres aléatoires de cet appareil ont été omis ou remplacés.
fair-mine-unknown = Cet appareil n’a pas ajouté de nombres aléatoires.
fair-parts-holds = La clé découle du secret du serveur et des nombres aléatoires de la table.
fair-parts-fails = La clé ne découle pas du secret du serveur et des nombres aléatoires de la table.
fair-first-holds = { $name } a commencé, comme le dit la clé.
fair-first-fails = { $name } a commencé, mais la clé désigne quelqu’un d’autre.
fair-cards-holds =
    { $shuffles ->
        [one] Les { $cards } cartes vues étaient toutes sur le dessus de la pioche que donne la clé.
       *[other] Les { $cards } cartes vues étaient toutes sur le dessus des { $shuffles } pioches que donne la clé.
    }
fair-cards-fails = La carte numéro { $number } révélée n’était pas celle du dessus dans la pioche que donne la clé.
fair-actions-holds = L’enregistrement contient exactement les actions jouées ici.
fair-actions-fails = L’enregistrement contient d’autres actions que celles jouées ici.
fair-outcome-holds = L’enregistrement a le résultat qui a été montré ici.
fair-outcome-fails = L’enregistrement a un autre résultat que celui montré ici.
fair-seal-holds = L’empreinte de tout l’enregistrement correspond, noms et notes compris.
fair-seal-fails = L’empreinte de tout l’enregistrement manque ou ne correspond pas : quelque chose y a été modifié.
fair-numbers = Les nombres
fair-game = Partie
fair-commitment = Engagement
fair-server = Secret du serveur
fair-silent = aucun
fair-part-of = Nombres aléatoires : { $name }
fair-menu = La pioche
fair-menu-text = Le serveur s’est engagé sur son secret avant la donne. À la fin, tout le monde peut vérifier qu’il a tenu parole.
fair-menu-given = Nombres aléatoires venus de : { $names }
