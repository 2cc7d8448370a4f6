// Weights by play against each other: each weight in turn is made smaller and larger, and a change that wins is kept.
// node packages/arena/scripts/tune.mjs [carcassonne|catan] [games] [seed] [weight,weight…]

import { series, standings } from '@bastide/arena';
import {
  CARCASSONNE_WEIGHTS,
  CATAN_WEIGHTS,
  createCarcassonneHeuristic,
  createCatanHeuristic,
  greedy,
} from '@bastide/bots';
import { carcassonne } from '@bastide/carcassonne';
import { catan } from '@bastide/catan';

const [name = 'carcassonne', games = '300', seed = '1', names] = process.argv.slice(2);
/** The tables, and how far the first entrant is ahead, in standard errors. */
const GAMES = {
  carcassonne: {
    game: carcassonne,
    tables: [{ sets: [] }, { sets: ['traders'] }],
    weights: CARCASSONNE_WEIGHTS,
    insight: createCarcassonneHeuristic,
    ahead: ([{ margin }]) => margin.mean / margin.error,
  },
  catan: {
    game: catan,
    tables: [{ seats: 4 }, { seats: 3 }],
    weights: CATAN_WEIGHTS,
    insight: createCatanHeuristic,
    // Only winning counts. Against equals a seat wins one game in as many as there are seats.
    ahead(rows) {
      const expected = 1 / rows.length;
      return (rows[0].winRate - expected) / Math.sqrt((expected * (1 - expected)) / rows[0].games);
    },
  },
};
const { game, tables, weights, insight, ahead } = GAMES[name];
const TABLES = tables.map((options) => game.readOptions(options).value);
const bot = (one) => greedy('greedy', insight(one));
let stream = Number(seed);

/** How far one set of weights is ahead of the other, over all tables, in standard errors. */
function lead(one, other) {
  const rows = TABLES.map((options) => {
    const bots = Array.from({ length: options.seats }, (_, seat) => bot(seat === 0 ? one : other));
    const tally = series(game, options, bots, { seed: stream, to: Number(games), rotate: true });
    return standings(
      bots.map(() => ''),
      tally,
    );
  });
  stream++;
  const z = rows.reduce((sum, row) => sum + ahead(row), 0) / Math.sqrt(rows.length);
  return { z, rates: rows.map(([{ winRate }]) => `${(100 * winRate).toFixed(1)} %`) };
}

const scale = (value, factor) => (Array.isArray(value) ? value.map((one) => one * factor) : value * factor);
let best = { ...weights };
for (const name of names?.split(',') ?? Object.keys(weights).filter((name) => name !== 'leader'))
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
