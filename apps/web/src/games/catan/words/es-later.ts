import type { Later } from './messages.ts';

/** Español para lo que se abre después. */
export const messages: Later = {
  'catan.seats': 'Quién juega a Catan',
  'catan.findHint': 'bandido, puerto, carretera más larga…',
  'catan.allEditions': 'todas las ediciones, que se sepa',
  'catan.chanceTitle':
    '{chart, select, sums {Sumas de dos dados} pairs {Parejas de dados} other {Cartas de desarrollo compradas}}',
  'catan.chanceBar':
    '{bar, select, knight {Caballero} point {Punto de victoria} roads {Construcción de carreteras} plenty {Año de la abundancia} monopoly {Monopolio} other {{bar}}}',

  'island.title': 'Reglas de esta mesa',
  'island.option.victoryTarget': 'Puntos para ganar',
  'island.option.map': 'Isla',
  'island.option.friendlyRobber': 'Bandido amistoso',
  'island.note.friendlyRobber':
    'No se acerca a hexágonos con edificios de quienes tienen dos puntos o menos.',
  'island.option.noSevenRounds': 'Rondas sin un 7',
  'island.value.noSevenRounds':
    '{value, plural, =0 {ninguna} one {la primera} many {las # primeras} other {las # primeras}}',
  'island.note.noSevenRounds': 'Durante ese tiempo todos construyen en paz.',
  'island.option.discardLimit': 'Cartas a salvo de un 7',
  'island.value.discardLimit': '{value, select, 95 {todas} other {hasta {value}}}',
  'island.note.discardLimit': 'Quien tiene más devuelve la mitad. El juego impreso dice 7.',
  'island.option.dice': 'Dados',
  'island.value.dice':
    '{value, select, deck {un mazo con las 36 tiradas} deck_5 {un mazo, rebarajado cuando quedan 5} other {dos dados}}',
  'island.note.dice': 'Con el mazo, cada tirada sale tantas veces como debe.',
  'island.option.robberDesert': 'El bandido puede volver al desierto',
  'island.note.robberDesert': 'Así está impreso; si no, siempre debe bloquear un hexágono que produce.',
  'island.option.noPlayerTrades': 'Los jugadores comercian entre sí',
  'island.note.noPlayerTrades': 'Si no, solo quedan la banca y los puertos.',
  'island.option.tradeBuild': 'Comercio y construcción',
  'island.value.tradeBuild':
    '{value, select, separate {primero comercio, después construcción} other {en cualquier orden}}',
  'island.note.tradeBuild':
    'Si primero se comercia, lo primero que se construye pone fin al comercio de ese turno.',
  'island.option.startSettlements': 'Asentamientos iniciales',
  'island.value.startSettlements':
    '{value, plural, one {# por jugador} many {# por jugador} other {# por jugador}}',
  'island.note.startSettlements': 'Tres es lo habitual entre dos jugadores.',
  'island.changes':
    '{n, plural, =0 {Todo como está impreso.} one {# regla no es como está impresa.} many {# reglas no son como están impresas.} other {# reglas no son como están impresas.}}',
  'island.asPrinted': 'Todo como está impreso',
  'island.done': 'De acuerdo',
  'island.refused':
    '{option, select, startSettlements {La isla para principiantes tiene dos asentamientos por jugador; allí no caben {n}.} other {Estas reglas no son compatibles.}}',
  'island.seats': 'No pueden jugar tantos: hay de 2 a 4 asientos.',

  'dice.title': 'Comprobar los dados',
  'dice.deck':
    'Aquí las tiradas salen de un mazo con las 36 combinaciones{five, select, yes {, rebarajado cuando quedan cinco} other {}}. Cada una depende de las anteriores, así que no hay dados independientes que comprobar.',
  'dice.few': 'Tan pocas tiradas aún no dicen nada: se pueden comparar a partir de {n}.',
  'dice.quiet':
    'En {n, plural, one {la primera ronda} many {las # primeras rondas} other {las # primeras rondas}} no puede salir un 7, así que solo se comparan las tiradas posteriores.',
  'dice.usual':
    'Con dados equilibrados, más de la mitad de las partidas muestran una diferencia mayor (p {p}).',
  'dice.rare':
    'Con dados equilibrados, más o menos una de cada {n} partidas muestra una diferencia mayor (p {p}).',
  'dice.sums': 'Suma',
  'dice.rolled': 'Salidas',
  'dice.expected': 'Esperadas',
  'dice.sevens': 'Sietes: {n}; esperados: {expected}.',
  'dice.again':
    'La misma suma que en la tirada anterior: {n, plural, one {# vez} many {# veces} other {# veces}}; esperadas: {expected}.',
  'dice.longest': 'La racha más larga: {sum} ha salido {n} veces seguidas.',
  'dice.how': 'Cómo se ha calculado',
  'dice.howText':
    'De las 36 formas en que caen dos dados, de 1 a 6 dan cada suma. Una prueba de ji cuadrado las compara con las tiradas; las sumas vecinas se cuentan juntas hasta que de cada grupo se esperan al menos cinco tiradas. χ² = {x}, {freedom, plural, one {# grado} many {# grados} other {# grados}} de libertad; p {p} es la probabilidad de que dados equilibrados se desvíen al menos tanto.',

  'menu.unhurried': 'Las ofertas de los bots esperan mi respuesta',

  'draws.dice': '{a} y {b} = {sum}',
  'draws.stolen': 'Robada: {card}',
  'draws.dealt': 'Comprada: {card}',
  'draws.island': 'La isla',
  'draws.cards': 'Cartas de desarrollo',

  'catan.term':
    '{term, select, points {puntos} production {producción} robber {el bandido} cards {cartas en mano} harbours {puertos} pieces {piezas} developments {cartas de desarrollo} army {ejército más grande} road {ruta más larga} places {sitios para construir} tempo {ritmo} trade {el trato} other {los demás}}',
  'catan.move':
    '{kind, select, roll {Tirar los dados} buy {Carta de desarrollo} rob {Robar a {name}} discard {Devolver: {give}} bank {Banca: {give} por {get}} offer {Oferta: {give} por {get}} counter {En su lugar: {give} por {get}} withdraw {Retirar la oferta} accept {Aceptar} decline {Rechazar} trade {Trato con {name}} skip {Sin segunda carretera} other {Fin del turno}}',
};
