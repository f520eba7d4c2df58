## The rules of The Adventure Begins, in our own words. Numbers are the campaign's: web/src/adventure/numbers.ts gives them.

rules-adventure-title = Modulo: Inizia l’avventura
rules-adventure-p1 = Una storia in { $chapters } capitoli, da una a quattro persone. Un capitolo riempie una serata. Si gioca con il gioco base della scatola del 2021, che è bene conoscere prima. Si possono aggiungere carte di altri moduli, che la rendono molto più difficile; i contratti no.
rules-adventure-modes = Prima di ogni capitolo si sceglie: in solitario, insieme come un solo equipaggio, oppure uno contro l’altro. Modo ed equipaggio possono cambiare da un capitolo all’altro. In solitario sei sempre tu di turno: non c’è pedaggio, e il bonus di ogni tassa è tuo.
rules-adventure-s1 = Ognuno riceve a caso una delle cinque carte dei protagonisti e ne sceglie apertamente un lato, a partire da chi comincia. Se si preferisce scegliere le carte, si procede in senso antiorario, e chi comincia sceglie per ultimo.
rules-adventure-s2 = Il tuo protagonista dice con quante monete cominci. Quattro dei tuoi cubetti stanno sulla sua casa, uno sulla porta e tre sulle finestre. Un quinto segna le tue corone.
rules-adventure-s3 = Per il mazzo degli eventi si prendono alcuni dei { $zeros } eventi con il numero 0: { $events1 } in solitario; insieme { $events2 } in due, { $events3 } in tre, { $events4 } in quattro; uno contro l’altro { $rivals2 } in due, { $rivals3 } in tre, { $rivals4 } in quattro. In solitario e in due si aggiunge la carta 1. La fine mese va in fondo.
rules-adventure-s4 = Chi comincia legge la prima pagina del capitolo, e le carte che nomina si mescolano nel mazzo. Nel corso della storia se ne aggiungono { $added }. Restano per tutti i capitoli successivi.
rules-adventure-s5 = Si volta la pagina: sul retro c’è la prima missione.
rules-adventure-reconstructed = Ciò che stampa il regolamento si gioca così com’è. Ciò che sta solo sulle carte è ricostruito, cioè nostro: la storia, la maggior parte delle missioni, gli eventi, le monete dei protagonisti, il percorso delle corone, ciò che serve alla fine a un equipaggio e i numeri delle nuove carte.

rules-adventure-month-title = Avventura: eventi e mesi
rules-adventure-month-p1 = Ogni turno comincia con il primo evento del mazzo, prima di ogni altra cosa. Agisce subito, durante la scoperta o mentre si prendono carte; poi si scarta.
rules-adventure-month-p2 = L’ultimo evento è la fine mese. Ora la clessidra della missione più recente dice come continua la storia:
rules-adventure-month-k1 = Un numero: si legge quella pagina.
rules-adventure-month-k2 = Un numero con un punto interrogativo: qualcuno ha completato quella missione? Allora si legge la pagina della spunta, altrimenti quella della crocetta, che chiede di più.
rules-adventure-month-k3 = Una stretta di mano e un pugno: insieme si segue la stretta di mano, uno contro l’altro il pugno.
rules-adventure-month-k4 = La carta 9: per un equipaggio il capitolo è finito.
rules-adventure-month-k5 = Un cubetto e monete: ognuno può restituire un cubetto, come è spiegato alla voce fine.
rules-adventure-month-p3 = La nuova missione si mette a destra delle altre. Tutti vedono a quali numeri porta la clessidra, ma nessuno legge in anticipo.
rules-adventure-month-p4 = Poi si girano gli eventi scartati, senza mescolarli, e se ne mette uno nuovo in cima. Così tornano gli stessi eventi nello stesso ordine, e ogni mese dura un turno in più. Il turno in cui finisce un mese continua senza un altro evento.
rules-adventure-month-example = Il primo mese aveva «{ event-fog-bank }», «{ event-market-day }» e «{ event-months-end }». Il secondo comincia con un evento che nessuno conosce ancora; poi vengono gli stessi tre.
rules-adventure-month-p5 = Questi sono gli eventi:

rules-adventure-missions-title = Avventura: missioni e corone
rules-adventure-missions-p1 = Puoi completare una missione ogni volta che tocca a te agire, nel tuo turno o in un altro, subito o molto dopo. Le missioni più vecchie restano aperte. Nessuno completa due volte una missione, ma più persone possono completare la stessa.
rules-adventure-missions-p2 = Ciò che una missione mostra sulla striscia scura devi averlo, e lo tieni. Ciò che mostra con un meno lo scarti: monete, corone o navi stivate. Ogni carta paga una cosa sola. Un tuttofare qui non sostituisce nessuno.
rules-adventure-missions-p3 = Poi il primo cubetto da sinistra della tua casa va sulla missione e vi resta. Ciò che copriva è tuo:
rules-adventure-missions-k1 = il primo: la porta si apre e puoi usare l’abilità del tuo protagonista;
rules-adventure-missions-k2 = il secondo: il trofeo, senza il quale non si vince uno contro l’altro;
rules-adventure-missions-k3 = il terzo: 1 corona;
rules-adventure-missions-k4 = il quarto: 3 corone. Dopo non puoi completarne altre.
rules-adventure-missions-p4 = Chi completa per primo una missione riceve spesso monete o una corona. Le corone della missione stessa vanno a tutti quelli che la completano.
rules-adventure-missions-p5 = Le missioni con un fulmine si completano al momento giusto o mai più, e ti viene chiesto: quando entra nel porto il quarto colore di nave, quando hai dovuto pagare una tassa, alla quarta carta nel porto, o quando ti fermi a una sola carta. Quelle del porto spettano a chi è di turno.
rules-adventure-missions-p6 = Le corone muovono il tuo segnalino lungo un percorso di { $spaces } caselle. Gli scudi sono a { $shields }: l’ultimo raggiunto o superato dà i tuoi punti per le corone, 1 per il primo e { $most } per l’ultimo. Chi paga corone torna indietro e può perdere punti.
rules-adventure-missions-example = Alla casella { $second } hai raggiunto il secondo scudo: 2 punti. Paghi 1 corona, e ne resta 1.

