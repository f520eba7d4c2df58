## La prima partita guidata.

guide-offer = Prima volta?
guide-offer-line = Impara in 3 minuti
guide-no-thanks = No, grazie
guide-resume = Continua a imparare
guide-voice = La tua guida
guide-number = Lezione { $number } di { $of }
guide-go-on = Avanti
guide-next = Prossima lezione
guide-again = Di nuovo
guide-skip = Salta
guide-leave = Esci
guide-play = Gioca davvero
guide-lessons = Lezioni
guide-lessons-line = Brevi partite per imparare giocando
guide-try = Prova
guide-done = fatta

notes = Note per chi comincia
notes-hint = Due parole la prima volta, dopo le lezioni.
note-no-more = Basta note
note-close = Capito
note-draw = Tocca a te. La prima carta è obbligatoria: pesca.
note-stop = Pescare ancora o fermarsi? La barra mostra il rischio di sballare.
note-repel = Le tue spade bastano. Respingi la nave, o tienila se il colore è nuovo.
note-take = Tocca una carta illuminata, poi il pulsante.
note-take-fee = Tocca una carta illuminata per prenderla. Nel turno di un altro costa 1 moneta in più.
note-claim = Hai i simboli per una spedizione: toccala. I suoi personaggi ti lasciano.
note-ending = L’ultimo giro. Vincono solo i punti; le monete spezzano la parità.
note-watch = Altri stanno pescando. Dopo di loro tocca a te prendere.

lesson-draw-title = Pescare, fermarsi, prendere
lesson-draw-welcome = Ti diamo il benvenuto. Questo è un tavolo vero; solo il mazzo è preparato. Nel tuo turno riveli carte nel porto. Premi «{ table-do-draw }».
lesson-draw-ship = Una nave: una nave blu, che vale le 2 monete che mostra. Puoi fermarti dopo ogni carta. Per ora, pesca ancora.
lesson-draw-not-yet = Potresti. Ma con una sola nave il rischio è poco, e una seconda carta ti lascia scegliere. Pesca.
lesson-draw-person = Un marinaio, da ingaggiare per 3 monete. Due carte fra cui scegliere bastano per un primo turno. Premi «{ table-do-stop }».
lesson-draw-enough = Che coraggio. Ma una seconda nave blu ti costerebbe tutto il turno. Fermati finché va bene.
lesson-draw-take = Ora puoi prendere 1 carta. Tocca la nave blu, poi il pulsante: la nave va negli scarti e ricevi 2 monete.
lesson-draw-later = Il marinaio ti costerebbe tutto quello che hai. Prima guadagna qualcosa: prendi la nave blu.
lesson-draw-nothing = Non devi mai prendere nulla, ma 2 monete non si lasciano lì volentieri. Prendi la nave blu.
lesson-draw-others = Poi anche { $name } può prendere una carta. Ma nel tuo turno il marinaio costerebbe 4 monete: 3 per lui e 1 per te. Oggi è troppo.
lesson-draw-end = Questo è un turno intero: pescare finché ti fermi, poi prendere. Ora hai 5 monete.

lesson-fee-title = Il turno degli altri
lesson-fee-hers = Ora pesca { $name } e tu guardi. Fra un momento ci sarà qualcosa anche per te.
lesson-fee-stops = Tre carte, a { $name } bastano. Chi è di turno prende per primo.
lesson-fee-yours = Ora puoi prendere 1 carta anche tu. Puoi pagare le carte illuminate. Costa 1 moneta in più, il pedaggio per { $name }. Ingaggia il marinaio: 3 monete e il pedaggio.
lesson-fee-settler = Il colono serve più avanti, per le spedizioni. Una spada serve subito: ingaggia il marinaio.
lesson-fee-pass = Puoi passare. Ma metà delle tue carte verrà dai turni degli altri. Ingaggia il marinaio.
lesson-fee-end = Il marinaio resta con te: 1 spada e 1 punto. E quando gli altri prendono una carta nel tuo turno, pagano te.

lesson-bust-title = Due navi di un colore
lesson-bust-tempting = Tre navi, tre colori. Con un quarto colore potresti prendere 2 carte invece di 1. Pesca, e guarda che cosa succede.
lesson-bust-sensible = È saggio. Ma conviene vedere una volta come va male. Pesca.
lesson-bust-end = Una seconda nave blu: hai sballato. Il porto va negli scarti, nessuno prende nulla e il tuo turno è finito. Più colori, più rischio.

