import type { TextsOf } from '../../rule.ts';
import type { TRADE } from '../facts/trade.ts';

export const trade: TextsOf<typeof TRADE> = {
  'CAT-TRADE-01': {
    title: 'Comerciar en tu turno',
    text: 'En la segunda fase de tu turno puedes comerciar con los otros jugadores.',
    words: ['comercio doméstico', 'comercio interior', 'intercambio', 'trato'],
  },
  'CAT-TRADE-02': {
    title: 'Siempre con el jugador activo',
    text: 'Los otros jugadores no pueden comerciar entre sí. El jugador que tiene el turno es siempre una de las partes del trato.',
    words: ['socios', 'quién puede comerciar', 'terceros'],
  },
  'CAT-TRADE-03': {
    title: 'Dos tipos de comercio',
    text: 'Comercias con otros jugadores, que es el comercio doméstico, o con la banca, que es el comercio marítimo.',
    words: ['comercio interior', 'mar', 'banco', 'intercambio'],
  },
  'CAT-TRADE-04': {
    title: 'Ofertas y respuestas',
    text: 'Dices qué ofreces; los demás aceptan, rechazan o nombran otras condiciones, y también pueden proponerte algo. Tú eliges con quién comercias.',
    words: ['contraoferta', 'aceptar', 'negociar', 'regatear', 'socio'],
  },
  'CAT-TRADE-05': {
    title: 'Sin regalos',
    text: 'Cada parte da al menos una carta. Se rechaza un trato en el que una parte no da nada.',
    words: ['regalar', 'gratis', 'cero cartas', 'donar'],
  },
  'CAT-TRADE-06': {
    title: 'Nunca un recurso por sí mismo',
    text: 'Ningún recurso puede estar en ambos lados de un trato. Se rechaza dar 2 de lana por 1 de lana, y también lana y mineral por lana.',
    words: ['mismo recurso', 'los dos lados', 'regalo encubierto'],
  },
  'CAT-TRADE-07': {
    title: 'Solo cartas de recursos',
    text: 'Solo se comercia con cartas de recursos. Con cartas de desarrollo, piezas, promesas o cartas que aún no tienes, no.',
    words: ['promesa', 'futuro', 'crédito', 'materias primas'],
  },
  'CAT-TRADE-08': {
    title: 'Ambos deben tener las cartas',
    text: 'Ambas partes deben tener lo que dan en el momento del trato. Puedes ver una oferta que no puedes pagar, pero no puedes aceptarla.',
    words: ['aceptar', 'comprobar', 'no alcanza'],
  },
  'CAT-TRADE-09': {
    title: 'Cuándo no comercia nadie',
    text: 'Los jugadores no comercian antes de la tirada, durante los descartes ni mientras se mueve el bandido.',
    words: ['momento', 'antes de tirar', 'siete', 'cuándo no'],
  },
  'CAT-TRADE-10': {
    title: 'Ofertas hasta fin de turno',
    text: 'Las ofertas abiertas caducan cuando acaba el turno.',
    words: ['expirar', 'cancelar', 'retirar'],
  },
  'CAT-TRADE-11': {
    title: 'Nadie con quien comerciar',
    text: 'Si ningún otro jugador tiene cartas, no puedes comerciar con jugadores. No cambia nada más.',
    words: ['manos vacías', 'sin cartas', 'imposible'],
  },
  'CAT-MARI-01': {
    title: 'Cuatro por una',
    text: 'En la fase de comercio puedes dar a la banca 4 cartas de un recurso por 1 carta de otro. No necesitas puerto para ello.',
    words: ['banco', 'comercio marítimo', '4:1', 'cambio'],
  },
  'CAT-MARI-02': {
    title: 'Tres por una',
    text: 'Con un edificio en un puerto 3:1 das a la banca 3 cartas de un recurso cualquiera por 1 carta de otro.',
    words: ['puerto general', 'puerto genérico', 'muelle', 'banco'],
  },
  'CAT-MARI-03': {
    title: 'Dos por una',
    text: 'Con un edificio en el puerto de un recurso das a la banca 2 cartas de ese recurso por 1 carta de otro. Para otros recursos este puerto no sirve, ni siquiera a 3:1.',
    words: ['puerto especial', 'muelle', '2:1', 'banco'],
  },
  'CAT-MARI-04': {
    title: 'Un recurso en cada cambio',
    text: 'Todas las cartas que das en un cambio son de un mismo recurso. Puedes hacer varios cambios: 4 de mineral en el puerto de mineral traen 2 cartas, cada una a tu elección.',
    words: ['cartas iguales', 'varios cambios', 'dos veces'],
  },
  'CAT-MARI-05': {
    title: 'Tomar otro recurso',
    text: 'La carta que tomas debe ser de un recurso distinto al de las cartas que das.',
    words: ['distinto', 'mismo recurso', 'banco'],
  },
  'CAT-MARI-06': {
    title: 'La banca debe tenerla',
    text: 'Solo puedes tomar una carta que la banca todavía tenga.',
    words: ['vacío', 'escasez', 'no disponible', 'banco'],
  },
  'CAT-MARI-07': {
    title: 'Con la banca, en tu turno',
    text: 'Solo el jugador que tiene el turno comercia con la banca, y solo después de la tirada.',
    words: ['momento', 'jugador activo', 'antes de tirar', 'banco'],
  },
  'CAT-MARI-08': {
    title: 'Lo que abre un puerto',
    text: 'Un asentamiento o una ciudad tuyos en una de las dos intersecciones del puerto lo abren; una carretera, no. Sigue abierto cuando el asentamiento se convierte en ciudad, y el bandido no lo cierra. Un segundo puerto del mismo tipo no trae nada más.',
    words: ['muelle', 'acceso', 'usar el puerto', 'ladrón'],
  },
};
