/** English: what this program says of Catan. The keys `title`, `options`, `traced`, `counted`, `part.…` and `work.…` are asked for by shared code. */
export const messages = {
  title: 'Catan',
  options:
    'Options of catan (if not named: the number in brackets, or the first value; with two seats startSettlements={duel}):',
  traced: 'Of Catan a line of --trace tells hands and bonus cards, too.',

  // Points of a score: `n` of something come to `points`.
  'part.settlement': 'settlement × {n} = {points}',
  'part.city': 'city × {n} = {points}',
  'part.longest-road': 'longest road × {n} = {points}',
  'part.largest-army': 'largest army × {n} = {points}',
  'part.point': 'victory point card × {n} = {points}',

  counted:
    'Catan: each act of a seat, each card discarded, and each answer of chance (dice, stolen and dealt cards, the island).',
  'work.catan': 'Catan, 4 seats, 10 points, random',
  'work.catanActions': 'the same',
  'work.catanCopy': 'copy of a state in mid-game',
  'work.catanReadable': 'Catan in the readable lane, hands counted',
  'work.catanGreedy': 'greedy bot, 4 seats',
  'bench.means': 'random play in Catan: {turns} turns, {actions} actions a game',
};
