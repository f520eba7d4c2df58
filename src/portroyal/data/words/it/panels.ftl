## Attorno al tavolo: diario, chat, probabilità, consiglio, carte, orologio, fine.

log-title = Diario
log-empty = Non è ancora successo nulla.
log-earlier = Voci precedenti
log-you = Tu
log-you-inside = tu
log-turn =
    { $you ->
        [yes] Giro { $round }, il tuo turno
       *[no] Giro { $round }, { $name }
    }
log-before-start = Prima della partita
log-drew =
    { $you ->
        [yes] Peschi { $card }.
       *[no] { $name } pesca { $card }.
    }
log-drew-ship =
    { $you ->
        [yes] Peschi { $card }, forza { $strength }.
       *[no] { $name } pesca { $card }, forza { $strength }.
    }
log-drew-skull =
    { $you ->
        [yes] Peschi { $card } con il teschio.
       *[no] { $name } pesca { $card } con il teschio.
    }
log-glass =
    { $you ->
        [yes] Giri la clessidra: { $card }.
       *[no] { $name } gira la clessidra: { $card }.
    }
log-glass-ship =
    { $you ->
        [yes] Giri la clessidra: { $card }, forza { $strength }.
       *[no] { $name } gira la clessidra: { $card }, forza { $strength }.
    }
log-glass-skull =
    { $you ->
        [yes] Giri la clessidra: { $card } con il teschio.
       *[no] { $name } gira la clessidra: { $card } con il teschio.
    }
log-kept =
    { $you ->
        [yes] Tieni { $card }.
       *[no] { $name } tiene { $card }.
    }
log-repelled =
    { $you ->
        [yes] Respingi { $card }.
       *[no] { $name } respinge { $card }.
    }
log-captured = La nave resta per «{ $contract }».
log-bust =
    { $nth ->
        [8]
            { $you ->
                [yes] Sballi all’{ $nth }ª carta.
               *[no] { $name } sballa all’{ $nth }ª carta.
            }
        [11]
            { $you ->
                [yes] Sballi all’{ $nth }ª carta.
               *[no] { $name } sballa all’{ $nth }ª carta.
            }
       *[other]
            { $you ->
                [yes] Sballi alla { $nth }ª carta.
               *[no] { $name } sballa alla { $nth }ª carta.
            }
    }
log-bust-chance = Rischio: { $percent }.
log-stopped =
    { $you ->
        [yes]
            { $count ->
                [0] Ti fermi con il porto vuoto.
                [one] Ti fermi a { $count } carta.
               *[other] Ti fermi a { $count } carte.
            }
       *[no]
            { $count ->
                [0] { $name } si ferma con il porto vuoto.
                [one] { $name } si ferma a { $count } carta.
               *[other] { $name } si ferma a { $count } carte.
            }
    }
log-gambled =
    { $use ->
        [1]
            { $you ->
                [yes] Il Giocatore rivela quattro carte per te.
               *[no] Il Giocatore rivela quattro carte per { $name }.
            }
       *[other]
            { $you ->
                [yes] Il Giocatore rivela altre quattro carte per te.
               *[no] Il Giocatore rivela altre quattro carte per { $name }.
            }
    }
log-traded =
    { $you ->
        [yes] Prendi { $card }: +{ $coins }.
       *[no] { $name } prende { $card }: +{ $coins }.
    }
log-declined =
    { $you ->
        [yes] Prendi { $card } e rinunci a { $coins }.
       *[no] { $name } prende { $card } e rinuncia a { $coins }.
    }
log-hired =
    { $you ->
        [yes] Ingaggi { $card } per { $coins }.
       *[no] { $name } ingaggia { $card } per { $coins }.
    }
log-fee =
    { $toyou ->
        [yes] Pedaggio a te: { $fee }.
       *[no] Pedaggio a { $to }: { $fee }.
    }
log-tucked = Il grossista tiene la nave: +1 punto.
log-gift =
    { $you ->
        [yes] Dai { $count } a { $to }.
       *[no] { $toyou ->
            [yes] { $name } ti dà { $count }.
           *[no] { $name } dà { $count } a { $to }.
        }
    }
log-claimed =
    { $you ->
        [yes] Completi { $card }: +{ $coins }.
       *[no] { $name } completa { $card }: +{ $coins }.
    }
log-gave =
    { $you ->
        [yes] Scarti { $persons }.
       *[no] { $name } scarta { $persons }.
    }
log-completed =
    { $coins ->
        [0]
            { $you ->
                [yes] Completi «{ $contract }».
               *[no] { $name } completa «{ $contract }».
            }
       *[other]
            { $you ->
                [yes] Completi «{ $contract }»: +{ $coins }.
               *[no] { $name } completa «{ $contract }»: +{ $coins }.
            }
    }
