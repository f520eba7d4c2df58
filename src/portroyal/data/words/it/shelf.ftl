## The shelf of campaigns, and coins after a failure.

# The shelf.
shelf-title = La storia
shelf-lead = Cinque capitoli, in quante serate volete.
shelf-crew = { $names }
shelf-done = Capitolo { $chapter }, { $title }: giocato
shelf-now = Capitolo { $chapter }, { $title }: il prossimo
shelf-to-come = Capitolo { $chapter }: ancora da venire
shelf-feat = Tutti e cinque i capitoli senza una sconfitta: la massima impresa.
shelf-succeeded = Tutti e cinque i capitoli sono vinti.
shelf-over = Tutti i capitoli sono giocati.
shelf-again = Capitolo { $chapter } di nuovo, { $count } monete da dividere
shelf-next = Al capitolo { $chapter }
shelf-so-far = Finora
shelf-keep = Salva in un file
shelf-new = Una nuova campagna
shelf-bots = Con te siedono dei bot; al tavolo gli amici possono prendere i loro posti.
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
share-do = D’accordo
log-shared =
    { $you ->
        [yes] Hai detto come dividere le monete.
       *[no] { $name } ha detto come dividere le monete.
    }
