/** English: what this program says of Carcassonne. The keys `title`, `options`, `counted`, `part.…` and `work.…` are asked for by shared code. */
export const messages = {
  title: 'Carcassonne',
  options: 'Options of carcassonne (if not named: what the edition has):',

  'flag.edition': 'which printing of the rules of Carcassonne: {editions}',
  'flag.sets': 'sets that join Carcassonne, parted by commas: {sets}',
  'value.edition': 'name',
  'value.sets': 'sets',

  // Points of a score: `n` of something, `each` so many points, come to `points`.
  'part.tiles': '{n, plural, one {# tile} other {# tiles}} × {each} = {points}',
  'part.shields': '{n, plural, one {# shield} other {# shields}} × {each} = {points}',
  'part.monastery': '{n, plural, one {# monastery} other {# monasteries}} × {each} = {points}',
  'part.neighbours': '{n, plural, one {# neighbour} other {# neighbours}} × {each} = {points}',
  'part.cities': '{n, plural, one {# city} other {# cities}} × {each} = {points}',
  'part.wine': 'most wine ({n}): {points}',
  'part.grain': 'most grain ({n}): {points}',
  'part.cloth': 'most cloth ({n}): {points}',

  counted:
    'Carcassonne: each draw, each placement, each deployment or skip where there is a choice, and each answer about a second tile.',
  'work.base': 'Carcassonne, base game, 2 seats, random',
  'work.baseActions': 'the same',
  'work.traders': 'with Traders & Builders',
  'work.tradersActions': 'the same',
  'work.all': 'with River, Inns & Cathedrals, Traders & Builders',
  'work.allActions': 'the same',
  'work.copy': 'copy of a state in mid-game',
  'work.readable': 'base game in the readable lane',
  'work.greedy': 'greedy bot, with Traders & Builders',
  'bench.points': 'mean points of random play in the base game of Carcassonne: {points}',
};