log-influence =
    { $count ->
        [one] +{ $count } punto.
       *[other] +{ $count } punti.
    }
log-advanced =
    { $you ->
        [yes] Sei al passo { $step } di { $steps } di «{ $contract }».
       *[no] { $name } è al passo { $step } di { $steps } di «{ $contract }».
    }
log-admiral =
    { $you ->
        [yes] Ammiraglio: { $count } a te.
       *[no] Ammiraglio: { $count } a { $name }.
    }
log-jester =
    { $you ->
        [yes] Giullare: { $count } a te.
       *[no] Giullare: { $count } a { $name }.
    }
log-gunner =
    { $you ->
        [yes] Cannoniere: { $count } a te.
       *[no] Cannoniere: { $count } a { $name }.
    }
log-vice-admiral =
    { $you ->
        [yes] Viceammiraglio: { $count } a te.
       *[no] Viceammiraglio: { $count } a { $name }.
    }
log-passed =
    { $you ->
        [yes] Passi.
       *[no] { $name } passa.
    }
log-tax = Tassa.
log-tax-lost =
    { $you ->
        [yes] Perdi { $count }.
       *[no] { $name } perde { $count }.
    }
log-tax-nobody = Nessuno aveva { $taxed_from } monete.
log-tax-gained =
    { $you ->
        [yes] Ricevi { $count }.
       *[no]
            { $people ->
                [one] Riceve { $count }: { $names }.
               *[other] Ricevono { $count }: { $names }.
            }
    }
log-set-aside =
    { $you ->
        [yes] Metti da parte una carta del tempo.
       *[no] { $name } mette da parte una carta del tempo.
    }
log-shuffled =
    { $count ->
        [one] Gli scarti sono il nuovo mazzo: { $count } carta.
       *[other] Gli scarti sono il nuovo mazzo: { $count } carte.
    }
log-last-round =
    { $you ->
        [yes] Hai { $count } punti. È l’ultimo giro.
       *[no] { $name } ha { $count } punti. È l’ultimo giro.
    }
log-ended = La partita è finita.
log-ended-stalemate = Nessuno ha potuto pescare. La partita è finita.
log-ended-contracts = Tutti i contratti sono completati.
log-ended-time = Il mazzo del tempo è vuoto. La partita è finita.
log-started = La partita comincia.
log-offered = Contratti: { $contracts }.
log-time-dealt =
    { $count ->
        [one] { $count } turno nel mazzo del tempo.
       *[other] { $count } turni nel mazzo del tempo.
    }
log-joined =
    { $you ->
        [yes] Ti unisci al tavolo.
       *[no] { $name } si unisce al tavolo.
    }
log-left =
    { $you ->
        [yes] Lasci il tavolo.
       *[no] { $name } lascia il tavolo.
    }
log-seated =
    { $you ->
        [yes] Prendi posto.
       *[no] { $name } prende posto.
    }
log-undone =
    { $you ->
        [yes] Annulli la mossa.
       *[no] { $name } annulla la mossa.
    }
log-undo-asked =
    { $you ->
        [yes] Chiedi di annullare.
       *[no] { $name } chiede di annullare.
    }
log-undo-refused =
    { $you ->
        [yes] Preferisci lasciare così.
       *[no] { $name } preferisce lasciare così.
    }
log-undo-unanswered = Nessuno ha risposto. Resta così.
log-undo-agreed =
    { $you ->
        [yes] Accetti.
       *[no] { $name } accetta.
    }
log-hinted =
    { $you ->
        [yes] Chiedi consiglio.
       *[no] { $name } chiede consiglio.
    }
log-held =
    { $you ->
        [yes] Per ora un bot gioca per te.
       *[no] Per ora un bot gioca per { $name }.
    }
log-returned =
    { $you ->
        [yes] Riprendi tu.
       *[no] { $name } riprende.
    }
log-hosted =
    { $you ->
        [yes] Ora l’host sei tu.
       *[no] Ora l’host è { $name }.
    }
log-timed-out =
    { $you ->
        [yes] Il tuo tempo è scaduto.
       *[no] Il tempo di { $name } è scaduto.
    }
log-rematch = È pronta un’altra partita.
log-mended = Non è stato possibile leggere il tavolo fino in fondo: si continua dall’ultimo punto integro.

plan-ask = A che cosa punti?
plan-after = Punto a «{ $contract }».
plan-after-mission = Punto alla missione { $mission }.
plan-needs = Ho ancora bisogno di: { $things }.
plan-ready = Ho tutto il necessario.
plan-moment =
    { $count ->
        [one] Aspetto il momento giusto.
       *[other] Aspetto il momento giusto, altre { $count } volte.
    }
