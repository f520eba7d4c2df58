## Che cosa dice in più il terminale.

terminal-welcome = Ti diamo il benvenuto a Port Royal.
terminal-welcome-back = Di nuovo a Port Royal.
terminal-bots = { $bot }: { $names }.
terminal-begins =
    { $you ->
        [yes] Cominci tu.
       *[no] Comincia { $name }.
    }
terminal-how = Scrivi un numero o le prime lettere di una scelta; «aiuto» spiega il resto.
terminal-player = Posto { $number }
terminal-kept = La partita è salvata in { $file }. Per rileggerla: portroyal replay { $file }
terminal-goodbye = Arrivederci.
terminal-goodbye-saved = Arrivederci. Per continuare: portroyal play --terminal --load { $file } --save { $file }
terminal-goodbye-unsaved = Arrivederci. La partita non è stata salvata.
terminal-quit-unsaved = Questa partita non è salvata. Scrivi «salva» per tenerla, o ancora «esci» per andartene.
terminal-undone = Annullato.
terminal-saved = Salvato in { $file }, e d’ora in poi dopo ogni scelta.
terminal-save-exists = { $file } esiste già. Scegli un altro nome.
terminal-save-failed = Impossibile scrivere { $file }.
terminal-save-over = La partita non viene più salvata.

terminal-told = { $what }: { $that }
terminal-have = tu: { $have } su { $of }
terminal-tucked =
    { $count ->
        [one] { $count } nave tenuta
       *[other] { $count } navi tenute
    }
terminal-passed = { $names } passano.
terminal-contract-done = completato da { $names }
terminal-contract-ready = puoi completarlo
terminal-contract-now = Puoi completare un contratto.
terminal-no-time = Non ci sono più carte del tempo: chi deve pescare adesso perde la partita.
terminal-cannot-pay =
    { $you ->
        [yes] Non puoi pagare nessuna delle carte rimaste.
       *[no] { $name } non può pagare nessuna delle carte rimaste.
    }
terminal-spent = Monete spese, ora scoperte: { $cards }.
terminal-goes-on =
    { $you ->
        [yes] La partita continua: ora decidi tu.
       *[no] La partita continua: ora decide { $name }.
    }
terminal-verified =
    { $count ->
        [one] { $count } azione verificata. L’impronta { $hash }… è giusta.
       *[other] Verificate tutte le { $count } azioni. L’impronta { $hash }… è giusta.
    }

terminal-card-strength = forza { $strength }
terminal-card-skull = teschio
terminal-card-influence =
    { $influence ->
        [one] { $influence } punto
       *[other] { $influence } punti
    }
terminal-card-trader = +1 { $color }
terminal-card-jack-of-all-trades = ogni simbolo
terminal-card-mademoiselle = ingaggi a −1
terminal-card-jester = si sballa: +1
terminal-card-admiral = { $admirals_from } carte: +{ $admiral_coins }
terminal-card-governor = +1 carta
terminal-card-gambler = 4, poi +1
terminal-card-wholesaler = tiene { $color }
terminal-card-clerk = { $color }: +1
terminal-card-gunner = navi − { $gunners_without }
terminal-card-vice-admiral = { $vice_admirals_from }–{ $vice_admirals_to } carte: +{ $vice_admiral_coins }
terminal-card-lookout = guarda 3
terminal-card-barmaid = compra a { $price }
terminal-card-book = libro dei riti
terminal-card-herbs = erbe
terminal-card-bread = pane
terminal-card-rum = rum
terminal-card-crowns = { $crowns } corone

terminal-enter = basta Invio
terminal-danger =
    { $swords ->
        [0] sballi con una seconda nave: { $colors }
       *[other] sballi con una seconda nave, se non la respingi: { $colors }
    }
terminal-worth =
    { $coins ->
        [one] ti rende { $coins } moneta
       *[other] ti rende { $coins } monete
    }
terminal-trade =
    { $coins ->
        [one] { $net } moneta
       *[other] { $net } monete
    }
terminal-trade-fee = (ricevi { $gain }, paghi { $toll } a { $name })
terminal-hire-fee = ({ $toll } a { $name })
terminal-hire = { $coins }, { $left }; { $influence }
terminal-besides = { $what }; { $more }
terminal-claim = { $given }; { $influence }, { $coins }
terminal-gamble = { $safe }; { $offer }
terminal-left =
    { $left ->
        [one] resta { $left }
       *[other] restano { $left }
    }
