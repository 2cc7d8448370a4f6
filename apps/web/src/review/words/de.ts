import type { ReviewWords } from './messages.ts';

/** German: what the coach says. Fetched with the first thing that it says. */
export const messages: ReviewWords = {
  'review.open': 'Analyse',
  'review.curve': 'Siegchance',
  'review.curveLabel':
    'Siegchancen, Augenblick für Augenblick. Am Ende: {list}. Die Schlüsselstellen stehen darunter.',
  'review.turns': '{done, select, yes {Schlüsselstellen} other {Bisherige Schlüsselstellen}}',
  'review.none': 'Keine Stelle hat diese Partie gedreht.',
  'review.byDecision': '{name} entscheidet',
  'review.byLuck': 'Glück für {name}',
  'review.byBadLuck': 'Pech für {name}',
  'review.fromTo': '{before} → {after}',
  'review.here': 'Hier',
  'review.nothing': 'Hier war nichts zu entscheiden.',
  'review.chance': '{name} {chance}',
  'review.luck': 'Glück: {list}',
  'review.graded':
    '{name}: {grade, select, best {so gut wie möglich} fine {gut ({lost})} slip {ungenau ({lost})} mistake {ein Fehler ({lost})} other {ein grober Fehler ({lost})}}',
  'review.branch': 'Einen anderen Zug versuchen',
  'review.back': 'Zur Analyse',
  'review.seeMore': 'Was gab es sonst?',
  'review.judging': 'Der Trainer sieht die Partie durch.',
  'review.judged':
    'Auf diesem Gerät berechnet. Die Chancen sind Schätzungen des Trainers; eine Entscheidung wird nach dem beurteilt, was man dabei wissen konnte.',
  'review.failed': 'Der Trainer konnte diese Partie nicht durchsehen.',
  'hint.open': 'Ein guter Zug',
  'hint.title': 'Ein guter Zug',
  'hint.prepare': 'Diesen Zug vorbereiten',
  'hint.thinking': 'Der Trainer denkt nach.',
  'hint.none': 'Der Trainer weiß hier keinen Rat.',
};
