import type { TextsOf } from '../../rule.ts';
import type { INNS } from '../facts/inns.ts';

export const inns: TextsOf<typeof INNS> = {
  'CAR-IC-01': {
    title: 'Lo que trae la caja',
    text: '«Posadas y Catedrales» trae 18 losetas, un meeple grande para cada jugador, losetas de puntuación que dicen 50 y 100, y piezas para un sexto jugador. Esta mesa cuenta los puntos sin losetas de puntuación.',
    words: ['componentes', 'contenido', 'seguidor grande', 'sexto jugador'],
  },
  'CAR-IC-02': {
    title: 'El meeple grande',
    text: 'El meeple grande se pone como cualquier otro y tiene fuerza 2. Puede ser granjero. No aumenta los puntos que se pagan.',
    words: ['seguidor grande', 'gran meeple', 'fuerza doble', 'mayoría'],
  },
  'CAR-IC-03': {
    title: 'La posada duplica su camino',
    text: 'Un camino completo con una posada da 2 puntos por loseta en vez de 1. Una segunda posada no añade nada.',
    words: ['taberna', 'lago', 'doble', 'puntos del camino'],
  },
  'CAR-IC-04': {
    title: 'La catedral mejora su ciudad',
    text: 'Una ciudad completa con una catedral da 3 puntos por cada loseta y escudo en vez de 2. Una segunda catedral no añade nada.',
    words: ['iglesia', 'blasón', 'tres puntos', 'puntos de la ciudad'],
  },
  'CAR-IC-05': {
    title: 'Incompletos no dan nada',
    text: 'Al final de la partida, un camino incompleto con una posada y una ciudad incompleta con una catedral dan 0 puntos.',
    words: ['sin terminar', 'recuento final', 'cero', 'riesgo'],
  },
  'CAR-IC-06': {
    title: 'El final más suave',
    text: 'Se dice que una impresión de 2025 puntúa los caminos incompletos con una posada y las ciudades incompletas con una catedral como si estas no estuvieran. La mesa puede elegirlo; si no, dan 0.',
    words: ['2025', 'opción', 'regla de la casa', 'sin terminar'],
  },
  'CAR-IC-07': {
    title: 'La posada en el cruce',
    text: 'En el cruce con una posada, la posada pertenece solo al camino junto al que está. Los otros dos caminos son normales.',
    words: ['IC-C', 'encrucijada', 'de qué camino es', 'taberna'],
  },
  'CAR-IC-08': {
    title: 'Tramos que no son caminos',
    text: 'En el cruce entre dos ciudades, los tramos cortos que llevan a las puertas no son caminos. En ellos no se puede poner ninguna figura.',
    words: ['IC-I', 'puerta', 'sendero', 'encrucijada'],
  },
  'CAR-IC-09': {
    title: 'Posadas y catedrales para cualquiera',
    text: 'Puedes añadir una posada o una catedral a un camino o a una ciudad de cualquier jugador, para bien o para mal.',
    words: ['rival', 'estropear', 'fastidiar', 'otro jugador'],
  },
  'CAR-IC-10': {
    title: 'Con catedral nunca es pequeña',
    text: 'Una ciudad completa con una catedral tiene al menos cinco losetas, así que el valor de la ciudad de dos losetas nunca se le aplica.',
    words: ['ciudad pequeña', 'dos losetas', 'cinco losetas'],
  },
};
