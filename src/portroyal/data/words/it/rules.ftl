## Le regole del gioco base, con parole nostre.

rules-goal-title = Scopo
rules-goal-p1 = Nel porto riveli navi e personaggi, una carta alla volta. Ogni carta rende il porto più ricco e la prossima più pericolosa: con due navi dello stesso colore sballi e resti a mani vuote. Se ti fermi in tempo, scegli prima di tutti. Poi scelgono anche gli altri, e ognuno ti paga una moneta.
rules-goal-p2 = I personaggi che ingaggi e le spedizioni che completi danno punti vittoria, qui detti punti. Quando qualcuno ne ha { $influence_to_end } si finisce il giro, e vince chi allora ha più punti.

rules-cards-title = Le carte
rules-cards-p1 = Ci sono 120 carte e nient’altro. Il fronte è una nave, un personaggio, una spedizione o una tassa. Il retro è una moneta: per ricevere una moneta metti davanti a te la prima carta del mazzo, coperta, senza guardarla. Per spenderla, scartala. Nessuno sa quali carte fanno da denaro.
rules-cards-ships = 50 navi, dieci per colore. Le spade indicano la forza, le monete quanto rendono.
rules-cards-persons = 60 personaggi. Ognuno ha un prezzo, un’abilità e da 0 a 3 punti.
rules-cards-expeditions = 6 spedizioni. Chiedono due o tre simboli e valgono da 4 a 6 punti.
rules-cards-taxes = 4 tasse, due per tipo.

rules-setup-title = Preparazione
rules-setup-s1 = La spedizione speciale chiede tre simboli diversi e non ha la moneta sul retro. In cinque è scoperta sul tavolo dall’inizio; in meno torna nella scatola.
rules-setup-s1-sjg = La spedizione speciale si mescola con le altre carte, qualunque sia il numero di giocatori.
rules-setup-s2 = Mescola le carte coperte: è il mazzo. Le carte scartate stanno accanto, scoperte.
rules-setup-s3 = Ognuno riceve { $start_coins } monete, a partire da chi comincia. Tutti vedono quante monete ha ciascuno.
rules-setup-s4 = Si gioca a turno, in senso orario. La partita finisce solo quando tutti hanno avuto lo stesso numero di turni.

rules-turn-title = Un turno
rules-turn-s1 = Scoperta: chi è di turno rivela carte finché si ferma o sballa.
rules-turn-s2 = Commercio e ingaggio: chi è di turno prende 1, 2 o 3 carte dal porto. Poi gli altri, in senso orario, possono prenderne 1 e gli pagano 1 moneta.
rules-turn-s3 = Quel che resta nel porto si scarta e il turno passa a sinistra.

rules-discover-title = Scoperta
rules-discover-p1 = Pesca la prima carta e rivelala. Poi scegli: un’altra, o ti fermi? La prima è obbligatoria; dopo puoi fermarti a ogni carta. Dopo lo stop non si torna indietro.
rules-discover-k1 = Un personaggio va nel porto e lì aspetta.
rules-discover-k2 = Anche una nave va nel porto, a meno che tu non la respinga.
rules-discover-k3 = Una spedizione va in una fila a parte. Non fa parte del porto, non si prende come le altre carte e resta finché qualcuno la completa.
rules-discover-k4 = Una tassa si risolve subito e si scarta.
rules-discover-p2 = Puoi fermarti anche con il porto vuoto, se sono usciti solo tasse, spedizioni e navi respinte. Agli altri tocca comunque, e i giullari rendono la loro moneta.

rules-ships-title = Respingere le navi
rules-ships-p1 = Un marinaio porta 1 spada, un pirata 2. Se hai almeno tante spade quanta è la forza della nave appena rivelata, puoi respingerla: va negli scarti invece che nel porto.
rules-ships-p2 = Le spade non si consumano: le stesse spade respingono una nave dopo l’altra. Una nave con il teschio non può respingerla nessuno.
rules-ships-p3 = Si può respingere solo la nave appena rivelata; una volta tenuta, resta. Respingere è una scelta, anche se tenerla significa sballare. Chi è troppo debole non ha scelta.
rules-ships-example = Un marinaio e un pirata fanno 3 spade. Arriva una seconda nave blu, di forza 2: respingila e continua. Di forza 5, avresti sballato.

