import type { ReviewWords } from './messages.ts';

/** Spanish: what the coach says. Fetched with the first thing that it says. */
export const messages: ReviewWords = {
  'review.open': 'Análisis',
  'review.curve': 'Probabilidad de ganar',
  'review.curveLabel':
    'Probabilidad de ganar, momento a momento. Al final: {list}. Los momentos clave están debajo.',
  'review.turns': '{done, select, yes {Momentos clave} other {Momentos clave hasta ahora}}',
  'review.none': 'Ningún momento cambió esta partida.',
  'review.byDecision': 'Decide {name}',
  'review.byLuck': 'Suerte para {name}',
  'review.byBadLuck': 'Mala suerte para {name}',
  'review.fromTo': '{before} → {after}',
  'review.here': 'Aquí',
  'review.nothing': 'Aquí no había nada que decidir.',
  'review.chance': '{name} {chance}',
  'review.luck': 'Suerte: {list}',
  'review.graded':
    '{name}: {grade, select, best {tan buena como cualquiera} fine {buena ({lost})} slip {una imprecisión ({lost})} mistake {un error ({lost})} other {un error grave ({lost})}}',
  'review.branch': 'Probar otra jugada',
  'review.back': 'Al análisis',
  'review.seeMore': '¿Qué más había?',
  'review.judging': 'El entrenador analiza la partida.',
  'review.judged':
    'Calculado en este dispositivo. Las probabilidades son estimaciones del entrenador; cada decisión se juzga por lo que se podía saber.',
  'review.failed': 'El entrenador no ha podido analizar esta partida.',
  'hint.open': 'Una buena jugada',
  'hint.title': 'Una buena jugada',
  'hint.prepare': 'Preparar esta jugada',
  'hint.thinking': 'El entrenador está pensando.',
  'hint.none': 'El entrenador no tiene ningún consejo aquí.',
};
