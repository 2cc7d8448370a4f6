import type { TextsOf } from '../../rule.ts';
import type { GOODS } from '../facts/goods.ts';

export const goods: TextsOf<typeof GOODS> = {
  'CAR-TB-GOODS-01': {
    title: 'Primero puntos, después mercancías',
    text: 'Cuando se completa una ciudad con símbolos de mercancías, se puntúa como siempre. Después se reparten sus mercancías.',
    words: ['fichas', 'comercio', 'símbolos', 'orden', 'bienes'],
  },
  'CAR-TB-GOODS-02': {
    title: 'Quien cierra toma las mercancías',
    text: 'El jugador cuya loseta ha completado la ciudad toma 1 ficha por cada símbolo que hay en ella. No importa quién tiene caballeros allí, ni si los tiene alguien.',
    words: ['bienes', 'comerciante', 'vino', 'trigo', 'tela', 'gallinas', 'quién recibe'],
  },
  'CAR-TB-GOODS-03': {
    title: 'Mercancías de dos ciudades',
    text: 'Si tu loseta completa dos ciudades, tomas las mercancías de ambas.',
    words: ['varias ciudades', 'fichas', 'las dos', 'bienes'],
  },
  'CAR-TB-GOODS-04': {
    title: 'Un símbolo, una ciudad',
    text: 'Un símbolo de mercancía pertenece a la parte de ciudad en la que está dibujado. Las demás partes de ciudad de la misma loseta no tienen parte en él.',
    words: ['segmento', 'trozo', 'ficha', 'de qué ciudad es'],
  },
  'CAR-TB-GOODS-05': {
    title: 'Ciudad abierta, sin mercancías',
    text: 'Si una ciudad sigue abierta cuando acaba la partida, nadie recibe sus mercancías.',
    words: ['incompleta', 'sin terminar', 'perdidas', 'fin'],
  },
  'CAR-TB-GOODS-06': {
    title: '10 puntos por tener más',
    text: 'Al final, quien tiene más vino recibe 10 puntos. Lo mismo vale para el trigo y para la tela, y un mismo jugador puede ganar en varias mercancías.',
    words: ['recuento final', 'fichas', 'mayoría', 'diez puntos', 'cereal', 'paño', 'pollos'],
    differs: { c3: 'Las gallinas ocupan el lugar del vino.' },
  },
  'CAR-TB-GOODS-07': {
    title: 'Empate por las mercancías',
    text: 'Si varios jugadores tienen la misma cantidad de una mercancía, y nadie tiene más, cada uno recibe los 10 puntos enteros.',
    words: ['igualdad', 'empatados', 'compartir', 'misma cantidad'],
    differs: { c1: 'El reglamento no habla de empates; los jugamos igual.' },
  },
  'CAR-TB-GOODS-08': {
    title: 'Una mercancía que nadie tiene',
    text: 'Para tener más que nadie necesitas al menos 1 ficha. Una mercancía que nadie tomó no da puntos.',
    words: ['cero', 'ninguna', 'sin fichas', 'empate a cero'],
  },
};