rules-adventure-characters-title = Avventura: i dieci protagonisti
rules-adventure-characters-p1 = Il protagonista sei tu. Dalla tua prima missione completata la sua abilità vale come quella di un personaggio e si aggiunge a quelle dei tuoi personaggi. Ma un protagonista non è un personaggio: non dà punti e non conta per le missioni, e nemmeno la sua spada.

rules-adventure-cards-title = Avventura: le sue carte
rules-adventure-cards-ares = I pirati di Ares sono un sesto colore di nave, il viola. Contano tra i colori, si possono respingere, e con due di loro sballi. Con sei colori nel porto chi è di turno prende { $takes } carte.
rules-adventure-cards-items = Tutte le navi di questa scatola trasportano qualcosa: quelle di Ares un libro dei riti o erbe medicinali, le altre pane o rum. Quando ne prendi una, scegli. Prendi le sue monete, o le corone che mostra, e scartala; oppure stivala: resta davanti a te, per missioni, spedizioni e ostesse. In entrambi i casi i mercanti del suo colore portano la loro moneta.
rules-adventure-cards-tybuk = Tre fratelli con 3 spade ciascuno. Respingono navi e contano per le tasse e per le missioni.
rules-adventure-cards-lookout = Una volta per turno, durante la scoperta, anche prima della prima carta: guarda le prossime 3 carte. Ne scarti 2, scoperte e senza effetto; la terza torna in cima al mazzo, e la conosci solo tu.
rules-adventure-cards-barmaid = 1 corona se nel porto ci sono almeno 4 carte quando tocca a te prendere, in qualunque turno. E mentre prendi puoi vendere a ogni ostessa 1 pane o 1 rum al prezzo che mostra.
rules-adventure-cards-captain = Il capitano, il sacerdote e il colono di questa scatola hanno il loro simbolo come sempre e portano 1 moneta in più quando prendi una nave di Ares, per le sue monete o per stivarla.
rules-adventure-cards-expeditions = Tre spedizioni chiedono oggetti oltre ai personaggi. Si scartano entrambi. Un tuttofare non sostituisce nessun oggetto.
rules-adventure-cards-tax = Le due tasse di questa scatola prendono la metà da { $taxfrom } monete in su e danno { $taxbonus } monete a chi ha meno punti.
rules-adventure-cards-reconstructed = Quali carte ci sono lo dice il regolamento; i loro numeri sono ricostruiti:

rules-adventure-end-title = Avventura: fine, altro tentativo, variante
rules-adventure-end-p1 = In solitario o insieme un capitolo finisce quando una clessidra porta alla carta 9, non prima. È vinto se ogni missione sul tavolo è stata completata da qualcuno e se bastano i cubetti sulle missioni e i punti di tutto l’equipaggio:
rules-adventure-end-k1 = in solitario { $cubes1 } cubetti e { $influence1 } punti
rules-adventure-end-k2 = in due { $cubes2 } e { $influence2 }
rules-adventure-end-k3 = in tre { $cubes3 } e { $influence3 }
rules-adventure-end-k4 = in quattro { $cubes4 } e { $influence4 }
rules-adventure-end-p2 = Allora si legge il finale, e la prossima volta viene il capitolo successivo. L’avventura è vinta con tutti i { $chapters } capitoli; senza una sola sconfitta è la massima impresa.
rules-adventure-end-retry = Se non ci si riesce, si rigioca il capitolo. Le carte aggiunte restano nel mazzo; tutto il resto ricomincia. Per ogni sconfitta in questo capitolo ci sono { $retry } monete in più da dividere. Una volta vinto, spariscono.
rules-adventure-end-rivals = Uno contro l’altro la fine scatta appena qualcuno ha { $influence_to_end } punti e il trofeo. Si finisce il giro. Tra chi ha il trofeo vince chi ha più punti; in caso di parità chi ha meno cubetti sulla casa, poi chi ha più monete. La storia continua in ogni caso.
rules-adventure-end-cube = Uno contro l’altro le ultime missioni di un capitolo mostrano un cubetto: a ogni fine mese ciascuno può pagare una volta { $buyoff } monete per rimettere nella scatola il suo primo cubetto da sinistra. Ciò che copriva è suo, anche il trofeo; ma quel cubetto non completa più missioni.
rules-adventure-end-variant = La variante, quando la storia è finita: tutte le { $added } carte sono nel mazzo, quattro delle { $stars } missioni con la stella sono scoperte dall’inizio, e non c’è storia. A ogni fine mese restituire un cubetto costa { $variant } monete. Tutto il resto è come quando si gioca uno contro l’altro.
rules-adventure-end-shelf = Un capitolo si può lasciare in ogni momento e riprendere su un altro dispositivo. L’intera campagna sta sullo scaffale e si può salvare in un file.
