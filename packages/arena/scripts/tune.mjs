// Weights by play against each other: each weight in turn is made smaller and larger, and a change that wins is kept.
// node packages/arena/scripts/tune.mjs [games] [seed] [weight,weight…]

import { series, standings } from '@bastide/arena';
import { createEvaluation, greedy, WEIGHTS } from '@bastide/bots';
import { carcassonne } from '@bastide/carcassonne';

const [games = '300', seed = '1', names] = process.argv.slice(2);
const TABLES = [[], ['traders']].map((sets) => carcassonne.readOptions({ sets }).value);
const bot = (weights) => greedy('greedy', createEvaluation(weights));
let stream = Number(seed);

/** Mean lead of one set of weights over the other, in standard errors, over both kinds of tables. */
function lead(one, other) {
  const margins = TABLES.map((options) => {
    const tally = series(carcassonne, options, [bot(one), bot(other)], {
      seed: stream,
      to: Number(games),
      rotate: true,
    });
    return standings(['one', 'other'], tally)[0];
  });
  stream++;
  const z =
    margins.reduce((sum, { margin }) => sum + margin.mean / margin.error, 0) / Math.sqrt(margins.length);
  return { z, rates: margins.map(({ winRate }) => `${(100 * winRate).toFixed(1)} %`) };
}

const scale = (value, factor) => (Array.isArray(value) ? value.map((one) => one * factor) : value * factor);
let best = { ...WEIGHTS };
for (const name of names?.split(',') ?? Object.keys(WEIGHTS).filter((name) => name !== 'leader'))
  for (const factor of [1.5, 1 / 1.5]) {
    for (let again = true; again; ) {
      const tried = { ...best, [name]: scale(best[name], factor) };
      const { z, rates } = lead(tried, best);
      // A weight that seems better has to be so twice.
      again = z > 1 && lead(tried, best).z > 0.7;
      console.log(name, JSON.stringify(tried[name]), z.toFixed(2), rates.join(' '), again ? 'kept' : '');
      if (again) best = tried;
    }
  }
console.log(best);