lesson-repel-title = Le spade
lesson-repel-swords = Lo stesso porto, ma ora un marinaio e un pirata lavorano per te. Insieme hanno 3 spade. Pesca.
lesson-repel-braver = Con 3 spade puoi osare di più. Pesca.
lesson-repel-second = Una seconda nave blu. Ma ha forza 2, e tu hai 3 spade. Premi «{ table-do-repel }», e se ne va.
lesson-repel-would-bust = Con due navi blu nel porto sballi. Hai le spade: respingila.
lesson-repel-again = Le spade non si consumano. Pesca ancora.
lesson-repel-one-more = Un colore in più vale la pena, e le tue spade ci sono ancora. Pesca.
lesson-repel-new-color = Una nave rossa, e il rosso è nuovo. Potresti respingere anche questa, ma con quattro colori prendi 2 carte. Premi «{ table-do-keep }».
lesson-repel-no-need = Potresti. Ma un quarto colore è proprio quello che vuoi. Tienila.
lesson-repel-four = Quattro colori: 2 carte da prendere. Non sfidare la sorte. Fermati.
lesson-repel-enough = Un quinto colore varrebbe 3 carte. Ma una nave forte ti costerebbe tutto. Fermati.
lesson-repel-two-cards = Prendi le 2 carte una dopo l’altra. Prima la nave gialla, per 2 monete.
lesson-repel-frigate-next = La nave rossa viene dopo. Prima quella gialla.
lesson-repel-one-coin = Quella porta solo 1 moneta. Ce n’è una che ne porta 2.
lesson-repel-pass = Ci sono monete da prendere. Non passare ancora.
lesson-repel-one-left = Ancora una carta. Anche la nave rossa porta 2 monete.
lesson-repel-end = 4 monete in un turno: a questo servono le spade. Solo una nave con il teschio non può respingerla nessuno.

lesson-hire-title = Chi lavora per te
lesson-hire-hire = Un personaggio si paga una volta e lavora per te tutta la partita. Il mercante blu porta 1 moneta in più con ogni nave blu. Puoi prendere 2 carte: ingaggia prima il mercante.
lesson-hire-ship-first = Una buona nave. Ma ingaggia prima il mercante, e porterà 1 moneta in più.
lesson-hire-mademoiselle = Con la donzella ogni ingaggio costa 1 moneta in meno. Bello, ma costa tutte le tue monete. Prima il mercante.
lesson-hire-the-trader = Prima il mercante, per 3 monete.
lesson-hire-pass = Hai monete e 2 carte da prendere. Non passare ancora.
lesson-hire-ship = E ora la nave blu: 3 monete, e 1 in più dal tuo mercante.
lesson-hire-the-flute = Il tuo mercante guadagna con la nave blu. Prendi quella.
lesson-hire-end = Altri portano spade, più carte da prendere o simboli per le spedizioni. Tocca una carta per leggere che cosa fa. Lo scudo mostra i suoi punti.

lesson-expedition-title = Spedizioni
lesson-expedition-crew = Due capitani lavorano per te: sono due ancore. Pesca una carta.
lesson-expedition-claim = Una spedizione. Resta in una fila a parte finché qualcuno la completa. Chiede due ancore, e le hai. Toccala, poi il pulsante.
lesson-expedition-claim-first = Al tuo prossimo turno potrebbe non esserci più, e hai le due ancore. Completala.
lesson-expedition-end = I due capitani se ne vanno, con 2 punti. La spedizione ne vale 4 e porta 2 monete. Da 3 punti passi a 5.

lesson-tax-title = Tasse
lesson-tax-rich = Hai { $taxed_from } monete. È tanto da portarsi dietro. Pesca.
lesson-tax-taxed = Una tassa. Chi ha { $taxed_from } monete o più ne perde metà: 6 sono andate. Poi c’è 1 moneta per chi ha più spade, cioè tu. Continua a pescare.
lesson-tax-no-harbor = Nel porto non c’è ancora nulla da prendere. Pesca.
lesson-tax-spend = Un giullare per 7 monete, e ne hai 7. Fermati.
lesson-tax-enough = Hai trovato qualcuno che puoi pagare. Fermati.
lesson-tax-jester = Ingaggia il giullare. D’ora in poi ricevi 1 moneta ogni volta che qualcuno sballa.
lesson-tax-pass = Le monete sono fatte per spenderle. Ingaggia il giullare.
lesson-tax-end = Con le sole monete non si vince, e nel mazzo ci sono altre tasse. Trasforma le monete in punti.

lesson-end-title = { $influence_to_end } punti
lesson-end-close = Hai 10 punti, { $name } ne ha 9. A { $influence_to_end } comincia l’ultimo giro. Pesca.
lesson-end-one-ship = Le navi portano monete, non punti. Pesca.
lesson-end-need-more = Ora le monete non bastano. Pesca.
lesson-end-twelve = Un marinaio con 2 punti, per le tue 5 monete. Proprio quello che manca. Fermati.
lesson-end-enough = Quello che ti serve è nel porto. Non rischiarlo. Fermati.
lesson-end-hire = Ingaggia il marinaio.
lesson-end-no-coins = Ora contano i punti. Ingaggia il marinaio.
lesson-end-pass = Ecco i 2 punti che ti mancano. Ingaggia il marinaio.
lesson-end-last-round = Hai { $influence_to_end } punti, e questo è l’ultimo giro. Si gioca fino alla fine: a { $name } resta un turno.
lesson-end-end = { $name } sballa, e tu vinci. Questo è tutto il gioco. Ora provalo davvero.
