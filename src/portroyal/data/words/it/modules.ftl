## A che cosa si gioca: il gioco base e ciò che vi si aggiunge.

module-base = Port Royal
module-base-text = Navi, personaggi e spedizioni: il gioco su cui si basa tutto.
module-gambler = Il Giocatore
module-gambler-text = 4 carte: quattro in un colpo, per una carta in più.