terminal-influence-gain =
    { $influence ->
        [one] +{ $influence } punto
       *[other] +{ $influence } punti
    }
terminal-gift = +{ $count } per qualcun altro
terminal-more =
    { $count ->
        [one] { $count } carta in più
       *[other] { $count } carte in più
    }

terminal-no-choice = Non c’è la scelta { $number }.
terminal-no-words = «{ $typed }» non è tra le scelte.
terminal-several = «{ $typed }» indica più scelte: { $which }.
terminal-type =
    { $count ->
        [one] Scrivi 1, o «aiuto».
       *[other] Scrivi un numero da 1 a { $count }, o «aiuto».
    }
terminal-no-card = Non c’è nessuna carta come «{ $typed }».

terminal-command-odds = rischio
terminal-command-hint = consiglio
terminal-command-others = altri
terminal-command-plan = piano
terminal-command-help = aiuto
terminal-command-log = diario
terminal-command-save = salva
terminal-command-undo = annulla
terminal-command-cards = carte
terminal-command-quit = esci

terminal-first-or-gamble = Pesca, o fai rivelare quattro carte al Giocatore.
terminal-help-rules =
    Pesca carte nel porto, una alla volta. Con una seconda nave dello stesso colore sballi e il turno finisce, a meno che le tue spade non la respingano. Fermati in tempo e prendi 1 carta; 2 se ci sono navi di quattro colori, 3 se di cinque. Le navi rendono monete; i personaggi costano monete e danno punti e abilità. { $players ->
        [1] { "" }
       *[other] Poi gli altri possono prendere una carta ciascuno, e tu ricevi una moneta.
    } { $influence_to_end ->
        [0] { "" }
       *[other] L’ultimo giro comincia quando qualcuno ha { $influence_to_end } punti.
    }
terminal-help-number = una scelta con il suo numero
terminal-help-words-key = pescare, p
terminal-help-words = o con le sue parole o il loro inizio; anche in inglese: draw, stop, take flute
terminal-help-enter-key = Invio
terminal-help-enter = di nuovo il tavolo; se c’è una sola scelta, la gioca
terminal-help-odds = il rischio di sballare, e che altro può uscire
terminal-help-hint = che cosa farebbe il consigliere: ogni scelta con la sua probabilità di vittoria, e perché
terminal-help-others = che cosa prenderebbe ciascuno di ciò che lasci, e quanto gli vale
terminal-help-plan = a che cosa puntano i bot del tuo equipaggio
terminal-help-cards = che cosa fanno le carte sul tavolo; con un nome, qualsiasi altra
terminal-help-log = tutto ciò che è successo
terminal-help-undo = annullare una scelta, se non si è vista una carta nascosta
terminal-help-save = salvare la partita ora e dopo ogni scelta; con un nome, in quel file
terminal-help-quit = uscire

terminal-percent-under = meno dell’{ $percent }
terminal-percent-over = più del { $percent }
terminal-odds-not-now = Ora non si pesca; le probabilità valgono durante la Scoperta.
terminal-odds-bust =
    { $then ->
        [keep] Se tieni la nave, sballi alla prossima carta: { $percent } ({ $cards } su { $of } carte non viste).
        [repel] Se respingi la nave, sballi alla prossima carta: { $percent } ({ $cards } su { $of } carte non viste).
       *[draw] Sballi alla prossima carta: { $percent } ({ $cards } su { $of } carte non viste).
    }
terminal-odds-safe = Alla prossima carta non puoi sballare: nel porto non ci sono navi.
terminal-odds-color = { $color } { $count }
terminal-odds-colors = di cui: { $colors }
terminal-odds-swords = senza le tue spade sarebbe { $percent }
terminal-odds-kinds = Che cosa può uscire: { $kinds }.
terminal-odds-kind = { $kind } { $percent }
terminal-odds-new-color = una nave di un nuovo colore: { $percent }
terminal-odds-affordable = un personaggio che ora puoi pagare: { $percent }
terminal-odds-ahead = Senza sballare nelle prossime { $draws } carte: { $chances }.