rules-bust-title = Sballare
rules-bust-p1 = Se resta una nave il cui colore è già nel porto, sballi. Tutto il porto va negli scarti e nessuno prende nulla in questo turno. Le spedizioni restano.
rules-bust-p2 = Ogni giullare rende 1 moneta a chi lo ha, anche a te.
rules-bust-bigbox = Puoi ancora completare spedizioni prima che il turno finisca.
rules-bust-older = Il turno finisce subito; niente più spedizioni.

rules-tax-title = Tasse
rules-tax-p1 = Una tassa riguarda tutti. Prima la perdita: chi ha { $taxed_from } monete o più ne scarta la metà, arrotondata per difetto. Con 12 o 13 monete se ne perdono 6, con 14 se ne perdono 7. Con 11 o meno non succede nulla.
rules-tax-p2 = Poi il bonus: 1 moneta a chi ha più spade o meno punti, secondo la carta. In caso di parità la ricevono tutti, anche a zero.

rules-trade-title = Commercio e ingaggio
rules-trade-p1 = Prende prima chi è di turno, poi gli altri in senso orario. Le carte si prendono una alla volta; chi non ne vuole più passa. Nessuno è obbligato a prendere.
rules-trade-colors = Quante carte puoi prendere nel tuo turno dipende dai colori delle navi nel porto. Si contano una volta, quando si comincia a prendere.
rules-trade-0 = da 0 a 3 colori: 1 carta
rules-trade-4 = 4 colori: 2 carte
rules-trade-5 = 5 colori: 3 carte
rules-trade-p2 = Gli altri possono prendere 1 carta a testa. Ogni governatore permette 1 carta in più, nel tuo turno e in quello altrui.
rules-trade-p3 = Commerciare con una nave: scartala e ricevi le monete indicate, più 1 per ogni tuo mercante del suo colore.
rules-trade-p4 = Ingaggiare un personaggio: scarta le monete che costa, 1 in meno per ogni tua donzella, e mettilo davanti a te. Da ora abilità e punti sono tuoi.
rules-trade-p5 = La prima carta può pagare la seconda. Un mercante appena ingaggiato vale già per la nave successiva, una donzella per il personaggio successivo.
rules-trade-p6 = Agli altri tocca anche se chi è di turno non ha preso nulla. Ciò che nessuno prende si scarta.

rules-fee-title = Il pedaggio
rules-fee-p1 = Chi prende una carta nel turno di un altro gli paga 1 moneta, per ogni carta. Le donzelle non danno sconti su questo.
rules-fee-p2 = Per un personaggio servono prezzo e pedaggio prima di prenderlo. Per una nave il pedaggio può venire da quel che rende: senza monete puoi prendere una nave da 1 moneta: non guadagni nulla, ma almeno non la prende nessun altro.
rules-fee-p3 = Il pedaggio passa coperto: nessuno scopre che carta sia.
rules-fee-2014 = In questa edizione il pedaggio si paga prima del prezzo; nelle altre, dopo. Decide solo quale carta coperta va dove.