plan-helps =
    { $you ->
        [yes] Ti aiuto con «{ $contract }».
       *[no] Aiuto { $name } con «{ $contract }».
    }
plan-helps-mission =
    { $you ->
        [yes] Ti aiuto con la missione { $mission }.
       *[no] Aiuto { $name } con la missione { $mission }.
    }
plan-free = Per ora non mi resta niente da fare.
plan-adrift = Prendo quello che viene.

chat-title = Chat
chat-empty = Nessuno ha ancora detto nulla.
chat-label = Di’ qualcosa
chat-send = Invia
chat-left =
    { $count ->
        [one] resta { $count } carattere
       *[other] restano { $count } caratteri
    }
chat-watchers = Prendi posto per scrivere.
reaction-title = Reazioni
reaction-bravo = Ben giocato
reaction-ouch = Ahi
reaction-thanks = Grazie
reaction-hurry = Più in fretta?
reaction-luck = Buona fortuna
reaction-ha = Ah ah

notice-title = ● Tocca a te – { $page }
notice-body = Tocca a te.
notice-close = Chiudi

odds-title = Probabilità della prossima carta
odds-bust = di sballare
odds-of =
    { $count ->
        [one] · { $count } carta su { $of }
       *[other] · { $count } carte su { $of }
    }
odds-color =
    { $count ->
        [one] { $count } nave ({ $color }) fa sballare
       *[other] { $count } navi ({ $color }) fanno sballare
    }
odds-repel =
    { $count ->
        [one] { $count } nave si può respingere
       *[other] { $count } navi si possono respingere
    }
odds-whole =
    { $count ->
        [one] { $count } carta su { $of } fa sballare
       *[other] { $count } carte su { $of } fanno sballare
    }
odds-repel-short = respingibili

deed-draw = Pescare
deed-stop = Fermarsi
deed-gamble = Quattro in un colpo
deed-repel = Respingere la nave
deed-keep = Tenere la nave
deed-pass = Passare
deed-trade = Prendere { $card }
deed-hire = Ingaggiare { $card }
deed-claim = Completare { $card }
deed-claim-with = Completare { $card } scartando { $persons }
deed-contract = Completare «{ $contract }»
deed-decline = Prendere { $card } senza le monete
deed-give = Una moneta a { $name }
deed-set-aside = Mettere da parte una carta del tempo

hint-title = Consigliere
hint-close = Chiudi il consigliere
hint-loading = Il consigliere ci sta pensando
hint-not-now = Il consigliere risponde quando tocca a te.
hint-too-close = Troppo equilibrato
hint-compared = A favore di «{ $best }» rispetto a «{ $rival }»:
hint-table = Tutte le scelte con la loro probabilità di vittoria
hint-option = Scelta
hint-win = Prob. di vittoria
# A change of the chance to win, with its sign; never to be taken for influence. $points: `+7`.
chance-points = { $points } punti %
hint-gap = Distacco (punti percentuali)
hint-best = migliore
hint-same = quasi altrettanto buona
hint-deals =
    { $count ->
        [one] { $count } partita simulata
       *[other] { $count } partite simulate
    }
hint-refine = Approfondisci
hint-refining = Analisi più a fondo…
hint-again = Chiedi di nuovo

leaving-title = Che cosa lascio agli altri?
leaving-after = Dopo «{ $deed }», e nient’altro:
leaving-as-it-lies = Se non prendi altro:
leaving-nobody = Nessuno prende dopo di te.
leaving-nothing = non prende nulla
leaving-coins =
    { $count ->
        [one] { $signed } moneta
       *[other] { $signed } monete
    }
leaving-worth = prob. di vittoria { $change }
leaving-worth-crew = prob. dell’equipaggio { $change }
leaving-note = Che cosa prenderebbe un Timoniere al loro posto, da ciò che è scoperto.

sheet-person = Costa { $cost }. Punti: { $influence }.
sheet-ships =
    { $all ->
        [one] { $all } nave di questo colore: { $strengths }.
       *[other] { $all } navi di questo colore: { $strengths }.
    }
sheet-strength = { $count } di forza { $strength }
sheet-skulls = { $count } con il teschio
sheet-copies =
    { $count ->
        [one] Ce n’è { $count } nel gioco.
       *[other] Ce ne sono { $count } nel gioco.
    }
sheet-copies-of =
    { $count ->
        [one] Ce n’è { $count } nel gioco, { $all } di questo tipo in tutto.
       *[other] Ce ne sono { $count } nel gioco, { $all } di questo tipo in tutto.
    }
