## A che cosa si gioca: il gioco base e ciò che vi si aggiunge.

module-base = Port Royal
module-base-text = Navi, personaggi e spedizioni: il gioco su cui si basa tutto.
module-gambler = Il Giocatore
module-gambler-text = 4 carte: quattro in un colpo, per una carta in più.

modules-title = A che cosa giochiamo
modules-game = Il gioco
modules-cards = Carte da aggiungere
modules-needs = Solo con { $module }.
modules-not-with = Non con { $module }.
modules-players = Solo da { $least } a { $most } persone.
modules-alone = Solo per una persona.
modules-seats = Da { $least } a { $most } persone
modules-all = Vedi tutte
