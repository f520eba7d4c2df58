## The shelf of campaigns, and coins after a failure.

# The shelf.
shelf-title = La storia
shelf-lead = Cinque capitoli, in tutte le serate che servono.
shelf-crew = { $names }
shelf-done = Capitolo { $chapter }, { $title }: giocato
shelf-now = Capitolo { $chapter }, { $title }: il prossimo
shelf-to-come = Capitolo { $chapter }: ancora da venire
shelf-feat = Tutti e cinque i capitoli senza una sconfitta: la massima impresa.
shelf-succeeded = Tutti e cinque i capitoli sono vinti.
shelf-over = Tutti i capitoli sono giocati.
shelf-again = Capitolo { $chapter } di nuovo, { $count } monete da dividere
shelf-next = Al capitolo { $chapter }
shelf-alone = Da soli
shelf-month = Capitolo { $chapter }, mese { $month }
shelf-last = ultima partita: { $day }
shelf-so-far = Finora
shelf-keep = Salva in un file
shelf-keep-running = Il capitolo in corso non è nel file: da lì ricomincia.
shelf-new = Una nuova campagna
shelf-friends = Con un bot a ogni posto si comincia subito. I posti liberi sono per gli amici, che arrivano con il link; altri giocano su questo dispositivo.
shelf-mix = Aggiungi altre carte
shelf-mix-warning = Il regolamento avverte: altre carte rendono la storia molto più difficile. È pensata per le carte del gioco base.
shelf-begin = Apri il libro
shelf-bring = Continua da un file
shelf-no-file = Questo file non è una campagna.

# Coins after a failure.
share-title =
    { $count ->
        [one] Un altro tentativo: { $count } moneta da dividere
       *[other] Un altro tentativo: { $count } monete da dividere
    }
share-less = Una moneta in meno per { $name }
share-more = Una moneta in più per { $name }
share-even = Dividi in parti uguali
share-do = D’accordo
log-shared =
    { $you ->
        [yes] Proponi come dividere le monete.
       *[no] { $name } propone come dividere le monete.
    }
