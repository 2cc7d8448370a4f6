/** English: what the coach says. Fetched with the first thing that it says. */
export const messages = {
  'review.open': 'Review',
  'review.curve': 'Chance to win',
  'review.curveLabel':
    'Chances to win, moment by moment. At the end: {list}. The key moments are listed below.',
  'review.turns': '{done, select, yes {Key moments} other {Key moments so far}}',
  'review.none': 'No moment turned this game.',
  'review.byDecision': '{name} decides',
  'review.byLuck': 'Luck for {name}',
  'review.byBadLuck': 'Bad luck for {name}',
  'review.fromTo': '{before} → {after}',
  'review.here': 'Here',
  'review.nothing': 'Nothing was to be decided here.',
  'review.chance': '{name} {chance}',
  'review.luck': 'Luck: {list}',
  'review.graded':
    '{name}: {grade, select, best {as good as any} fine {good ({lost})} slip {a slip ({lost})} mistake {a mistake ({lost})} other {a blunder ({lost})}}',
  'review.branch': 'Try another move',
  'review.back': 'To the review',
  'review.seeMore': 'What else was there?',
  'review.judging': 'The coach is looking through the game.',
  'review.judged':
    'Worked out on this device. Chances are the coach’s estimates; a decision is judged by what its player could know.',
  'review.failed': 'The coach could not look through this game.',
  'hint.open': 'A good move',
  'hint.title': 'A good move',
  'hint.prepare': 'Prepare this move',
  'hint.thinking': 'The coach is thinking.',
  'hint.none': 'The coach has no advice here.',
};
