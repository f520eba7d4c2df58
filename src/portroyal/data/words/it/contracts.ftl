## I contratti: i loro nomi, che cosa chiedono, i loro momenti, il tempo e i punti di un equipaggio.
## $contract è un nome senza virgolette. Un cubetto si mette su un contratto; un sigillo vi è stampato.

contract-name-luminary = Luminare
contract-name-bruja = Strega
contract-name-maritime-supremacy = Supremazia marittima
contract-name-new-colony = Nuova colonia
contract-name-trade-outpost = Avamposto commerciale
contract-name-trade-master = Maestro del commercio
contract-name-thrifty-staff = Personale parsimonioso
contract-name-mercenary = Mercenario
contract-name-explorer = Esploratore
contract-name-frigate-nemesis = Nemesi delle navi rosse
contract-name-galleon-nemesis = Nemesi delle navi nere
contract-name-tax-inspector = Ispettore fiscale
contract-name-jinx = Malocchio
contract-name-speculator = Speculatore
contract-name-major-speculator = Grande speculatore
contract-name-pirates-nest = Covo dei pirati
contract-name-small-estate = Piccolo patrimonio
contract-name-ransom = Riscatto

contract-text-luminary = Avere un sacerdote e un giullare nel tuo spazio di gioco.
contract-text-bruja = Avere un capitano e una donzella nel tuo spazio di gioco.
contract-text-maritime-supremacy = Avere un capitano e un viceammiraglio nel tuo spazio di gioco.
contract-text-new-colony = Avere un colono e un cannoniere nel tuo spazio di gioco.
contract-text-trade-outpost = Avere un colono e un commesso nel tuo spazio di gioco. Il colore del commesso non conta.
contract-text-trade-master = Avere { $count } mercanti nel tuo spazio di gioco. I loro colori non contano.
contract-text-thrifty-staff = Avere nel tuo spazio di gioco { $count } personaggi con un prezzo stampato di { $amount } o meno. Quanto li hai pagati non conta.
contract-text-mercenary = Avere { $count } spade.
contract-text-explorer = Avere una spedizione nel tuo spazio di gioco.
contract-text-frigate-nemesis = Commerciare con una nave rossa e rinunciare a tutte le monete, anche a quelle dei tuoi mercanti. E questo { $steps } volte: ogni volta il tuo cubetto avanza.
contract-text-galleon-nemesis = Commerciare con una nave nera e rinunciare a tutte le monete, anche a quelle dei tuoi mercanti. E questo { $steps } volte: ogni volta il tuo cubetto avanza.
contract-text-tax-inspector = Perdere monete per una tassa.
contract-text-jinx = Sballare nel tuo turno.
contract-text-speculator = Avere nel porto navi di { $amount } colori nel tuo turno, in { $steps } turni diversi.
contract-text-major-speculator = Avere nel porto navi di { $amount } colori nel tuo turno.
contract-text-pirates-nest = Respingere nei tuoi turni una nave di ogni colore: la prima di ogni colore resta con te. Con { $amount } le scarti per il contratto.
contract-text-small-estate =
    { $count ->
        [one] Avere { $count } punto.
       *[other] Avere { $count } punti.
    }
contract-text-ransom = Pagare { $amount } monete.

contract-when-any = Quando tocca a te agire, nel turno di chiunque.
contract-when-own = Quando vuoi, nel tuo turno.
contract-when-now = Al momento giusto o mai più.
contract-when-now-own = Nel tuo turno, al momento giusto o mai più.
contract-pays = Monete per chi lo completa per primo, per secondo e così via: { $coins }.
contract-pays-nothing = Non dà monete.
contract-seal = Sigillo: { $turns } e { $letter }.
contract-crews-only = Solo insieme o in solitario.
contract-reconstructed = Monete e sigillo sono ricostruiti.

contract-need-settlers =
    { $count ->
        [one] un colono
       *[other] { $count } coloni
    }
contract-need-captains =
    { $count ->
        [one] un capitano
       *[other] { $count } capitani
    }
contract-need-priests =
    { $count ->
        [one] un sacerdote
       *[other] { $count } sacerdoti
    }
