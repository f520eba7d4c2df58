card-name-ares = Pirati di Ares
card-foot-ares = Ares
card-one-ares = un pirata di Ares
card-the-ares = il pirata di Ares
card-name-tybuk = Fratello Tybuk
card-one-tybuk = un fratello Tybuk
card-the-tybuk = il fratello Tybuk
card-text-tybuk = Spade, come quelle di un marinaio o di un pirata.
card-short-tybuk = spade
card-name-lookout = Vedetta
card-one-lookout = una vedetta
card-the-lookout = la vedetta
card-text-lookout = Una volta per turno, durante la scoperta: guarda le prossime 3 carte, scartane 2 e rimetti la terza in cima.
card-short-lookout = uno sguardo alle prossime carte
card-name-barmaid = Ostessa
card-one-barmaid = un’ostessa
card-the-barmaid = l’ostessa
card-text-barmaid = 1 corona se ci sono 4 carte o più nel porto quando tocca a te prendere. E puoi venderle 1 pane o 1 rum al suo prezzo.
card-short-barmaid = corone, e un prezzo per il pane o il rum
card-color-ares = viola
card-symbol-book =
    { $count ->
        [one] { $count } libro dei riti
       *[other] { $count } libri dei riti
    }
card-symbol-herbs =
    { $count ->
        [one] erbe medicinali
       *[other] { $count } × erbe medicinali
    }
card-symbol-bread =
    { $count ->
        [one] { $count } pane
       *[other] { $count } pani
    }
card-symbol-rum =
    { $count ->
        [one] { $count } rum
       *[other] { $count } rum
    }
module-adventure = Inizia l’avventura
module-adventure-brief = una storia
module-adventure-text = Una storia in cinque capitoli: missioni, eventi e dieci protagonisti, in solitario, insieme o uno contro l’altro.

deed-choose = Scegliere { $character }
deed-complete = Completare la missione { $mission }
deed-complete-with = Completare la missione { $mission } con { $cards }
deed-stow = Stivare { $card }
deed-look = Guardare le prossime carte
deed-return = Rimettere { $card } in cima al mazzo
deed-sell = Vendere il carico: { $card }
deed-pay-crown = Pagare una corona
deed-buy-off = Pagare monete per restituire un cubetto

log-character =
    { $you ->
        [yes] Sei { $character }.
       *[no] { $name } è { $character }.
    }
log-event = Evento: { $event }. { $text }
log-month-ended = Il mese è finito.
log-story = Carta storia { $mission }: una nuova missione.
log-cards-added =
    { $count ->
        [one] { $count } carta si aggiunge al mazzo.
       *[other] { $count } carte si aggiungono al mazzo.
    }
log-mission-step =
    { $you ->
        [yes] Sei al passo { $step } della missione { $mission }.
       *[no] { $name } è al passo { $step } della missione { $mission }.
    }
log-mission =
    { $you ->
        [yes] Completi la missione { $mission }.
       *[no] { $name } completa la missione { $mission }.
    }
log-crowns =
    { $you ->
        [yes] Sei sulla casella { $count } delle corone.
       *[no] { $name } è sulla casella { $count } delle corone.
    }
log-stowed =
    { $you ->
        [yes] Stivi { $card }.
       *[no] { $name } stiva { $card }.
    }
log-item-given =
    { $you ->
        [yes] Scarti { $card }.
       *[no] { $name } scarta { $card }.
    }
log-looked =
    { $you ->
        [yes] Guardi le prossime carte.
       *[no] { $name } guarda le prossime carte.
    }
log-thrown = { $card } va negli scarti.
log-put-back = Una carta torna in cima al mazzo.
log-cube =
    { $you ->
        [yes] Paghi { $count } monete per restituire un cubetto.
       *[no] { $name } paga { $count } monete per restituire un cubetto.
    }
log-trophy =
    { $you ->
        [yes] Ottieni il trofeo.
       *[no] { $name } ottiene il trofeo.
    }