terminal-advice-close = Troppo equilibrato: { $deeds }.
terminal-hint-win = vitt. %
terminal-hint-behind = distacco %
terminal-hint-deals =
    { $deals ->
        [one] { $deals } partita simulata, per { $turns } turni; monete e punti sono quelli di allora.
       *[other] { $deals } partite simulate, per { $turns } turni; monete e punti sono quelli di allora.
    }
terminal-hint-close = Il segno ?: troppo equilibrato.
terminal-review-start = inizio
terminal-review-luck = + fortuna
terminal-review-own = + proprio
terminal-review-others = + altri
terminal-review-result = = risultato
terminal-review-now = = ora
terminal-review-moments = Che cosa ha deciso la partita:
terminal-review-moments-so-far = Che cosa è cambiato di più finora:
terminal-review-better = Che cosa si poteva giocare meglio:
terminal-review-moment = { $round }: { $what } ({ $changes })
terminal-review-decision = { $number }. { $grade } ({ $cost }): { $what }
terminal-review-count =
    { $count ->
        [one] { $count } decisione; troppo equilibrate: { $close }.
       *[other] { $count } decisioni; troppo equilibrate: { $close }.
    }
terminal-review-plot = Il grafico è in { $file }.
terminal-grade-inaccuracy = Imprecisione
terminal-grade-mistake = Errore
terminal-grade-blunder = Errore grave
terminal-grades-inaccuracy = { $count } impr.
terminal-grades-mistake =
    { $count ->
        [one] { $count } errore
       *[other] { $count } errori
    }
terminal-grades-blunder =
    { $count ->
        [one] { $count } grave
       *[other] { $count } gravi
    }

terminal-list-color = colore
terminal-list-strength = forza
terminal-list-ability = abilità
terminal-list-cost = costo
terminal-list-copies = copie
terminal-list-sources = fonti
terminal-list-special = speciale
terminal-list-module = modulo
terminal-list-players = giocatori
terminal-list-range = da { $fewest } a { $most }
terminal-list-needs = richiede
terminal-list-not-with = non con
terminal-list-about = che cos’è
terminal-list-contract = contratto
terminal-list-asks = che cosa chiede
terminal-list-pays = paga
terminal-list-seal = sigillo
terminal-list-contracts = { $count } contratti. Paga: monete per il primo, il secondo e così via. Sigillo: il mazzo del tempo di un equipaggio ha { $time_cards } carte, tante in più (o in meno) quante ne dicono i numeri, e 1 per ogni lettera diversa. * ricostruito: non pubblico, stabilito in base agli altri.
terminal-list-played = Si gioca: { $answer }.
terminal-list-fixed = nessuna scelta in { $editions }
terminal-list-otherwise = Per giocare diversamente: portroyal play --terminal --ruling ID=RISPOSTA
terminal-list-total = { $count } carte. Fonti: quante liste indipendenti concordano. * carte ricostruite: i loro numeri stampati non sono pubblici e sono stabiliti in base alle altre.

terminal-seats-unknown =
    { $guess ->
        [yes] Nessuno di nome «{ $kind }» può sedersi. Intendevi «{ $near }»? Ci sono: { $kinds }.
       *[no] Nessuno di nome «{ $kind }» può sedersi. Ci sono: { $kinds }.
    }
terminal-seats-players =
    Ciò che hai scelto si gioca da { $fewest } a { $most }, non in { $wanted }. { $wanted ->
        [1] In solitario si usa --modules base,contract_cards,coop.
       *[other] { "" }
    }
terminal-seats-too-many = { $seats } posti sono troppi per { $players }.
terminal-seats-too-many-names = { $names } nomi sono troppi per { $players }.
terminal-seats-same-name = Due persone non possono avere lo stesso nome.
terminal-seats-name = Il nome «{ $name }» non si può mostrare; un nome ha da 1 a { $most } lettere visibili.
terminal-seats-not-told = Questa partita non dice chi siede dove. Dillo con --seats, nell’ordine dei { $players } posti: human, o il nome di un bot.
terminal-seats-stranger = A questo tavolo giocava un bot di nome «{ $kind }», che qui non si conosce. Di’ con --seats chi gioca al suo posto.