contract-need-mademoiselles =
    { $count ->
        [one] una donzella
       *[other] { $count } donzelle
    }
contract-need-jesters =
    { $count ->
        [one] un giullare
       *[other] { $count } giullari
    }
contract-need-gunners =
    { $count ->
        [one] un cannoniere
       *[other] { $count } cannonieri
    }
contract-need-vice-admirals =
    { $count ->
        [one] un viceammiraglio
       *[other] { $count } viceammiragli
    }
contract-need-traders =
    { $count ->
        [one] un mercante
       *[other] { $count } mercanti
    }
contract-need-clerks =
    { $count ->
        [one] un commesso
       *[other] { $count } commessi
    }
contract-need-swords =
    { $count ->
        [one] { $count } spada
       *[other] { $count } spade
    }
contract-need-claimed =
    { $count ->
        [one] una spedizione
       *[other] { $count } spedizioni
    }
contract-need-influence =
    { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    }
contract-need-cheap-persons =
    { $count ->
        [one] { $count } personaggio da { $amount } o meno
       *[other] { $count } personaggi da { $amount } o meno
    }
contract-need-coins =
    { $count ->
        [one] { $count } moneta
       *[other] { $count } monete
    }
contract-need-ships =
    { $count ->
        [one] { $count } altro colore
       *[other] altri { $count } colori
    }
contract-asks-frigate-nemesis = rinunciare alle monete di { $steps } navi rosse
contract-asks-galleon-nemesis = rinunciare alle monete di { $steps } navi nere
contract-asks-tax-inspector = perdere monete per una tassa
contract-asks-jinx = sballare nel tuo turno
contract-asks-speculator = { $amount } colori nel tuo turno, { $steps } volte
contract-asks-major-speculator = { $amount } colori nel tuo turno
contract-asks-pirates-nest = respingere una nave di ogni colore
contract-asks-ransom = pagare { $amount } monete
contract-lacks =
    { $you ->
        [yes] Hai ancora bisogno di: { $things }.
       *[no] { $name } ha ancora bisogno di: { $things }.
    }
contract-steps-done =
    { $step ->
        [one] { $step } passo su { $steps }
       *[other] { $step } passi su { $steps }
    }
contract-ships-kept =
    { $count ->
        [one] { $count } nave su { $amount }
       *[other] { $count } navi su { $amount }
    }
contract-moment-missed = Il momento giusto non è arrivato, o è passato.

contract-label = { $contract }: { $asks }
contract-label-ready = { $label }; puoi completarlo ora: { $gain }
contract-label-begun = { $label }; sei al passo { $step } di { $steps }
contract-label-begun-by = { $label }; { $name } è al passo { $step } di { $steps }
contract-label-done = { $label }; l’hai completato
contract-label-done-by = { $label }; completato da { $names }
contract-label-no-cube = { $label }; non hai più cubetti
contract-gain-coins =
    { $count ->
        [0] nessuna moneta
        [one] { $count } moneta
       *[other] { $count } monete
    }
contract-gain-influence =
    { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    }
contract-no-cube = niente cubetti

contracts-title = Contratti
contracts-of = { $done } su { $all }
contracts-of-label =
    { $done ->
        [one] { $done } contratto completato su { $all }
       *[other] { $done } contratti completati su { $all }
    }
contracts-key = Contratti
contract-cubes =
    { $count ->
        [0] nessun cubetto
        [one] ancora { $count } cubetto
       *[other] ancora { $count } cubetti
    }
contract-offer-nth =
    { $nth ->
        [1] il tuo primo contratto
        [2] il tuo secondo contratto
       *[other] il tuo terzo contratto
    }
contract-offer-crew = così { $done } su { $all }

contract-do = Completa
contract-do-coins =
    { $coins ->
        [0] nessuna moneta
        [one] +{ $coins } moneta
       *[other] +{ $coins } monete
    }
contract-do-both =
    { $coins ->
        [0] { $influence ->
            [one] +{ $influence } punto
           *[other] +{ $influence } punti
        }
       *[other] { $influence ->
            [one] +{ $coins }, +{ $influence } punto
           *[other] +{ $coins }, +{ $influence } punti
        }
    }
