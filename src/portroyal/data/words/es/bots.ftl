## Los bots: quiénes son, en una línea.

bot-name-castaway = Náufrago
bot-line-castaway = Hace cualquier cosa, al azar.
bot-name-deckhand = Grumete
bot-line-deckhand = Tiene un plan sencillo y no piensa en el azar.
bot-name-thumb-easy = Ojo tímido
bot-line-thumb-easy = A ojo: se planta con el primer barco.
bot-name-thumb-medium = Ojo sereno
bot-line-thumb-medium = A ojo: se planta con el segundo barco.
bot-name-thumb-hard = Ojo audaz
bot-line-thumb-hard = A ojo: se planta con el tercer barco.
bot-name-bosun = Contramaestre
bot-line-bosun = Sabe lo que valen las cosas; nunca cuenta cartas.
bot-name-helmsman = Timonel
bot-line-helmsman = Buen juicio, probabilidades exactas, un plan por turno.
bot-name-cautious = La Prudente
bot-line-cautious = Como el timonel, pero se planta antes.
bot-name-daredevil = La Temeraria
bot-line-daredevil = Como el timonel, pero roba una vez más.
bot-name-expedition-hunter = Exploradora
bot-line-expedition-hunter = Como el timonel, con debilidad por las expediciones.
bot-name-navigator = Navegante
bot-line-navigator = Simula muchos futuros antes de decidir.
bot-name-privateer = Corsaria
bot-line-privateer = Mira más lejos que nadie y prevé tu respuesta.

bot-level-1 = Principiante
bot-level-2 = Fácil
bot-level-3 = Medio
bot-level-4 = Fuerte
bot-level-5 = Maestro

bot-strength-1 = muy fácil
bot-strength-2 = fácil
bot-strength-3 = medio
bot-strength-4 = difícil
bot-strength-5 = muy difícil
