## Il Giocatore al tavolo: l’offerta, la domanda, quattro carte rivelate una a una.

gamble-offer = Quattro in un colpo
gamble-offer-line = senza respingere, poi +1 carta
gamble-offer-safe = sicuro

gamble-ask = Quattro in un colpo?
gamble-ask-text = Senza respingere. Due navi dello stesso colore: sballi. Altrimenti prendi 1 carta in più.
gamble-do = Quattro
gamble-do-blind = alla cieca
gamble-back = Indietro
gamble-back-line = una alla volta

gamble-through = È andata bene
gamble-through-text =
    { $count ->
        [one] { $count } carta da prendere. Altre quattro: 1 carta in più, o niente.
       *[other] { $count } carte da prendere. Altre quattro: 1 carta in più, o niente.
    }
gamble-stop = Fermati
gamble-more = Altre quattro
gamble-other-through = A { $name } è andata bene

gamble-left =
    { $left ->
        [0] Tutte e quattro
        [1] Ancora una
        [2] Ancora due
        [3] Ancora tre
       *[other] Quattro carte
    }
gamble-other = { $name } fa rivelare quattro carte al Giocatore.
gamble-show-all = Mostra tutte
gamble-show-all-line = in un colpo

gamble-key = Quattro in un colpo, con il Giocatore
gamble-odds = quattro in un colpo vanno bene

log-got-through =
    { $you ->
        [yes] { $count ->
            [one] Ti è andata bene: { $count } carta nel porto.
           *[other] Ti è andata bene: { $count } carte nel porto.
        }
       *[no] { $count ->
            [one] A { $name } è andata bene: { $count } carta nel porto.
           *[other] A { $name } è andata bene: { $count } carte nel porto.
        }
    }