rules-persons-title = I personaggi
rules-persons-p1 = Un personaggio lavora per te finché non lo scarti per una spedizione. Più personaggi uguali si sommano e nessuna abilità si consuma.
rules-person-trader = 1 moneta in più quando commerci con una nave del suo colore, nel tuo turno o in un altro. Ce ne sono due per colore.
rules-person-settler = Una capanna per le spedizioni.
rules-person-captain = Un’ancora per le spedizioni.
rules-person-priest = Una croce per le spedizioni.
rules-person-jack-of-all-trades = Vale come capanna, ancora o croce, a scelta, anche se hai il personaggio giusto.
rules-person-sailor = 1 spada: respinge navi nel tuo turno e conta quando una tassa premia le spade.
rules-person-pirate = 2 spade.
rules-person-mademoiselle = Ogni personaggio che ingaggi costa 1 moneta in meno, mai sotto 0. Non vale né per la donzella stessa né per il pedaggio.
rules-person-jester = 1 moneta quando qualcuno sballa, anche tu; e 1 moneta se nel porto non resta nessuna carta quando tocca a te prendere. Prendere tu l’ultima non rende nulla.
rules-person-jester-2014 = Con il porto vuoto i giullari di chi è di turno non rendono nulla.
rules-person-admiral = { $admiral_coins } monete se nel porto ci sono almeno { $admirals_from } carte quando tocca a te prendere, in qualunque turno.
rules-person-governor = 1 carta in più ogni volta che tocca a te. Nel turno di un altro ogni carta costa il suo pedaggio.
rules-person-governor-older = Un governatore appena ingaggiato dà subito la sua carta.
rules-person-governor-bigbox = Un governatore appena ingaggiato vale dalla volta successiva.
rules-persons-p2 = Ammiragli e giullari guardano il porto una volta sola, quando tocca a te prendere. Se li hai appena ingaggiati, valgono dalla volta dopo.

rules-expeditions-title = Spedizioni
rules-expeditions-p1 = Per completare una spedizione scarta personaggi con esattamente i simboli richiesti; i loro punti se ne vanno con loro. La spedizione è ora davanti a te e ricevi le monete indicate.
rules-expeditions-p2 = Al netto, una spedizione da 4 porta 2 punti, una da 6 ne porta 3, quella speciale 2. I tuoi punti non calano mai.
rules-expeditions-p3 = Completa spedizioni solo chi è di turno, quante ne può: durante la scoperta, prima e tra una carta e l’altra (non mentre si decide su una nave), e mentre prende, anche dopo l’ultima carta e con personaggi appena ingaggiati. Non è mai obbligatorio.
rules-expeditions-p4 = Quando gli altri hanno cominciato a prendere, per questo turno è tardi.

rules-end-title = Fine e vittoria
rules-end-p1 = Appena qualcuno ha { $influence_to_end } punti, in qualunque turno, scatta la fine. Si gioca finché tutti hanno avuto lo stesso numero di turni: l’ultimo è di chi siede a destra di chi ha cominciato.
rules-end-sjg = Se la partita è finita lo si guarda solo a giro concluso. Al tavolo non cambia nulla, perché i punti non calano mai.
rules-end-p2 = Vince chi ha più punti. In caso di parità, chi ha più monete. Se la parità resta, si condivide il posto.
rules-end-example = Nell ha 13 punti e 2 monete, Tomas 14 e nessuna, Ines 13 e 5. Vince Tomas, anche se Nell è arrivata prima a 12; Ines è seconda grazie alle monete.
rules-end-variant = Variante, da concordare prima: la fine scatta solo per chi ha { $influence_to_end } punti e almeno una spedizione, e può vincere solo chi ha una spedizione. Se nessuno ha entrambe le cose, si continua.
rules-end-variant-sjg = Questa edizione non prevede la variante.

rules-hidden-title = Cose nascoste
rules-hidden-p1 = Non ci sono segreti al tavolo: quel che è nascosto lo è per tutti. Ognuno vede il porto, le spedizioni, ciò che gli altri hanno davanti, quante monete hanno, e gli scarti.
rules-hidden-p2 = Le monete sono carte. Spese, vanno scoperte negli scarti: puoi contare ciò che è passato. Il pedaggio non si spende: cambia solo mano. Qui si spende prima la tua moneta più vecchia.
rules-hidden-p3 = Quando serve una carta e il mazzo è vuoto, gli scarti si mescolano e diventano il mazzo. Porto, spedizioni, personaggi e monete restano dove sono; le monete vecchie non sono nel nuovo mazzo.
rules-hidden-p4 = Se mazzo e scarti sono entrambi vuoti, ricevi solo le monete che ci sono e invece di pescare ti fermi. Se per un giro intero nessuno ha potuto pescare, la partita finisce e si conta come al solito.