sheet-held = Per ora gioca un bot.
sheet-coins =
    { $count ->
        [one] moneta
       *[other] monete
    }
sheet-swords =
    { $count ->
        [one] spada
       *[other] spade
    }
sheet-influence =
    { $count ->
        [one] punto
       *[other] punti
    }
sheet-expeditions =
    { $count ->
        [one] spedizione
       *[other] spedizioni
    }
sheet-tucked =
    { $count ->
        [one] nave tenuta
       *[other] navi tenute
    }
sheet-cards = Carte
sheet-nobody = Ancora nessuno ingaggiato.

undo-title = Annullare
undo-ask = { $name } vorrebbe annullare l’ultima mossa.
undo-agree = Va bene
undo-refuse = Resta così
undo-waiting = Hai chiesto di annullare. Decidono gli altri.
undo-others = Si aspettano gli altri.

clock-label = Tempo per { $name }: { $time }
clock-bank = riserva
clock-soon = Restano 10 secondi.

end-over = La partita è finita
end-wins =
    { $you ->
        [yes] Hai vinto
       *[no] Vince { $name }
    }
end-shared = { $names } condividono la vittoria
end-stalemate = Nessuno poteva più pescare.
end-influence = { $influence } punti.
end-lead-close =
    { $you ->
        [yes] { $influence } punti, solo { $gap } in più di te.
       *[no] { $influence } punti, solo { $gap } in più di { $name }.
    }
end-lead-clear =
    { $you ->
        [yes] { $influence } punti, { $gap } in più di te.
       *[no] { $influence } punti, { $gap } in più di { $name }.
    }
end-lead-coins =
    { $coins ->
        [one] { $influence } punti a testa. Ha deciso { $coins } moneta in più.
       *[other] { $influence } punti a testa. Hanno deciso { $coins } monete in più.
    }
end-lead-expedition =
    { $you ->
        [yes] { $influence } punti. Una spedizione ha fatto la differenza rispetto a te.
       *[no] { $influence } punti. Una spedizione ha fatto la differenza rispetto a { $name }.
    }
end-standings = Classifica
end-place = Posto
end-player = Nome
end-by-coins = stessi punti, meno monete
end-by-expedition = nessuna spedizione
end-by-trophy = nessun trofeo
end-by-cubes = stessi punti, più cubetti sulla casa
end-by-shared = pari
end-course = Com’è andata
end-tab-wins = Probabilità
end-tab-influence = Punti
end-tab-luck = Fortuna e bravura
end-chart-wins = Probabilità di vittoria di ognuno, turno per turno
end-chart-influence = Punti di ognuno, turno per turno
end-story-working = Il consigliere rivede la partita
end-story-failed = Il consigliere non è raggiungibile. Riproveremo.
end-luck = Fortuna
end-skill = Bravura
end-luck-note = In punti percentuali di probabilità di vittoria: che cosa hanno cambiato le carte e che cosa le decisioni.
end-luck-note-crew = In punti percentuali di probabilità di vittoria dell’equipaggio: che cosa hanno cambiato le carte nei turni di ciascuno e che cosa le sue decisioni.
end-moments =
    { $count ->
        [one] Il momento che ha deciso
       *[other] I { $count } momenti che hanno deciso
    }
end-moment-bust =
    { $you ->
        [yes] Hai sballato.
       *[no] { $name } ha sballato.
    }
end-moment-cards =
    { $you ->
        [yes] Hai rivelato { $cards }.
       *[no] { $name } ha rivelato { $cards }.
    }
end-moment-chose =
    { $you ->
        [yes] Hai scelto «{ $did }». Era meglio «{ $best }».
       *[no] { $name } ha scelto «{ $did }». Era meglio «{ $best }».
    }
end-cards =
    { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
end-longest =
    { $you ->
        [yes] turno più lungo: il tuo
       *[no] turno più lungo: { $name }
    }
end-busts =
    { $count ->
        [one] { $count } turno sballato
       *[other] { $count } turni sballati
    }
end-busts-of =
    { $you ->
        [yes] da parte tua
       *[no] da parte di { $name }
    }
end-coins =
    { $count ->
        [one] { $count } moneta
       *[other] { $count } monete
    }
end-fees-of =
    { $you ->
        [yes] di pedaggi a te
       *[no] di pedaggi a { $name }
    }
end-again = Gioca ancora
end-setting-up = In preparazione
end-follow = Prossima partita
end-look = Vedi il tavolo
end-record = Registrazione
end-leave = Home
chart-round = Giro { $round }
chart-rounds = Giro