log-coins-by =
    { $you ->
        [yes] Ricevi { $count }.
       *[no] { $name } riceve { $count }.
    }
log-ended-chapter = Il capitolo è finito.

adventure-choose = Chi sei?
adventure-choose-text = Potrai usare l’abilità dopo la tua prima missione.
adventure-event-asks = Paghi una corona?
adventure-mission = Missione { $mission }: ora o mai più.
adventure-look = Quale carta torna in cima al mazzo?
adventure-look-text = Le altre si scartano.
adventure-buy-off = Pagare { $count } monete per restituire un cubetto?
adventure-pass = Non ora
adventure-now = Si può completare una missione.
adventure-missions-done = missioni completate
adventure-cubes-gone = cubetti tolti dal protagonista
end-chapter-won = Capitolo vinto.
end-chapter-lost = Capitolo perso.

reason-character-taken = Questo protagonista non è su nessuna delle carte tra cui puoi scegliere.
reason-no-item = Questa nave non trasporta nulla.
reason-not-stowed = Non hai stivato questa nave.
reason-not-for-sale = Le ostesse comprano solo pane e rum.
reason-no-barmaid = Non c’è più un’ostessa a cui vendere.
reason-not-looked-at = Questa carta non è tra quelle che hai guardato.
reason-no-lookout = Non puoi più guardare in questo turno.
reason-must-draw = Per l’evento di questo turno vanno prima rivelate altre carte.
reason-mission-not-open = Questa missione non è sul tavolo.
reason-mission-completed = Hai già completato questa missione.
reason-mission-unmet = Non hai ciò che chiede questa missione.

