import type { Messages } from './index.ts';

/** Español: lo que este programa dice de Carcassonne. */
export const messages: Messages = {
  title: 'Carcassonne',
  options: 'Opciones de carcassonne (si no se indican, las de la edición):',

  'flag.edition': 'según qué edición de las reglas de Carcassonne se juega: {editions}',
  'flag.sets': 'expansiones que se añaden a Carcassonne, separadas por comas: {sets}',
  'value.edition': 'nombre',
  'value.sets': 'expansiones',

  'part.tiles': '{n, plural, one {# loseta} many {# de losetas} other {# losetas}} × {each} = {points}',
  'part.shields': '{n, plural, one {# escudo} many {# de escudos} other {# escudos}} × {each} = {points}',
  'part.monastery':
    '{n, plural, one {# monasterio} many {# de monasterios} other {# monasterios}} × {each} = {points}',
  'part.neighbours':
    '{n, plural, one {# loseta vecina} many {# de losetas vecinas} other {# losetas vecinas}} × {each} = {points}',
  'part.cities': '{n, plural, one {# ciudad} many {# de ciudades} other {# ciudades}} × {each} = {points}',
  'part.wine': 'más vino ({n}): {points}',
  'part.grain': 'más trigo ({n}): {points}',
  'part.cloth': 'más tela ({n}): {points}',

  'source.road': 'caminos',
  'source.city': 'ciudades',
  'source.monastery': 'monasterios',
  'source.garden': 'jardines',
  'source.field': 'campos',
  'source.goods': 'mercancías',

  counted:
    'Carcassonne: cada loseta sacada, cada loseta colocada, cada figura puesta o no puesta donde se puede elegir, y cada respuesta sobre una segunda loseta.',
  'work.base': 'Carcassonne, juego básico, 2 asientos, al azar',
  'work.baseActions': 'lo mismo',
  'work.traders': 'con «Constructores y Comerciantes»',
  'work.tradersActions': 'lo mismo',
  'work.all': 'con «El Río», «Posadas y Catedrales» y «Constructores y Comerciantes»',
  'work.allActions': 'lo mismo',
  'work.copy': 'copia de un estado a media partida',
  'work.readable': 'juego básico por la vía legible',
  'work.playouts': 'juego básico, simulaciones desde media partida, con una copia cada una',
  'work.tradersPlayouts': 'lo mismo con «Constructores y Comerciantes»',
  'work.decisions': 'bot {bot}, con «Constructores y Comerciantes»',
  'bench.points': 'media de puntos jugando al azar el juego básico de Carcassonne: {points}',

  'refusal.CAR-END-01': 'la partida ha acabado',
  'refusal.CAR-TURN-01': 'esto no es lo que corresponde en ese momento del turno',
  'refusal.CAR-TURN-02': 'las losetas las saca el azar',
  'refusal.CAR-TURN-06': 'es el turno de otro asiento',
  'refusal.CAR-TILE-01': 'allí ya hay una loseta, o ninguna toca ese lugar',
  'refusal.CAR-TILE-02':
    '{mine, select, road {el camino} city {la ciudad} river {el río} other {el campo}} toparía con {theirs, select, road {un camino} city {una ciudad} river {un río} other {un campo}} {side, select, N {al norte} E {al este} S {al sur} other {al oeste}}',
  'refusal.CAR-TILE-05': 'una loseta que encaja en algún sitio debe colocarse',
  'refusal.CAR-RIV-01': 'las losetas de río van primero, y de ellas el lago es la última',
  'refusal.CAR-RIV-03': 'la loseta debe continuar el río',
  'refusal.CAR-RIV-04': 'el río giraría dos veces seguidas hacia el mismo lado',
  'refusal.CAR-GEN-03': 'esta partida no tiene esa figura',
  'refusal.CAR-GEN-04': 'en el montón no queda ninguna loseta como esa',
  'refusal.CAR-MEEP-01': 'la loseta recién colocada no tiene ese lugar para una figura',
  'refusal.CAR-MEEP-02': 'en esta zona ya hay un meeple',
  'refusal.CAR-MEEP-04': 'en la reserva no queda ningún meeple como ese',
  'refusal.CAR-ABB-01': 'esta partida se juega sin el abad',
  'refusal.CAR-ABB-02': 'en un jardín solo puede estar un abad',
  'refusal.CAR-ABB-04': 'el abad no está en el tablero',
  'refusal.CAR-ABB-05': 'un abad va en un monasterio o en un jardín',
  'refusal.CAR-TB-BUILDER-01': 'según las reglas de esta mesa, el constructor se pone por separado',
  'refusal.CAR-TB-BUILDER-02': 'en esta zona no hay ningún meeple propio',
  'refusal.CAR-TB-BUILDER-04': 'un constructor nunca va en un campo ni en un monasterio',
  'refusal.CAR-TB-BUILDER-05': 'el constructor está en el tablero',
  'refusal.CAR-TB-BUILDER-14': 'la zona está completa: el constructor volvería de inmediato',
  'refusal.CAR-TB-BUILDER-20':
    'el constructor llega junto con un meeple a un camino o a una ciudad, nunca solo',
  'refusal.CAR-TB-BUILDER-24': 'el constructor está junto a los montones',
  'refusal.CAR-TB-DOUBLE-06': 'la segunda loseta se toma o se rechaza justo cuando la mesa pregunta por ella',
  'refusal.CAR-TB-PIG-01': 'un cerdo va en un campo, y se pone por separado',
  'refusal.CAR-TB-PIG-02': 'en este campo no hay ningún granjero propio',
  'refusal.CAR-TB-PIG-03': 'el cerdo está en el tablero',
  'refusal.CAR-TB-PIG-20': 'el cerdo llega junto con un granjero, nunca solo',
  'refusal.CAR-TB-PIG-25':
    'que el granjero junto al cerdo se quede o vuelva se decide justo cuando se ha puntuado el cerdo',
};