rules-editions-title = Edizioni
rules-editions-p1 = Le stesse 120 carte sono uscite con vari regolamenti. Concordano sul gioco e divergono nei dettagli. L’edizione si sceglie aprendo un tavolo, e lì puoi cambiare singole risposte.
rules-editions-names = Cambiano anche i nomi: per Steve Jackson le spedizioni sono missioni e i colori bandiere. La Big Box parla di punti influenza.

rules-tips-title = Primi consigli
rules-tips-1 = Tre navi nel porto e nessuna spada: circa una carta su quattro ti fa sballare. Con quattro navi, una su tre.
rules-tips-2 = Ingaggia presto. Un marinaio o un mercante costa proprio le { $start_coins } monete iniziali e lavora per tutta la partita.
rules-tips-3 = Quel che lasci possono prenderlo gli altri. Un porto ricco nutre tutti, e ognuno ti paga una moneta.
rules-tips-4 = Non accumulare: da { $taxed_from } monete in su una tassa ne prende la metà.
rules-tips-5 = Due personaggi con lo stesso simbolo sono 2 punti; come spedizione sono 4, e rendono monete.
rules-tips-6 = Guarda chi si avvicina a { $influence_to_end }. Nell’ultimo giro le monete servono solo per gli spareggi: trasformale in punti.

rules-words-title = Glossario
rules-word-active = chi è di turno
rules-word-active-text = La persona che sta giocando il proprio turno.
rules-word-harbor = porto
rules-word-harbor-text = La fila di navi e personaggi rivelati in questo turno.
rules-word-display = spazio di gioco
rules-word-display-text = I personaggi e le spedizioni davanti a qualcuno.
rules-word-influence = punti
rules-word-influence-text = Il numero nello scudo. Decide chi vince.
rules-word-fee = pedaggio
rules-word-fee-text = La moneta che paghi per ogni carta presa nel turno di un altro.
rules-word-bust = sballare
rules-word-bust-text = Due navi dello stesso colore nel porto: nessuno prende nulla.
rules-word-round = giro
rules-word-round-text = Un turno di ciascuno.
rules-word-ruling = dubbio sulle regole
rules-word-ruling-text = Una questione su cui i regolamenti divergono o tacciono, con la risposta che vale qui.

rules-gambler-title = Modulo: il Giocatore
rules-gambler-p1 = Quattro personaggi in più: due da 4 monete con 1 punto, uno da 6 con 2, uno da 8 con 3. Si mescolano nel mazzo.
rules-gambler-p2 = Una volta per turno per ogni Giocatore nel tuo spazio di gioco, solo nel tuo turno e durante la scoperta, puoi rivelare quattro carte una dopo l’altra.
rules-gambler-k1 = Tra le quattro non si respinge nessuna nave, per quante spade tu abbia.
rules-gambler-k2 = Una tassa si risolve come sempre, una spedizione va nella sua fila. Entrambe contano tra le quattro.
rules-gambler-k3 = Se dopo la quarta carta ci sono due navi dello stesso colore nel porto, sballi.
rules-gambler-k4 = Altrimenti si passa subito a commercio e ingaggio, e puoi prendere 1 carta in più per ogni Giocatore usato.
rules-gambler-p3 = Il Giocatore può venire prima di ogni altra pescata: le sue carte valgono come la prima. Dopo, in questo turno non si pesca più una carta alla volta; con un altro Giocatore puoi continuare, e tra i due completare spedizioni.
rules-gambler-p4 = Un Giocatore appena ingaggiato aspetta il tuo prossimo turno. Se il mazzo finisce prima della quarta, si rivelano meno carte.