ruling-adv-special-expedition-name = Spedizione speciale nell’avventura
ruling-adv-special-expedition-question = Dov’è la spedizione per cinque?
ruling-adv-characters-name = Protagonisti
ruling-adv-characters-question = Come si ottiene un protagonista?
ruling-adv-batch-into-name = Carte nuove
ruling-adv-batch-into-question = Dove vanno le carte nuove?
ruling-adv-replay-cards-name = Carte dopo una sconfitta
ruling-adv-replay-cards-question = Che ne è delle carte nuove dopo un capitolo perso?
ruling-adv-retry-cap-name = Monete dopo le sconfitte
ruling-adv-retry-cap-question = Quante monete possono dare le sconfitte?
ruling-adv-before-event-name = Prima dell’evento
ruling-adv-before-event-question = Si può fare qualcosa prima dell’evento del turno?
ruling-adv-months-end-turn-name = Il turno di fine mese
ruling-adv-months-end-turn-question = Che ne è del turno in cui finisce il mese?
ruling-adv-months-end-event-name = Un evento oltre alla fine mese
ruling-adv-months-end-event-question = C’è un evento oltre alla fine mese?
ruling-adv-event-1-name = Evento 1
ruling-adv-event-1-question = La carta 1 è nel mazzo eventi della variante?
ruling-adv-dues-are-tax-name = Diritti portuali
ruling-adv-dues-are-tax-question = I diritti portuali sono una tassa?
ruling-adv-mission-active-name = Missioni nel proprio turno
ruling-adv-mission-active-question = Quando chi è di turno può completare missioni?
ruling-adv-mission-old-name = Missioni precedenti
ruling-adv-mission-old-question = Si possono ancora completare missioni precedenti?
ruling-adv-jack-name = Tuttofare nelle missioni
ruling-adv-jack-question = Un tuttofare può sostituire un personaggio chiesto da una missione?
ruling-adv-character-swords-name = Spada di un protagonista
ruling-adv-character-swords-question = La spada di un protagonista conta per le missioni?
ruling-adv-printed-cost-3-name = Prezzo stampato di 3
ruling-adv-printed-cost-3-question = Quali personaggi contano per un prezzo stampato di 3?
ruling-adv-33-moment-name = Quattro colori
ruling-adv-33-moment-question = Quando contano i quattro colori nel porto?
ruling-adv-52-steps-name = Fermarsi con una carta
ruling-adv-52-steps-question = Quante volte bisogna fermarsi con una carta?
ruling-adv-52-cube-name = Il cubetto di più passi
ruling-adv-52-cube-question = Quando il cubetto di più passi lascia il protagonista?
ruling-adv-buy-off-when-name = Restituire cubetti
ruling-adv-buy-off-when-question = Quante volte si può restituire un cubetto a fine mese?
ruling-adv-stow-is-trade-name = Stivare
ruling-adv-stow-is-trade-question = Stivare una nave è commerciare?
ruling-adv-ares-coin-name = Monete per i pirati di Ares
ruling-adv-ares-coin-question = Che cosa danno insieme capitano, sacerdote e colono della scatola per un pirata di Ares?
ruling-adv-barmaid-sale-name = Vendite
ruling-adv-barmaid-sale-question = Quando si può vendere a un’ostessa?
ruling-adv-lookout-uses-name = Sguardi per turno
ruling-adv-lookout-uses-question = Quante volte per turno si può guardare?
ruling-adv-lookout-short-name = Vedetta con poche carte
ruling-adv-lookout-short-question = Restano meno di tre carte: che cosa vede la vedetta?
ruling-adv-early-success-name = Successo anticipato
ruling-adv-early-success-question = Le condizioni della carta 9 sono soddisfatte in anticipo: che succede?
ruling-answer-box = Nella scatola
ruling-answer-random = A caso
ruling-answer-draft = Scelto a turno
ruling-answer-deck = Nel mazzo
ruling-answer-deck-and-discard = Nel mazzo, con gli scarti
ruling-answer-stay = Restano
ruling-answer-come-out = Tornano fuori dal mazzo
ruling-answer-no-limit = Senza limite
ruling-answer-nine = Nove al massimo
ruling-answer-missions = Missioni
ruling-answer-whenever = Finché ce ne sono quattro
ruling-answer-frees-at-once = Al primo passo, con ciò che libera
ruling-answer-when-completed = Quando è completata
ruling-answer-nothing = Nulla
ruling-answer-goes-on = Continua
ruling-answer-ends = Finisce
ruling-answer-every-mode = In ogni modalità
ruling-answer-not-in-variant = Non nella variante
ruling-answer-any-time = In ogni momento
ruling-answer-taking = Mentre si prende
ruling-answer-with-crown = Solo con la sua corona
ruling-answer-or-less = 3 o meno
ruling-answer-exactly = Esattamente 3
ruling-answer-enters = Quando entra il quarto
ruling-answer-each-from-fourth = A ognuno dal quarto
ruling-answer-three-times = Tre volte
ruling-answer-twice = Due volte
ruling-answer-at-the-first-step = Al primo passo
ruling-answer-each-once = Una volta ciascuno
ruling-answer-as-often = Quante volte si può
ruling-answer-each = Ciascuno
ruling-answer-new-deck = Si forma un nuovo mazzo
ruling-answer-what-is-there = Quel che c’è
ruling-answer-play-on = Si continua a giocare

