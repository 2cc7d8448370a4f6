import type { TextsOf } from '../../rule.ts';
import type { MAPS } from '../facts/maps.ts';

export const maps: TextsOf<typeof MAPS> = {
  'CAT-MAP-01': {
    title: 'El mapa para principiantes',
    text: 'Desde arriba, fila por fila: montañas 10, pasto 2, bosque 9; campos 12, colinas 6, pasto 4, colinas 10; campos 9, bosque 11, desierto, bosque 3, montañas 8; bosque 8, montañas 3, campos 4, pasto 5; colinas 5, campos 6, pasto 11.',
    words: ['mapa fijo', 'primera partida', 'tablero inicial', 'montaje para principiantes'],
    differs: { older: 'Las impresiones anteriores a 2015 muestran otro mapa.' },
  },
  'CAT-MAP-02': {
    title: 'Puertos del mapa para principiantes',
    text: 'En el sentido de las agujas del reloj desde arriba a la izquierda: 3:1, cereales, mineral, 3:1, lana, 3:1, 3:1, ladrillo, madera.',
    words: ['muelles', 'mapa fijo', 'orden de los puertos'],
  },
  'CAT-MAP-03': {
    title: 'Piezas iniciales para principiantes',
    text: 'Cada color tiene dos asentamientos, nombrados aquí por los tres hexágonos que los rodean; la carretera va entre los dos primeros hexágonos de cada uno, y el segundo asentamiento da las cartas iniciales. Rojo tiene pasto 2, colinas 6, montañas 10 y bosque 11, bosque 8, campos 9; azul tiene campos 4, pasto 5, pasto 11 y montañas 3, colinas 5, bosque 8. Blanco tiene bosque 3, montañas 8, pasto 5 y campos 12, bosque 11, colinas 6; naranja tiene bosque 9, pasto 4, colinas 10 y campos 4, campos 6, montañas 3.',
    words: ['preparación fija', 'primera partida', 'recursos iniciales', 'estrella'],
  },
  'CAT-MAP-04': {
    title: 'Mapa para principiantes: tres jugadores',
    text: 'Con 3 jugadores nadie toma el rojo, y sus piezas se quedan en la caja. Dos jugadores, de los que el reglamento no habla, dejan fuera también el azul.',
    words: ['color que sobra', 'tres personas', 'mapa fijo'],
    differs: { r25: 'Se deja fuera el blanco, y las piezas empiezan en otros lugares.' },
  },
  'CAT-MAP-05': {
    title: 'Bandido en el mapa para principiantes',
    text: 'El bandido empieza en el desierto, en el centro de la isla.',
    words: ['inicio', 'centro', 'posición inicial'],
  },
  'CAT-MAP-06': {
    title: 'Aquí empieza quien tiene más edad',
    text: 'En el mapa para principiantes empieza el jugador de más edad. También sirve una tirada de dados o el orden de los asientos.',
    words: ['jugador inicial', 'primer jugador', 'edad', 'el más viejo'],
  },
  'CAT-MAP-07': {
    title: 'Sin espiral para principiantes',
    text: 'Los números del mapa para principiantes no siguen las letras de los tokens. Están como muestra el mapa.',
    words: ['letras', 'orden', 'fichas numeradas', 'mapa fijo'],
    differs: { older: 'Las impresiones anteriores a 2015 muestran otro mapa para principiantes.' },
  },
  'CAT-MAP-10': {
    title: 'Barajar los terrenos',
    text: 'Para un mapa variable, los 19 hexágonos de terreno se barajan y se colocan al azar.',
    words: ['mapa aleatorio', 'montaje variable', 'mezclar', 'losetas'],
  },
  'CAT-MAP-11': {
    title: 'Barajar los puertos',
    text: 'Los nueve lugares de los puertos son siempre los mismos. Se baraja qué puerto va en cada uno.',
    words: ['muelles', 'mapa aleatorio', 'marco', 'mezclar'],
    differs: { r25: 'Los puertos están impresos en las piezas del marco, y se barajan estas.' },
  },
  'CAT-MAP-12': {
    title: 'Números en espiral',
    text: 'Los números se colocan por el orden de sus letras: desde cualquier hexágono de esquina, en sentido contrario a las agujas del reloj, por el anillo exterior, luego por el interior y por último en el centro. El desierto se salta y no gasta ninguna letra.',
    words: ['fichas numeradas', 'discos', 'letras', 'alfabeto', 'caracol'],
  },
  'CAT-MAP-13': {
    title: 'Seis esquinas para empezar',
    text: 'La espiral puede empezar en cualquiera de los 6 hexágonos de esquina. Recorre los 12 hexágonos exteriores, luego los 6 interiores, primero el que está junto a esa esquina, y luego el centro.',
    words: ['fichas numeradas', 'anillos', 'orden', 'comienzo'],
  },
  'CAT-MAP-14': {
    title: 'Los números rojos no se tocan',
    text: 'En la espiral, ningún 6 u 8 queda nunca junto a otro 6 u 8, sea cual sea la esquina en que empieza y esté donde esté el desierto.',
    words: ['adyacentes', 'vecinos', 'seis', 'ocho'],
  },
  'CAT-MAP-15': {
    title: 'Números al azar',
    text: 'Los 18 números también pueden colocarse al azar. Entonces ningún 6 u 8 puede estar junto a un 6 u 8; se cambian tokens de sitio hasta que ya no ocurra.',
    words: ['aleatorio', 'barajar', 'números rojos', 'fichas numeradas', 'adyacentes'],
  },
  'CAT-MAP-16': {
    title: 'El desierto no lleva número',
    text: 'El desierto nunca recibe número. El bandido está allí al principio.',
    words: ['ficha', 'hexágono vacío', 'ladrón'],
  },
  'CAT-MAP-17': {
    title: 'Una semilla, un mapa',
    text: 'Un mapa al azar sale de una semilla. La misma semilla vuelve a dar el mismo mapa.',
    words: ['repetir', 'reproducible', 'aleatorio'],
  },
  'CAT-SETUP-01': {
    title: 'Antes de la primera pieza',
    text: 'Cada jugador toma las piezas de un color. Todas las cartas de recursos van a la banca, y las cartas de desarrollo se barajan boca abajo.',
    words: ['preparación', 'montaje', 'mazo', 'reparto'],
  },
  'CAT-SETUP-02': {
    title: 'Quién empieza',
    text: 'Empieza quien saca más con los dos dados. Quienes empatan con la tirada más alta vuelven a lanzar entre ellos.',
    words: ['jugador inicial', 'primer jugador', 'tirada más alta'],
  },
  'CAT-SETUP-03': {
    title: 'Primer asentamiento y primera carretera',
    text: 'Desde el jugador inicial, en el sentido de las agujas del reloj, cada uno coloca un asentamiento en una intersección libre y luego una carretera en un camino que la toca.',
    words: ['primera ronda', 'fundación', 'colocación inicial', 'poblado'],
  },
  'CAT-SETUP-04': {
    title: 'La segunda ronda, al revés',
    text: 'Empieza el último jugador: un segundo asentamiento y luego una carretera que lo toca. Con 3 jugadores el orden es 1-2-3-3-2-1, con 4 jugadores es 1-2-3-4-4-3-2-1.',
    words: ['orden de serpiente', 'orden inverso', 'segundo poblado'],
  },
  'CAT-SETUP-05': {
    title: 'La distancia, desde el principio',
    text: 'La Regla de Distancia vale en ambas rondas. Para colocar un asentamiento no necesitas ninguna carretera, y tu segundo asentamiento no tiene que estar conectado con el primero.',
    words: ['separación', 'conexión', 'libre elección', 'poblado'],
  },
  'CAT-SETUP-06': {
    title: 'Las cartas iniciales',
    text: 'En cuanto esté colocado tu segundo asentamiento, toma una carta por cada hexágono que toca; el desierto no da ninguna. El primer asentamiento no da nada.',
    words: ['recursos iniciales', 'mano inicial', 'segundo poblado'],
  },
  'CAT-SETUP-07': {
    title: 'Empezar en un puerto',
    text: 'Puedes colocar un asentamiento inicial en un puerto.',
    words: ['muelle', 'costa', 'poblado inicial'],
  },
  'CAT-SETUP-08': {
    title: 'Cuando todo está colocado',
    text: 'El jugador inicial juega el primer turno. Todos tienen 2 puntos, y les quedan 3 asentamientos, 4 ciudades y 13 carreteras.',
    words: ['primer turno', 'tras la preparación', 'reserva'],
  },
  'CAT-SETUP-09': {
    title: 'Los principiantes no eligen',
    text: 'En el mapa para principiantes no se coloca por turnos. Las piezas están donde muestra el mapa.',
    words: ['preparación fija', 'primera partida', 'colocación inicial'],
  },
};