rules-set-sail-title = Modulo: Pronti a salpare!
rules-set-sail-p1 = Un gioco più veloce e leggero, per due, tre o quattro persone, adatto alle famiglie e a una prima serata. Ha 60 carte tutte sue e si gioca senza quelle del gioco base; oppure se ne mescolano 20 nel gioco base.
rules-set-sail-p2 = Da solo si gioca come il gioco base, tranne che:
rules-set-sail-k1 = Non ci sono spedizioni.
rules-set-sail-k2 = La fine scatta appena qualcuno ha { $influence_to_end } punti.
rules-set-sail-k3 = Una tassa: chi ha { $taxed_from } monete o più ne scarta fino ad averne { $taxed_to }. Poi 1 moneta a chi ha meno punti; in caso di parità la ricevono tutti.
rules-set-sail-k4 = Il mazzo: 25 navi, cinque per colore, 10 grossisti, 10 passeggeri, 10 marinai, 2 pirati e 3 tasse.
rules-set-sail-wholesaler = Quando commerci con una nave del suo colore, nel tuo turno o in un altro, la nave va sotto il grossista e non negli scarti. Ricevi le sue monete come sempre, e la nave vale 1 punto. Un grossista appena ingaggiato tiene già la nave seguente. Due grossisti dello stesso colore hanno le navi in comune: ogni nave conta una volta.
rules-set-sail-passenger = Nessuna abilità. Un passeggero dà solo punti.
rules-set-sail-p3 = Con il gioco base: 5 grossisti, 5 passeggeri e 10 navi si uniscono al mazzo, che ha così 20 carte in più. Tutto il resto è come nel gioco base, compresi il numero di persone, le tasse e la fine.
rules-set-sail-p4 = I numeri di 37 delle 60 carte non sono pubblici. Sono ricostruiti: stabiliti in base alle carte note, in modo che tornino i totali del regolamento. Sono queste carte:
rules-reconstructed = ricostruito

rules-contract-cards-title = Modulo: la gente dei contratti
rules-contract-cards-p1 = Nel mazzo si mescolano 24 carte in più: 10 navi, 5 commessi, 4 cannonieri e 5 viceammiragli. I contratti ne hanno bisogno; si possono usare anche senza nessun contratto.
rules-contract-cards-clerk = Quando commerci con una nave del colore del commesso, questa volta puoi prendere 1 carta in più, per ogni commesso di quel colore. Nel turno di un altro anche questa carta costa il pedaggio. Un commesso appena ingaggiato vale già per la nave seguente.
rules-contract-cards-gunner = Quando tocca a te prendere, ogni tuo cannoniere ti dà 1 moneta per ogni nave nel porto meno una. Un cannoniere appena ingaggiato comincia la volta dopo.
rules-contract-cards-vice-admiral = Quando tocca a te prendere e nel porto ci sono { $vice_admirals_from } o { $vice_admirals_to } carte, ogni tuo viceammiraglio ti dà { $vice_admiral_coins } moneta, nel turno di chiunque. Tasse e spedizioni non sono carte del porto. Un viceammiraglio appena ingaggiato comincia la volta dopo.
rules-contract-cards-gift = Cinque delle navi portano un regalo: oltre alle tue monete, un’altra persona a tua scelta ne riceve 1. In solitario non si regala niente.

rules-contracts-title = Modulo: contratti, uno contro l’altro
rules-contracts-p1 = Il gioco base e la gente dei contratti, con quattro contratti su sedici scoperti sul tavolo. Ognuno ha { $cubes } cubetti.
rules-contracts-p2 = Per completare un contratto bisogna avere o fare ciò che chiede. Metti un cubetto sulla sua prima moneta libera, da sinistra, e ricevi altrettante monete. Il cubetto resta lì. Nessuno completa due volte un contratto, ma più persone possono completare lo stesso: prima lo si completa, più rende.
rules-contracts-k1 = Il tuo secondo contratto dà anche 1 punto, il terzo 2.
rules-contracts-k2 = Con { $cubes } cubetti nessuno completa più di { $cubes } contratti.
rules-contracts-k3 = I tuoi personaggi li mostri e li tieni: possono ancora partire per una spedizione. Un tuttofare qui non sostituisce nessuno.
rules-contracts-p3 = La maggior parte dei contratti si può completare ogni volta che tocca a te agire, nel tuo turno o in un altro, subito o molto dopo: durante la scoperta, mentre prendi, e dopo aver sballato se l’edizione permette ancora spedizioni.
rules-contracts-p4 = Quelli con la campana si completano al momento giusto o mai più: «Ispettore fiscale» quando tutti hanno pagato e prima del bonus, «Malocchio» dopo aver sballato, i due speculatori quando entra nel porto il terzo o il quarto colore, le due nemesi quando commerci. «Malocchio», gli speculatori e «Covo dei pirati» spettano a chi è di turno.
rules-contracts-p5 = Alcuni vanno a passi. Un cubetto che ne ha cominciato uno resta lì fino alla fine, completato o no. Rinunciare alle monete di una nave è pur sempre commerciare: i commessi contano, il regalo si dà e il pedaggio si paga, ma nessun grossista tiene la nave.
rules-contracts-example = Julia completa «Luminare» per seconda: 3 monete. È il suo secondo contratto, quindi riceve anche 1 punto.
rules-contracts-p6 = La partita finisce come sempre. Si può vincere senza un solo contratto.

