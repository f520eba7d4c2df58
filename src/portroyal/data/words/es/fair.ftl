### Confiar en el mazo: el compromiso en el menú y la comprobación al final. La terminal dice una parte.

fair-check = ¿Se barajó limpiamente? Compruébalo
fair-short = Comprobar el mazo
fair-title = ¿Se barajó limpiamente?
fair-lead = La clave con la que se barajó salió de un secreto con el que el servidor se había comprometido antes de repartir y de números aleatorios de los dispositivos de la mesa. Este dispositivo acaba de calcularlo todo de nuevo por su cuenta, cada vez que se barajó.
fair-checking = Comprobando cada carta…
fair-good = El mazo se barajó limpiamente.
fair-bad = Esta partida no supera la comprobación: mira qué falla.
fair-no-promise = Esta partida no tiene compromiso: nadie puede demostrar cómo se barajó el mazo.
fair-printed = Se jugó con los números de unas cartas impresas que esta página no conoce. El registro se puede comprobar con portroyal verify.
fair-commitment-holds = El servidor cumplió su palabra: su secreto encaja con el compromiso.
fair-commitment-fails = El servidor no cumplió su palabra: su secreto no encaja con el compromiso.
fair-seen-holds = El compromiso es el que este dispositivo vio antes de repartir.
fair-seen-fails = El compromiso no es el que este dispositivo vio antes de repartir.
fair-seen-unknown = Este dispositivo no vio el compromiso antes de repartir.
fair-mine-holds = Los números aleatorios de este dispositivo están en la clave.
fair-mine-fails = Los números aleatorios de este dispositivo se omitieron o se cambiaron.
fair-mine-unknown = Este dispositivo no añadió números aleatorios.
fair-parts-holds = La clave sale del secreto del servidor y de los números aleatorios de la mesa.
fair-parts-fails = La clave no sale del secreto del servidor y de los números aleatorios de la mesa.
fair-first-holds = { $name } empezó, como dice la clave.
fair-first-fails = { $name } empezó, pero la clave indica a otra persona.
fair-cards-holds =
    { $shuffles ->
        [one] Las { $cards } cartas que salieron estaban en lo alto del mazo que da la clave.
       *[other] Las { $cards } cartas que salieron estaban en lo alto de los { $shuffles } mazos que da la clave.
    }
fair-cards-fails = La carta número { $number } que salió no era la de arriba del mazo que da la clave.
fair-actions-holds = El registro tiene exactamente las acciones que se jugaron aquí.
fair-actions-fails = El registro no tiene las mismas acciones que se jugaron aquí.
fair-outcome-holds = El registro tiene el resultado que se mostró aquí.
fair-outcome-fails = El registro no tiene el mismo resultado que se mostró aquí.
fair-seal-holds = La huella de todo el registro encaja, incluidos los nombres y las notas.
fair-seal-fails = La huella de todo el registro falta o no encaja: algo se ha cambiado en él.
fair-numbers = Los números
fair-game = Partida
fair-commitment = Compromiso
fair-server = Secreto del servidor
fair-silent = ninguno
fair-part-of = Números aleatorios de { $name }
fair-menu = El mazo
fair-menu-text = El servidor se comprometió con su secreto antes de repartir. Al final cualquiera puede comprobar que cumplió su palabra.
fair-menu-given = Números aleatorios de: { $names }
