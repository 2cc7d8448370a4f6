// How long games of Catan last, and what bots do in them:
// node packages/arena/scripts/turns.mjs [bot,bot…] [games] [options as JSON] [seed]

import { playMatch, seating } from '@bastide/arena';
import { loadBot } from '@bastide/bots';
import { catan, packed } from '@bastide/catan';
import { Sfc32 } from '@bastide/contract';

const [names = 'greedy,greedy,greedy,greedy', count = '200', rules = '{}', seed = '7'] =
  process.argv.slice(2);
const games = Number(count);
const bots = await Promise.all(names.split(',').map((bot) => loadBot('catan', bot)));
const options = catan.readOptions({ seats: bots.length, ...JSON.parse(rules) });
if (!options.ok) throw new Error(options.because);
const state = catan.setup(options.value);

const turns = [];
const done = {};
let endless = 0;
const start = process.cpuUsage();
for (let index = 0; index < games; index++) {
  const acts = [];
  const seated = seating(bots.length, index).map((entrant) => bots[entrant]);
  const { outcome } = playMatch(catan, options.value, seated, new Sfc32(Number(seed), index), {
    state,
    acts,
  });
  if (outcome.winners.length === 0) endless++;
  turns.push(state.scalar[packed.TURN]);
  for (const { type } of acts) done[type] = (done[type] ?? 0) + 1;
}
const { user, system } = process.cpuUsage(start);
turns.sort((a, b) => a - b);
const mean = turns.reduce((sum, one) => sum + one, 0) / games;
console.log(
  `${names} ${rules}: ${games} games, turns ${mean.toFixed(1)} on average,`,
  `half below ${turns[games >> 1]}, 99 % below ${turns[Math.floor(0.99 * games)]}, at most ${turns.at(-1)};`,
  `${endless} without end; ${((user + system) / 1000 / games).toFixed(1)} ms a game`,
);
const often = Object.entries(done).sort(([, a], [, b]) => b - a);
console.log('  a game:', often.map(([type, times]) => `${type} ${(times / games).toFixed(1)}`).join(', '));
