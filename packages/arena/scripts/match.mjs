// Bots against each other: node packages/arena/scripts/match.mjs [bot,bot…] [games] [traders] [seed]

import { series, standings } from '@bastide/arena';
import { BOTS, isBotName } from '@bastide/bots';
import { carcassonne } from '@bastide/carcassonne';

const [names = 'greedy,random', games = '500', sets = '', seed = '7'] = process.argv.slice(2);
const bots = names.split(',').map((name) => {
  if (!isBotName(name)) throw new Error(`there is no bot ${name}`);
  return BOTS[name]();
});
const options = carcassonne.readOptions({ seats: bots.length, sets: sets === '' ? [] : sets.split('+') });
if (!options.ok) throw new Error(options.because);

const start = performance.now();
const tally = series(carcassonne, options.value, bots, {
  seed: Number(seed),
  to: Number(games),
  rotate: true,
});
const seconds = (performance.now() - start) / 1000;
for (const one of standings(names.split(','), tally)) {
  const percent = (rate) => `${(100 * rate).toFixed(1)} %`;
  console.log(
    one.bot.padEnd(8),
    `wins ${one.wins} of ${one.games} = ${percent(one.winRate)}`,
    `(95 %: ${percent(one.winRate95.low)} to ${percent(one.winRate95.high)})`,
    `points ${one.points.mean.toFixed(2)} ± ${one.points.error.toFixed(2)}`,
    `margin ${one.margin.mean.toFixed(2)} ± ${one.margin.error.toFixed(2)}`,
  );
}
console.log(`${seconds.toFixed(1)} s, ${((1000 * seconds) / tally.games).toFixed(1)} ms a game`);