event-market-day = Giorno di mercato
event-market-day-text = Tutti guadagnano 1 moneta.
event-alms = Elemosina
event-alms-text = Chi ha meno monete guadagna 2 monete; in caso di parità, le ricevono tutti.
event-royal-courier = Il corriere del re
event-royal-courier-text = Chi è di turno può pagare 1 corona e guadagnare 3 monete.
event-harbor-dues = Diritti portuali
event-harbor-dues-text = Chi ha 10 monete o più ne scarta 2. Non è una tassa.
event-parade = Parata sul molo
event-parade-text = Chi ha più spade, almeno una, guadagna 1 corona; in caso di parità, la ricevono tutti.
event-fog-bank = Banco di nebbia
event-fog-bank-text = In questo turno non si può respingere nessuna nave.
event-borrowed-blades = Lame in prestito
event-borrowed-blades-text = Per questa volta chi è di turno respinge con 2 spade in più.
event-spring-tide = Grande marea
event-spring-tide-text = Chi è di turno non può fermarsi prima che siano state rivelate 3 carte.
event-salute = Ventun colpi di cannone
event-salute-text = Quando entra nel porto il quarto colore di nave, chi è di turno guadagna 1 corona.
event-hiring-fair = Fiera degli ingaggi
event-hiring-fair-text = In questo turno ogni personaggio costa a tutti 1 moneta in meno.
event-good-prices = Buoni prezzi
event-good-prices-text = In questo turno, ogni volta che qualcuno commercia con una nave per le sue monete, riceve 1 moneta in più.
event-press-gang = Arruolamento forzato
event-press-gang-text = In questo turno ogni personaggio costa a tutti 1 moneta in più.
event-open-stalls = Bancarelle aperte
event-open-stalls-text = Per questa volta chi è di turno può prendere 1 carta in più.
event-old-pilot = Il vecchio pilota
event-old-pilot-text = Una volta, mentre scopre, chi è di turno può guardare le prossime tre carte, come con una vedetta.
event-months-end = Fine mese
event-months-end-text = Si segue la clessidra della missione più recente, poi si prepara il nuovo mazzo degli eventi.
event-months-end-variant = Fine mese (variante)
event-months-end-variant-text = A partire da chi è di turno, ciascuno può pagare 10 monete per restituire il primo cubetto del proprio protagonista; poi si prepara il nuovo mazzo degli eventi.

character-grace = Grace «la Ragazzina» May
character-grace-text = 2 monete quando sballi con 4 carte o meno nel porto
character-grace-done = L’avevo detto. Avanti.
character-grace-bust = Perso? L’ho lasciato lì apposta.
character-jacques = Jacques Grandeur
character-jacques-text = 2 corone per ogni spedizione che completi
character-jacques-done = A me. E, via, anche a te.
character-jacques-bust = Una piccola scena in una grande commedia.
character-jean = Jean Barbanera
character-jean-text = come un marinaio: 1 spada
character-jean-done = Non serviva urlare. Ho urlato lo stesso.
character-jean-bust = Bah. Il mare me ne deve una.
character-anne = Lady Anne
character-anne-text = come una donzella: ingaggiare costa 1 moneta in meno
character-anne-done = Fatto, caro, e sotto prezzo.
character-anne-bust = Quanto costa, tutto questo.
character-ferdinando = Don Ferdinando
character-ferdinando-text = come un mercante, ma in corone: 1 quando commerci con una nave nera
character-ferdinando-done = La mia casa ricorderà questo giorno.
character-ferdinando-bust = Ci ritiriamo. Con dignità. In fretta.
character-scott = Ufficiale Scott
character-scott-text = come un ammiraglio, ma 1 moneta invece di 2
character-scott-done = Annotato, timbrato, ben fatto.
character-scott-bust = Ci vorrà un modulo.
character-peter = Peter «il Placido» Landman
character-peter-text = come un mercante: 1 moneta in più quando commerci con una nave gialla
character-peter-done = Vedi? È venuto da sé.
character-peter-bust = Tornerà. Tutto torna.
character-mary = Mary la Spietata
character-mary-text = 1 moneta quando cominci a prendere carte con 3 navi o più nel porto
character-mary-done = Ecco fatto.
character-mary-bust = Ancora.
character-samuel = Samuel Blackguard
character-samuel-text = 2 monete, una volta sola
character-samuel-done = Allora siamo pari?
character-samuel-bust = Qualcuno mi presta una nave?
character-thomas = Thomas Fishborn
character-thomas-text = come una vedetta
character-thomas-done = L’avevo visto arrivare. Due volte.
character-thomas-bust = Ho visto anche questo. Speravo.
