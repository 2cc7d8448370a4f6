import type { TextsOf } from '../../rule.ts';
import type { GENERAL } from '../facts/general.ts';
import { inEach, SINCE_SECOND } from '../in-each.ts';

export const general: TextsOf<typeof GENERAL> = {
  'CAR-GEN-01': {
    title: 'Cuántos juegan',
    text: 'Pueden jugar de 2 a 6 personas. La caja básica trae piezas para 5; el sexto color viene con una expansión. En esta mesa caben 6 también con el juego básico.',
    words: ['número de jugadores', 'asientos', 'sexto jugador', 'colores', 'seis jugadores'],
    differs: {
      c1: 'La caja de «Constructores y Comerciantes» dice que trae las piezas del sexto jugador.',
      ...inEach(
        SINCE_SECOND,
        '«Constructores y Comerciantes» trae seis constructores y seis cerdos; el sexto juego de meeples viene con «Posadas y Catedrales».',
      ),
    },
  },
  'CAR-GEN-02': {
    title: 'Siete meeples en tu reserva',
    text: 'Cada jugador tiene 8 meeples. Uno marca los puntos en el tablero de puntuación; los otros 7 son tu reserva.',
    words: ['seguidores', 'contador', 'marcador', 'cuántos meeples', 'muñecos'],
  },
  'CAR-GEN-03': {
    title: 'Lo que añaden las expansiones',
    text: '«Constructores y Comerciantes» da a cada jugador 1 constructor y 1 cerdo. «Posadas y Catedrales» añade 1 meeple grande, y el módulo del abad, 1 abad.',
    words: ['ampliaciones', 'seguidor grande', 'componentes', 'piezas nuevas'],
  },
  'CAR-GEN-04': {
    title: 'La loseta inicial',
    text: 'Antes del primer turno hay una loseta boca arriba que no es de nadie: una ciudad al norte y un camino de este a oeste. Todas las demás losetas, también las de las expansiones, se barajan juntas y se sacan boca abajo.',
    words: ['pieza de inicio', 'primera pieza', 'mezclar', 'preparación', 'montón', 'BA-D'],
  },
  'CAR-GEN-05': {
    title: 'Veinte mercancías para todos',
    text: 'Todos toman las mercancías de una misma reserva: 9 de vino, 6 de trigo y 5 de tela. Hay una ficha por cada símbolo de las losetas, así que la reserva nunca se agota.',
    words: ['cereal', 'grano', 'paño', 'barriles', 'bienes', 'gallinas', 'cuántas fichas'],
    differs: {
      c3: 'Las 9 de vino son 9 gallinas. Uno de sus símbolos está en una loseta de río: sin «El Río» solo hay 8 en juego.',
    },
  },
  'CAR-GEN-06': {
    title: 'En el sentido del reloj',
    text: 'Los turnos siguen el sentido de las agujas del reloj. Quién empieza lo decide la mesa; algunos reglamentos dejan empezar a la persona más joven. Aquí empieza quien está primero en la lista.',
    words: ['jugador inicial', 'orden de juego', 'quién comienza', 'el más joven'],
  },
  'CAR-TURN-01': {
    title: 'Loseta, figura, puntos',
    text: 'El turno tiene tres pasos, siempre en este orden. Coloca una loseta, después pon una figura si quieres y después puntúa lo que la loseta ha completado.',
    words: ['fases', 'orden', 'jugada', 'qué hago en mi turno'],
  },
  'CAR-TURN-02': {
    title: 'Sacar y colocar una loseta',
    text: 'Saca 1 loseta y colócala donde encaje. Este paso no se puede saltar.',
    words: ['robar', 'tomar', 'obligatorio', 'pasar', 'pieza'],
  },
  'CAR-TURN-03': {
    title: 'Una figura, si quieres',
    text: 'Tras colocar la loseta puedes poner 1 figura de tu reserva en esa misma loseta, o ninguna. El meeple, el constructor y el cerdo cuentan todos como figura.',
    words: ['opcional', 'saltar', 'seguidor', 'desplegar', 'cuántas figuras'],
    differs: {
      c3: 'El constructor o el cerdo se pone junto al meeple con el que llega, así que pueden ponerse dos figuras.',
    },
  },
  'CAR-TURN-04': {
    title: 'Se puntúa todo lo cerrado',
    text: 'Se puntúan todos los caminos, ciudades y monasterios que tu loseta ha completado, sea quien sea el que esté allí y quieras o no. Después las figuras vuelven a casa, y después recoges las mercancías.',
    words: ['puntuación', 'completar', 'renunciar', 'orden', 'terminar'],
    differs: {
      c3: 'Lo último de este paso es puntuar los cerdos, si se ha completado una ciudad con escudo.',
    },
  },
  'CAR-TURN-05': {
    title: 'Primero poner, después puntuar',
    text: 'Un meeple puntúa enseguida y vuelve a casa si la misma loseta completa la zona donde lo pones. Un meeple que vuelve a casa durante la puntuación puede ponerse en tu próxima loseta, no en esta.',
    words: ['recuperar', 'inmediatamente', 'mismo turno', 'sin seguidores', 'enseguida'],
  },
  'CAR-TURN-06': {
    title: 'Segunda loseta o siguiente jugador',
    text: 'Tras la puntuación, tu turno sigue con una segunda loseta si tu constructor la ha ganado y la tomas. Si no, juega el siguiente.',
    words: ['doble turno', 'jugar otra vez', 'fin del turno', 'constructor'],
    differs: { c3: 'Juegas un turno extra si tu constructor está junto a los montones.' },
  },
  'CAR-TURN-07': {
    title: 'Acaba con la última loseta',
    text: 'La partida acaba en cuanto la última loseta está colocada y puntuada, aunque tu constructor hubiera ganado otra. Sigue la puntuación final.',
    words: ['fin de la partida', 'montón vacío', 'se acaban las losetas', 'doble turno'],
  },
  'CAR-TILE-01': {
    title: 'Un lado entero en contacto',
    text: 'Tu loseta debe quedar lado con lado con al menos una loseta de la mesa. No basta con tocar una esquina.',
    words: ['adyacente', 'contigua', 'diagonal', 'esquina', 'borde'],
  },
  'CAR-TILE-02': {
    title: 'Los lados deben coincidir',
    text: 'Donde dos losetas se tocan, sus lados deben mostrar lo mismo: ciudad con ciudad, camino con camino, campo con campo, río con río.',
    words: ['encajar', 'bordes', 'continuar', 'colocación ilegal', 'casar'],
  },
  'CAR-TILE-03': {
    title: 'Girar está permitido',
    text: 'Puedes girar la loseta como quieras antes de colocarla.',
    words: ['rotar', 'orientación', 'dar la vuelta'],
  },
  'CAR-TILE-04': {
    title: 'Una loseta que no encaja',
    text: 'Si la loseta no encaja en ningún sitio, sale de la partida y sacas otra, hasta que una encaje. No se vuelve a barajar. Si el montón está vacío, la partida acaba.',
    words: ['imposible de colocar', 'descartar', 'robar otra', 'sin sitio', 'apartar'],
  },
  'CAR-TILE-05': {
    title: 'Si encaja, no se rechaza',
    text: 'Si la loseta encaja en algún sitio, debes colocarla, aunque ningún lugar te convenga.',
    words: ['renunciar', 'pasar', 'cambiar la pieza', 'obligado'],
  },
  'CAR-TILE-06': {
    title: 'Unir zonas ocupadas',
    text: 'Una loseta puede unir caminos, ciudades o campos en los que ya hay jugadores distintos. Siempre está permitido; desde entonces comparten una sola zona.',
    words: ['conectar', 'fusionar', 'compartir', 'robar una ciudad', 'invadir', 'colarse'],
  },
};