# portroyal verify; what the browser says as well is in fair.ftl.
terminal-fair-actions-holds =
    { $count ->
        [one] L’unica azione si può giocare.
       *[other] Tutte le { $count } azioni si possono giocare.
    }
terminal-fair-files =
    { $fails ->
        [0] { $count } registrazioni, e tutte tornano.
        [one] { $count } registrazioni: una non torna.
       *[other] { $count } registrazioni: { $fails } non tornano.
    }
terminal-fair-not-reached = Non verificato, perché prima qualcosa non torna.
terminal-fair-record = { $file }, partita { $number }:
terminal-fair-actions-fails = Un’azione non si può giocare: { $why }
terminal-fair-words-fail = Alcune azioni non sono scritte come sono state giocate.
terminal-fair-outcome-holds = La partita finisce come dice la registrazione.
terminal-fair-outcome-fails = La partita finisce diversamente da come dice la registrazione.
terminal-fair-hash-holds = L’impronta dell’ultima posizione corrisponde.
terminal-fair-hash-fails = L’impronta dell’ultima posizione non corrisponde.
terminal-fair-cards-unknown = I mazzi di questa partita non si possono ricalcolare.
terminal-fair-outcome-unknown = La registrazione non indica alcun risultato.
terminal-fair-hash-unknown = La registrazione non ha impronta.
terminal-fair-seal-unknown = Non c’è un’impronta di tutta la registrazione: i suoi nomi e le sue note non sono provati.
terminal-fair-holds = Tutto torna.
terminal-fair-fails = Questa registrazione non torna.

terminal-chapter = Capitolo { $number }
terminal-turn-page = (Invio volta pagina)
terminal-card-9 = Carta 9: missioni: { $done } su { $missions }, cubetti: { $laid } su { $laidof }, punti: { $influence } su { $influenceof }.
terminal-month = Mese { $month }
terminal-events-next = Poi: { $events }.
terminal-new-event = un nuovo evento
terminal-mission-step = { $name }: passo { $step }
terminal-cubes =
    { $count ->
        [one] resta { $count } cubetto
       *[other] restano { $count } cubetti
    }
terminal-crowns =
    { $count ->
        [one] { $count } corona
       *[other] { $count } corone
    }
terminal-stowed = nella stiva: { $things }
terminal-lead-trophy = { $influence } punti; { $you ->
        [yes] non hai mai ottenuto
       *[no] { $name } non ha mai ottenuto
    } il trofeo.
terminal-lead-cubes = { $influence } punti, a pari merito con { $you ->
        [yes] te
       *[no] { $name }
    }, ma con meno cubetti sul protagonista.

terminal-retry =
    { $failures ->
        [one] Una sconfitta in questo capitolo: { $coins } monete in più da dividere.
       *[other] { $failures } sconfitte in questo capitolo: { $coins } monete in più da dividere.
    }
terminal-retry-how = Invio le divide così: { $even }; oppure scrivi un numero per ciascuno: { $names }.
terminal-retry-wrong = Servono { $players } numeri interi, { $coins } in tutto.
terminal-campaign-next = Invio comincia il capitolo { $chapter }; «esci» lascia il tavolo.
terminal-campaign-again = Invio rigioca il capitolo { $chapter }; «esci» lascia il tavolo.
terminal-campaign-variant = La storia è raccontata. Invio gioca la variante, con quattro missioni con la stella; «esci» lascia il tavolo.
terminal-campaign-feat = Tutti i capitoli e nemmeno una sconfitta: non c’è impresa più grande.
terminal-campaign-won = L’avventura è riuscita: tutti i capitoli sono vinti.
terminal-campaign-goodbye = Arrivederci. Per continuare: portroyal campaign play { $file }
terminal-campaign-line = { $title }: capitolo { $chapter } di { $chapters }, { $names }
terminal-campaign-told = { $title }: raccontata fino alla fine, { $names }
terminal-campaign-running = nel mezzo di una partita
terminal-campaign-failures =
    { $count ->
        [one] una sconfitta
       *[other] { $count } sconfitte
    }
terminal-campaign-none = Non c’è nessuna campagna in { $folder }. Per cominciarne una: portroyal campaign new
terminal-plan-none = Qui nessun bot gioca con te.
