import type { First } from './messages.ts';

/** Español: lo que dice la primera mesa de Carcassonne. */
export const messages: First = {
  'carcassonne.name': 'Carcassonne',
  'carcassonne.tagline': 'Carcassonne',
  'carcassonne.play': 'Jugar a Carcassonne',
  'carcassonne.resumeWith': 'Carcassonne con {names}',
  'carcassonne.progress': 'loseta {n} de {total}',

  'start.sentence': 'Juego contra {bots} ({how}), según la {edition}, con {sets}.',
  'start.sentencePeople': 'Juegan {people}, según la {edition}, con {sets}.',
  'start.edition.c1': 'primera impresión, 2003',
  'start.edition.classic': 'reimpresión de la primera edición',
  'start.edition.c2': 'segunda edición, 2015',
  'start.edition.c3': 'tercera edición, con gallinas',
  'start.editionLabel': 'Edición',
  'start.set.traders': '«Constructores y Comerciantes»',
  'start.noSets': 'solo el juego base',
  'start.setsLabel': 'Expansiones',
  'start.editionHelp': '¿Qué edición hay en mi caja?',
  'start.set.river': '«El Río»',
  'start.set.inns': '«Posadas y Catedrales»',
  'start.set.abbot': 'el abad',
  'start.changed': '{edition}, con cambios',
  'start.boxes': 'O como en',
  'start.box.first': 'la caja de 2003',
  'start.box.third': 'la caja con gallinas',
  'start.box.everything': 'todo junto',

  'turn.tile': 'Loseta {tile} de {total}.',
  'turn.lead.place': 'Coloca la loseta y después elige una figura.',
  'turn.lead.figure': 'Elige una figura, o ninguna.',
  'turn.second': 'La segunda loseta de un turno doble.',
  'turn.past': 'Estás viendo la loseta {tile}.',
  'turn.discarded':
    '{n, plural, one {Una loseta no encajaba en ningún sitio y ha salido de la partida.} many {# losetas no encajaban en ningún sitio y han salido de la partida.} other {# losetas no encajaban en ningún sitio y han salido de la partida.}}',
  'turn.extra': 'Un turno extra, gracias al constructor.',
  'turn.river': 'Primero se coloca el río.',
  'turn.lead.farmer': 'Un cerdo ha vuelto: su granjero se queda o vuelve.',

  'tool.fields': 'Campos',

  'seat.onBoard': 'en el tablero',
  'seat.meeples': '{n, plural, one {queda # meeple} many {quedan # meeples} other {quedan # meeples}}',
  'seat.goodCount':
    '{n} {good, select, wine {{third, select, chicken {{n, plural, one {gallina} many {gallinas} other {gallinas}}} other {de vino}}} grain {de trigo} other {de tela}}',
  'seat.goodMost':
    '{n} {good, select, wine {{third, select, chicken {{n, plural, one {gallina} many {gallinas} other {gallinas}}} other {de vino}}} grain {de trigo} other {de tela}}, mayoría',
  'seat.figure':
    '{figure, select, big {meeple grande} abbot {abad} builder {constructor} other {cerdo}} {where, select, supply {en la reserva} board {en el tablero} other {junto a los montones}}',
  'seat.byStacks': 'junto a los montones',

  'good.wine':
    '{third, select, chicken {{n, plural, one {gallina} many {gallinas} other {gallinas}}} other {vino}}',
  'good.grain': 'trigo',
  'good.cloth': 'tela',

  'stack.title': 'En el montón',
  'stack.left': '{n, plural, one {queda # loseta} many {quedan # losetas} other {quedan # losetas}}',
  'stack.fits': 'Encajan en la casilla: {n}',
  'stack.all': 'Todas las losetas que quedan',
  'stack.tile': '{tile}, {n, plural, one {queda #} many {quedan #} other {quedan #}}',
  'stack.count': '{n}×',
  'stack.empty': 'No quedan losetas.',
  'stack.noneFits': 'Ninguna loseta del montón encaja ahí.',

  'log.empty': 'La primera loseta está puesta. Lo demás es cosa tuya.',
  'log.laid':
    '{who, select, you {colocas} many {colocan} other {coloca}} {tile, select, spring {el manantial} lake {el lago} river {un río} cathedral {una catedral} monastery {un monasterio} whole {una ciudad entera} three {una ciudad de tres lados} through {una ciudad de lado a lado} corner {una esquina de ciudad} caps {dos bordes de ciudad} cap {un borde de ciudad} crossroads {un cruce} straight {un camino recto} bend {una curva} other {una loseta}}{figure, select, yes { · {role}} other {}}{companion, select, builder { con el constructor} pig { con el cerdo} other {}}',
  'log.scored':
    '{what, select, road {{who, select, you {completas} many {completan} other {completa}} un camino de {tiles, plural, one {# loseta} many {# losetas} other {# losetas}}} city {{who, select, you {completas} many {completan} other {completa}} una ciudad de {tiles, plural, one {# loseta} many {# losetas} other {# losetas}}} monastery {{who, select, you {completas} many {completan} other {completa}} un monasterio} garden {{who, select, you {completas} many {completan} other {completa}} un jardín} field {campos} other {mercancías}}',
  'log.final':
    '{what, select, road {por un camino abierto de {tiles, plural, one {# loseta} many {# losetas} other {# losetas}}} city {por una ciudad abierta de {tiles, plural, one {# loseta} many {# losetas} other {# losetas}}} monastery {por un monasterio} garden {por un jardín} field {por un campo con {tiles, plural, one {# ciudad} many {# ciudades} other {# ciudades}}} other {por la mayoría de una mercancía}}',
  'log.goods': '{who, select, you {tomas} many {toman} other {toma}} {goods}',
  'log.completed':
    'se completa una ciudad de {tiles, plural, one {# loseta} many {# losetas} other {# losetas}}, sin nadie en ella',
  'log.double':
    '{extra, select, no {el constructor trae una segunda loseta} other {el constructor trae un turno extra}}',
  'log.discarded': 'Una loseta no encaja en ningún sitio y sale de la partida.',
  'log.ended':
    'La partida acaba. {n, plural, one {{who, select, you {Ganas} other {Gana {winners}}}} many {Victoria compartida: {winners}} other {Victoria compartida: {winners}}}.',
  'log.cityByCity': 'por los granjeros en torno a una ciudad',
  'log.pig':
    'el cerdo de un campo {cities, plural, =0 {sin ciudades completas} one {con # ciudad completa} many {con # ciudades completas} other {con # ciudades completas}} cobra y vuelve a casa',
  'log.abbot':
    '{who, select, you {llevas} many {llevan} other {lleva}} el abad a casa desde {what, select, garden {un jardín} other {un monasterio}}',
  'log.declined': '{who, select, you {renuncias} many {renuncian} other {renuncia}} a la segunda loseta',
  'log.leaves': 'el constructor pasa junto a los montones',
  'log.farmer': '{who, select, you {llevas} many {llevan} other {lleva}} también el granjero a casa',

  'replay.title': 'Estás viendo la loseta {tile} de {total}.',
  'replay.back': 'Una loseta atrás',
  'replay.forward': 'Una loseta adelante',

  'role.highwayman': '{edition, select, c1 {Ladrón} classic {Bandolero} c3 {Viajero} other {Salteador}}',
  'role.knight': 'Caballero',
  'role.monk': 'Monje',
  'role.farmer': '{edition, select, classic {Campesino} other {Granjero}}',
  'role.builder': 'Constructor',
  'role.pig': 'Cerdo',
  'role.none': 'Ninguna',
  'role.placed': '{role}, {place}',
  'role.abbot': 'Abad',
  'role.of': '{big, select, yes {{role} grande} other {{role}}}',
  'role.home': 'Llevar el abad a casa: {n, plural, one {# punto} many {# puntos} other {# puntos}}',

  'place.n': 'norte',
  'place.ne': 'noreste',
  'place.e': 'este',
  'place.se': 'sureste',
  'place.s': 'sur',
  'place.sw': 'suroeste',
  'place.w': 'oeste',
  'place.nw': 'noroeste',
  'place.ns': 'norte–sur',
  'place.ew': 'este–oeste',
  'place.middle': 'en el centro',
  'place.apart':
    '{place}, {apart, select, corner {en la esquina} inner {hacia el centro} n {por el lado norte} e {por el lado este} s {por el lado sur} other {por el lado oeste}}',
  'place.cell':
    '{x, select, 0 {} other {{x} al {side, select, east {este} other {oeste}}}}{both, select, yes {, } other {}}{y, select, 0 {} other {{y} al {rank, select, north {norte} other {sur}}}}{start, select, yes {la loseta inicial} other {}}',

  'sum.tiles': '{count, plural, one {# loseta} many {# losetas} other {# losetas}}',
  'sum.shields': '{count, plural, one {# escudo} many {# escudos} other {# escudos}}',
  'sum.monastery':
    '{count, plural, one {# por la propia loseta} many {# por las propias losetas} other {# por las propias losetas}}',
  'sum.neighbours':
    '{count, plural, one {# loseta alrededor} many {# losetas alrededor} other {# losetas alrededor}}',
  'sum.cities':
    '{count, plural, one {# ciudad completa} many {# ciudades completas} other {# ciudades completas}}',
  'sum.wine':
    '{third, select, chicken {{count, plural, one {# gallina} many {# gallinas} other {# gallinas}}} other {{count, plural, one {# ficha de vino} many {# fichas de vino} other {# fichas de vino}}}}',
  'sum.grain': '{count, plural, one {# ficha de trigo} many {# fichas de trigo} other {# fichas de trigo}}',
  'sum.cloth': '{count, plural, one {# ficha de tela} many {# fichas de tela} other {# fichas de tela}}',
  'sum.most': '{things}, mayoría: {points}',
  'sum.rich': '{sum}, {kind, select, road {por la posada} other {por la catedral}}',

  'purist.none':
    'Una mesa purista no muestra ni lugares, ni campos, ni lo que hay en el montón. Cuántas losetas quedan sigue siendo público.',
  'prompt.tile': 'Tu loseta: {tile}.',
  'prompt.choosePlace': 'Elige un lugar.',
  'prompt.places':
    'Cabe en {n, plural, one {# lugar} many {# lugares} other {# lugares}}; tal como está girada, en {now, select, 0 {ninguno} other {{now}}}.',
  'prompt.onlyPlaces': 'Cabe en {n, plural, one {# lugar} many {# lugares} other {# lugares}}.',
  'prompt.closes':
    'Completa {whose, select, mine {{kind, select, road {tu camino} city {tu ciudad} garden {tu jardín} other {tu monasterio}}} shared {{kind, select, road {un camino compartido} city {una ciudad compartida} garden {un jardín compartido} other {un monasterio compartido}}} other {{kind, select, road {el camino} city {la ciudad} garden {el jardín} other {el monasterio}} de {name}}}',
  'prompt.closesNobody':
    'Completa {kind, select, road {un camino} city {una ciudad} garden {un jardín} other {un monasterio}} sin nadie',
  'prompt.closesMany': 'Completa {n, plural, one {# zona} many {# zonas} other {# zonas}}',
  'prompt.gets': '{name}: {n}',
  'prompt.you': 'tú',
  'prompt.nothing': 'No completa nada.',
  'prompt.chooseFigure': 'Elige una figura o coloca la loseta sin ninguna.',
  'prompt.noFigure': 'En esta loseta no se puede poner ninguna figura.',
  'prompt.stands':
    '{role}: {kind, select, road {un camino de {tiles, plural, one {# loseta} many {# losetas} other {# losetas}}} city {una ciudad de {tiles, plural, one {# loseta} many {# losetas} other {# losetas}}} monastery {un monasterio con {tiles, plural, one {# loseta} many {# losetas} other {# losetas}}} garden {un jardín con {tiles, plural, one {# loseta} many {# losetas} other {# losetas}}} other {un campo {tiles, plural, =0 {sin ciudades completas al lado} one {junto a # ciudad completa} many {junto a # ciudades completas} other {junto a # ciudades completas}}}}',
  'prompt.worth':
    'Ahora vale {n, plural, one {# punto} many {# puntos} other {# puntos}}, {complete} si se completa ya{open, plural, =0 {} one {, # extremo abierto} many {, # extremos abiertos} other {, # extremos abiertos}}.',
  'prompt.worthField':
    'Valdrá {n, plural, one {# punto} many {# puntos} other {# puntos}} al final, tal como están las cosas.',
  'prompt.worthMonastery':
    'Ahora vale {n, plural, one {# punto} many {# puntos} other {# puntos}}, {open, plural, one {# casilla vacía} many {# casillas vacías} other {# casillas vacías}} alrededor.',
  'prompt.takesGoods': 'Tomas {goods}.',
  'prompt.double': 'Tu constructor trae una segunda loseta.',
  'prompt.lastTile': 'Es la última loseta: después viene la puntuación final.',
  'prompt.misfit': 'Aquí todavía no encaja.',
  'prompt.misfitNever': 'Aquí no encaja.',
  'prompt.botHint': 'Mientras tanto, mira: nada de lo que pulses aquí estorba la partida.',
  'prompt.part': 'Parte {part} de 2.',
  'prompt.laying': 'Colocando la loseta…',
  'prompt.river': 'Primero se coloca el río.',
  'prompt.extraTurn': 'Tu constructor pasa junto a los montones y trae un turno extra.',
  'prompt.with': '{figure, select, builder {El constructor va con él.} other {El cerdo va con él.}}',
  'prompt.abbotHome': 'Lleva el abad a casa',
  'prompt.abbotToo': 'El abad vuelve a casa: {n, plural, one {# punto} many {# puntos} other {# puntos}}.',
  'prompt.pigs':
    '{n, plural, one {El cerdo cobra y vuelve a casa} many {Los cerdos cobran y vuelven a casa} other {Los cerdos cobran y vuelven a casa}} ({list}).',
  'prompt.farmersAsked':
    '{n, plural, one {Su dueño decide después sobre el granjero.} many {Sus dueños deciden después sobre los granjeros.} other {Sus dueños deciden después sobre los granjeros.}}',

  'act.lay': 'Colocar',
  'act.placeFigure': 'Poner figura',
  'act.noFigure': 'Sin figura',
  'act.choosePlace': 'Elige un lugar',
  'act.undoHint': 'Mantén pulsado para deshacerlo todo',
  'act.turnLeft': 'Girar a la izquierda',
  'act.turnRight': 'Girar a la derecha',
  'act.turnIt': 'Girarla',
  'act.showPlaces': 'Ver lugares',
  'act.figures': 'Figura',
  'act.whyNot': '¿Por qué no…?',
  'act.more': 'Puntos, montón, crónica',
  'act.hand': 'La loseta en la mano: {tile}',
  'act.farmer': 'El granjero junto al cerdo',
  'act.with': '{figure, select, builder {con el constructor} other {con el cerdo}}',
  'act.takeHome': 'Llevar el abad a casa',

  'figure.name':
    '{figure, select, meeple {Meeple} big {Meeple grande} abbot {Abad} builder {Constructor} other {Cerdo}}',

  'farmer.you': '{name}, una pregunta para ti.',
  'farmer.youNameless': 'Una pregunta para ti.',
  'farmer.theirs': '{name} decide sobre el granjero.',
  'farmer.ask':
    'Tu cerdo ha traído {n, plural, one {# punto} many {# puntos} other {# puntos}} y está en casa. ¿Vuelve también su granjero?',
  'farmer.thenStays':
    'Se queda en el campo hasta el final: tal como están las cosas, te valdrá {n, plural, one {# punto} many {# puntos} other {# puntos}}.',
  'farmer.thenHome':
    'Deja el campo; tendrás {n, plural, one {# meeple} many {# meeples} other {# meeples}} en tu reserva.',
  'farmer.stays': 'El granjero se queda',
  'farmer.returns': 'El granjero vuelve a casa',
  'farmer.leave': 'Dejar el granjero',
  'farmer.take': 'Llevarlo a casa',

  'secondTile.ask': 'Tu constructor te ofrece una segunda loseta.',
  'secondTile.thenTaken': 'La sacas ahora, la colocas y puedes poner en ella una figura.',
  'secondTile.thenDeclined': 'Tu turno acaba, y saca el siguiente jugador.',
  'secondTile.take': 'Tomar la segunda loseta',
  'secondTile.decline': 'Renunciar a ella',

  'explanation.title': '¿Por qué no?',
  'explanation.line': '{what}: {because}',
  'explanation.empty': 'Todas tus figuras tienen algún sitio en esta loseta.',

  'refusal.edge':
    '{mine, select, road {El camino} city {La ciudad} river {El río} other {El campo}} tocaría {theirs, select, road {un camino} city {una ciudad} river {un río} other {un campo}} {side, select, N {al norte} E {al este} S {al sur} other {al oeste}}.',
  'refusal.short':
    '{mine, select, road {Camino} city {Ciudad} river {Río} other {Campo}} contra {theirs, select, road {camino} city {ciudad} river {río} other {campo}}',
  'refusal.repair':
    '{turns, select, right {Girada una vez a la derecha, encaja.} left {Girada una vez a la izquierda, encaja.} other {Girada media vuelta, encaja.}}',
  'refusal.noRepair': 'La loseta no encaja aquí, la gires como la gires.',
  'refusal.elsewhere':
    'Cabe en {n, plural, one {otro lugar} many {otros # lugares} other {otros # lugares}}.',
  'refusal.noNeighbour': 'Una loseta debe tocar otra por un lado, en una casilla vacía.',
  'refusal.occupied':
    '{kind, select, road {en este camino} city {en esta ciudad} monastery {en este monasterio} garden {en este jardín} other {en este campo}} ya hay un meeple: {who, select, you {tuyo} other {de {name}}}',
  'refusal.builderOut': 'el constructor está en el tablero',
  'refusal.builderByStacks': 'el constructor está junto a los montones',
  'refusal.pigOut': 'el cerdo está en el tablero',
  'refusal.builderAlone':
    '{kind, select, road {en este camino} other {en esta ciudad}} no hay ningún meeple tuyo',
  'refusal.builderComplete':
    '{kind, select, road {este camino está completo} other {esta ciudad está completa}}: el constructor volvería de inmediato',
  'refusal.pigAlone': 'en este campo no hay ningún granjero tuyo',
  'refusal.riverElsewhere': 'Mientras se coloca el río, la loseta debe continuarlo por su extremo abierto.',
  'refusal.riverTurns': 'El río giraría dos veces seguidas hacia el mismo lado.',
  'refusal.noFarmers': 'en esta mesa se juega sin granjeros',
  'refusal.garden': 'en un jardín solo puede estar un abad',
  'refusal.builderPaired': 'llega junto a un meeple, nunca solo',
  'refusal.pigPaired': 'llega junto a un granjero, nunca solo',
  'refusal.noneLeft':
    '{figure, select, big {el meeple grande está en el tablero} abbot {el abad está en el tablero} other {no quedan meeples en la reserva}}',

  'feature.title':
    '{kind, select, road {Camino de {tiles, plural, one {# loseta} many {# losetas} other {# losetas}}} city {Ciudad de {tiles, plural, one {# loseta} many {# losetas} other {# losetas}}} monastery {Monasterio, {tiles} de 9 losetas} garden {Jardín, {tiles} de 9 losetas} other {Campo de {tiles, plural, one {# loseta} many {# losetas} other {# losetas}}}}',
  'feature.open':
    '{kind, select, monastery {{open, plural, =0 {Completo.} one {# casilla vacía alrededor.} many {# casillas vacías alrededor.} other {# casillas vacías alrededor.}}} field {{cities, plural, =0 {No lo toca ninguna ciudad completa.} one {Lo toca # ciudad completa.} many {Lo tocan # ciudades completas.} other {Lo tocan # ciudades completas.}}} other {{open, plural, =0 {{kind, select, city {Completa.} other {Completo.}}} one {# extremo abierto.} many {# extremos abiertos.} other {# extremos abiertos.}}}}',
  'feature.shields': '{n, plural, one {# escudo} many {# escudos} other {# escudos}}',
  'feature.inside': 'Dentro: {goods}',
  'feature.nobody': 'No hay nadie.',
  'feature.meeples': '{name}: {n, plural, one {# meeple} many {# meeples} other {# meeples}}',
  'feature.helper': '{name}: {what, select, builder {constructor} other {cerdo}}',
  'feature.worth':
    '{kind, select, field {Valdrá {n} al final, tal como están las cosas.} monastery {Ahora vale {n}{closed, select, yes {} other {, {complete} si se completa}}.} garden {Ahora vale {n}{closed, select, yes {} other {, {complete} si se completa}}.} other {Ahora vale {n}{closed, select, yes {} other {, {complete} si se completa ya}}.}}',
  'feature.rich':
    '{kind, select, road {Una posada: 2 puntos por loseta} other {Una catedral: 3 puntos por loseta y escudo}}{closed, select, yes {.} other {{unfinished, select, zero {, nada si no se completa.} other {, 1 si no se completa.}}}}',
  'feature.strength': '{name}: fuerza {n}',

  'liveRegion.turn': 'Loseta: {tile}. {n, plural, one {# lugar} many {# lugares} other {# lugares}}.',
  'liveRegion.scored': '{name}: {what}, +{points}.',
  'liveRegion.goods': '{name}: {what}.',

  'board.label': 'Tablero, {tiles, plural, one {# loseta} many {# losetas} other {# losetas}}. {turn}',
  'board.text': 'El tablero como texto',
  'board.empty': 'vacía',
  'board.fits':
    'vacía. Tu loseta encaja{turns, select, none {} right {, girada una vez a la derecha} left {, girada una vez a la izquierda} other {, girada media vuelta}}.',
  'board.misfit': 'vacía. Tu loseta no encaja. {because} {rule}',
  'board.laidBy': '{who, select, you {Colocada por ti} other {Colocada por {name}}}.',
  'board.ghost': 'Tu loseta está aquí, sin colocar del todo.',
  'board.edges': 'Norte {n}, este {e}, sur {s}, oeste {w}.',
  'board.edge': '{edge, select, city {ciudad} road {camino} river {río} other {campo}}',
  'board.figure': '{name}: {role}.',
  'board.nothing': 'nada toca esta casilla',

  'tile.monastery': 'monasterio',
  'tile.whole': 'ciudad entera',
  'tile.three': 'ciudad de tres lados',
  'tile.through': 'ciudad de lado a lado',
  'tile.corner': 'esquina de ciudad',
  'tile.caps': '{n, plural, one {borde de ciudad} many {# bordes de ciudad} other {# bordes de ciudad}}',
  'tile.crossroads': 'cruce',
  'tile.straight': 'camino recto',
  'tile.bend': 'curva',
  'tile.gate':
    '{n, plural, one {camino a una puerta} many {# caminos a una puerta} other {# caminos a una puerta}}',
  'tile.lane': 'camino que acaba aquí',
  'tile.shield': 'escudo',
  'tile.river': 'río',
  'tile.spring': 'manantial del río',
  'tile.lake': 'lago del río',
  'tile.garden': 'jardín',
  'tile.cathedral': 'catedral',
  'tile.inn': 'posada',

  'final.title': 'Puntuación final · paso {step} de {total}',

  'answer.noMoves': 'Aún nadie ha colocado una loseta.',
  'answer.waitThem': 'Se espera a {name}.',
  'answer.options':
    'Tu loseta: {tile}. Cabe en {n, plural, one {# lugar} many {# lugares} other {# lugares}}. Pulsa N para el siguiente.',
  'answer.optionsFigure': 'Puedes poner: {list}.',
  'answer.whatNone':
    '{mine, select, yes {Tu loseta: {tile}. } other {}}No señalas nada del tablero: señala una loseta o ve a una con las flechas.',
  'answer.farmer':
    'Tu cerdo ha vuelto a casa. Pulsa 1 y el granjero se queda, 2 y vuelve también; después, Intro.',
  'answer.second':
    'Tu constructor te ofrece una segunda loseta. Pulsa 1 para tomarla, 2 para renunciar a ella; después, Intro.',
};