rules-coop-title = Modulo: contratti insieme o in solitario
rules-coop-p1 = Tutto il tavolo è un equipaggio. Ogni contratto sul tavolo va completato, da chiunque, prima che finisca il tempo. Qui i punti non fanno finire niente.
rules-coop-numbers = Dei diciotto contratti, sul tavolo ce ne sono 3 in solitario, 5 in due, 7 in tre, 9 in quattro, 11 in cinque.
rules-coop-p2 = Il tempo è un mazzo a parte, preso coperto dal mazzo:
rules-coop-s1 = { $time_cards } carte,
rules-coop-s2 = tante in più, o in meno, quante ne dicono i numeri sui sigilli,
rules-coop-s3 = e 1 per ogni lettera diversa.
rules-coop-example = Tre contratti con i sigilli 1 G, 0 G e −1 H: { $time_cards } + (1 + 0 − 1) + 2 lettere = 15 carte.
rules-coop-p3 = La prima carta di ogni turno viene dal mazzo del tempo, tutte le altre dal mazzo. Appena l’ultimo contratto è completato, l’equipaggio ha vinto. Se la prima carta di un turno non si può pescare, ha perso.
rules-coop-p4 = Tutto il resto è come quando si gioca uno contro l’altro, compresi i cubetti, le monete e i punti per il secondo e il terzo contratto. Il pedaggio si paga sempre: una nave da 1 moneta nel turno di un altro non ti rende nulla, ma l’equipaggio ha una moneta in più.
rules-coop-p5 = Dopo ogni tassa chi è di turno può mettere da parte, senza guardarla, la prima carta del mazzo del tempo: un turno in meno, il punteggio sale di 1. Anche prima dell’inizio si possono mettere da parte carte. In caso di vittoria il loro numero è il punteggio:
rules-coop-r0 = 0 o 1: Marinaio d’acqua dolce
rules-coop-r2 = 2 o 3: Marinaio
rules-coop-r4 = 4 o 5: Pirata
rules-coop-r6 = 6 o 7: Capitano
rules-coop-r8 = 8 o più: Leggenda dei mari
rules-coop-points-example = Di 15 carte Julia ne mette da parte 5 prima di cominciare. Ha dieci turni; se ce la fa è Pirata, e con una carta in più dopo una tassa Capitano.
rules-coop-p6 = In solitario sei sempre tu di turno: non c’è pedaggio, il regalo di una nave non va a nessuno, e il bonus di ogni tassa è tuo.

rules-each-title = I diciotto contratti
rules-each-p1 = La striscia scura mostra che cosa è chiesto, le monete quanto riceve chi lo completa per primo, per secondo e così via, il sigillo quanto aggiunge al tempo di un equipaggio. Una campana: ora o mai più. Sigillo blu: solo insieme o in solitario.
rules-each-p2 = Che cosa vuol dire «al momento giusto» è spiegato alla voce contratti. Monete e sigilli dei due con il sigillo blu non sono pubblici; i nostri sono ricostruiti.
