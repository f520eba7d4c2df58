### Fidarsi del mazzo: l’impegno nel menu e la verifica alla fine. Una parte la dice anche il terminale.

fair-check = Il mazzo era regolare? Verifica
fair-short = Verifica il mazzo
fair-title = Il mazzo era regolare?
fair-lead = La chiave di tutte le mescolate viene da un segreto su cui il server si era impegnato prima di distribuire, e da numeri casuali dei dispositivi al tavolo. Questo dispositivo ha appena ricalcolato da solo ogni mescolata.
fair-checking = Verifica di ogni carta…
fair-good = Il mazzo era regolare.
fair-bad = Questa partita non supera la verifica: guarda che cosa non torna.
fair-no-promise = Per questa partita non c’è un impegno: nessuno può provare come è stato mescolato il mazzo.
fair-printed = Si è giocato con i numeri di carte stampate che questa pagina non conosce. La registrazione si può verificare con portroyal verify.
fair-commitment-holds = Il server ha mantenuto la parola: il suo segreto corrisponde all’impegno.
fair-commitment-fails = Il server non ha mantenuto la parola: il suo segreto non corrisponde all’impegno.
fair-seen-holds = L’impegno è quello che questo dispositivo aveva visto prima di distribuire.
fair-seen-fails = L’impegno non è quello che questo dispositivo aveva visto prima di distribuire.
fair-seen-unknown = Questo dispositivo non aveva visto l’impegno prima di distribuire.
fair-mine-holds = I numeri casuali di questo dispositivo sono nella chiave.
fair-mine-fails = I numeri casuali di questo dispositivo sono stati tralasciati o sostituiti.
fair-mine-unknown = Questo dispositivo non ha aggiunto numeri casuali.
fair-parts-holds = La chiave deriva dal segreto del server e dai numeri casuali del tavolo.
fair-parts-fails = La chiave non deriva dal segreto del server e dai numeri casuali del tavolo.
fair-first-holds = { $name } ha cominciato, come dice la chiave.
fair-first-fails = { $name } ha cominciato, ma la chiave indica qualcun altro.
fair-cards-holds =
    { $shuffles ->
        [one] Le { $cards } carte viste erano tutte in cima al mazzo che deriva dalla chiave.
       *[other] Le { $cards } carte viste erano tutte in cima ai { $shuffles } mazzi che derivano dalla chiave.
    }
fair-cards-fails = La carta numero { $number } rivelata non era in cima al mazzo che deriva dalla chiave.
fair-actions-holds = La registrazione contiene proprio le azioni giocate qui.
fair-actions-fails = La registrazione contiene azioni diverse da quelle giocate qui.
fair-outcome-holds = La registrazione ha il risultato che è stato mostrato qui.
fair-outcome-fails = La registrazione ha un risultato diverso da quello mostrato qui.
fair-seal-holds = L’impronta di tutta la registrazione corrisponde, nomi e note compresi.
fair-seal-fails = L’impronta di tutta la registrazione manca o non corrisponde: qualcosa è stato cambiato.
fair-numbers = I numeri
fair-game = Partita
fair-commitment = Impegno
fair-server = Segreto del server
fair-silent = nessuno
fair-part-of = Numeri casuali di { $name }
fair-menu = Il mazzo
fair-menu-text = Il server si è impegnato sul suo segreto prima di distribuire. Alla fine chiunque può verificare che abbia mantenuto la parola.
fair-menu-given = Numeri casuali da: { $names }