contract-do-step = Metti cubetto
contract-do-step-line = passo { $step } di { $steps }

now-at-tax = La tassa ti è costata monete
now-at-bust = Hai sballato
now-at-colors =
    { $colors ->
        [one] { $colors } colore nel porto
       *[other] { $colors } colori nel porto
    }
now-text = «{ $contract }»: ora o mai più.
now-text-step = «{ $contract }», passo { $step } di { $steps }. Il cubetto resta lì fino alla fine.
now-pass = Lascia stare
now-pass-line = non stavolta
now-other = { $name }: «{ $contract }»?
now-other-text = Ora o mai più.
decline-text = Prendi le monete, o rinunciaci per «{ $contract }»: passo { $step } di { $steps }.
decline-text-last = Prendi le monete, o rinunciaci e completa «{ $contract }».
decline-do = Rinuncia
gift-ask =
    { $count ->
        [one] A chi va la moneta?
       *[other] A chi vanno le monete?
    }
gift-text =
    { $count ->
        [one] { $card } porta { $count } moneta in più, per qualcun altro.
       *[other] { $card } porta { $count } monete in più, per qualcun altro.
    }
gift-do = Dai
gift-do-line = a { $name }
gift-do-which = scegli a chi
gift-label =
    { $count ->
        [one] Dai { $count } moneta a { $name }
       *[other] Dai { $count } monete a { $name }
    }
gift-other = { $name } regala una moneta
aside-ask = Mettere da parte una carta del tempo?
aside-text =
    { $points ->
        [one] Un turno in meno, punteggio +1: in tutto { $points }, se va bene.
       *[other] Un turno in meno, punteggio +1: in tutto { $points }, se va bene.
    }
aside-do = Da parte
aside-keep = Tienila
aside-other = { $name }: mettere da parte una carta del tempo?
aside-other-text = Un turno in meno, punteggio +1.

voyage-title = Il viaggio
voyage-goal = tutti i contratti prima che finisca la sabbia
time-turns =
    { $count ->
        [one] ancora { $count } turno
       *[other] ancora { $count } turni
    }
time-left =
    { $count ->
        [one] turno rimasto
       *[other] turni rimasti
    }
time-deck = Mazzo del tempo
score-points =
    { $count ->
        [one] punteggio: { $count }
       *[other] punteggio: { $count }
    }
score-turns = turni
score-unit = punteggio
rank-landlubber = Marinaio d’acqua dolce
rank-sailor = Marinaio
rank-pirate = Pirata
rank-captain = Capitano
rank-lord-of-the-seas = Leggenda dei mari
rank-next = { $rank } con { $points }

start-turns =
    { $count ->
        [one] { $count } turno
       *[other] { $count } turni
    }
start-sum =
    { $letters ->
        [one] { $cards } { $seals } sui sigilli + { $letters } lettera
       *[other] { $cards } { $seals } sui sigilli + { $letters } lettere
    }
start-harder = Più difficile dall’inizio
start-less = Una carta in meno da parte
start-more = Una carta in più da parte
start-deal = Pescane altri
start-choose = Scegli tu
start-dealt = Pescati a caso
start-contracts =
    { $count ->
        [one] { $count } contratto
       *[other] { $count } contratti
    }

end-voyage-won =
    { $turns ->
        [0] Tutti e { $all }, all’ultimo turno
        [one] Tutti e { $all }, con { $turns } turno d’anticipo
       *[other] Tutti e { $all }, con { $turns } turni d’anticipo
    }
end-voyage-lost = La sabbia è finita
end-voyage-rank =
    { $points ->
        [one] Punteggio: { $points }. Grado: { $rank }.
       *[other] Punteggio: { $points }. Grado: { $rank }.
    }
end-voyage-last = L’ultimo è stato «{ $contract }».
end-voyage-short =
    { $done ->
        [one] { $done } contratto su { $all }.
       *[other] { $done } contratti su { $all }.
    }
end-voyage-ranks = Grado
end-voyage-would = Che cosa sarebbe stato
end-voyage-turn = turno { $turn }
end-voyage-crew = L’equipaggio
end-again-harder = Ancora, più difficile
end-again-same = Ancora questi
end-again-others = Altri contratti
