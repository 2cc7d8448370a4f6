// Bots against each other: node packages/arena/scripts/match.mjs [game] [bot,bot…] [games] [options as JSON] [seed]
// node packages/arena/scripts/match.mjs carcassonne greedy,random 500 '{"sets":["traders"]}'
// node packages/arena/scripts/match.mjs catan greedy,random,random,random 300

import { series, standings } from '@bastide/arena';
import { loadBot } from '@bastide/bots';
import { carcassonne } from '@bastide/carcassonne';
import { catan } from '@bastide/catan';

const [name = 'carcassonne', names = 'greedy,random', games = '500', rules = '{}', seed = '7'] =
  process.argv.slice(2);
const game = { carcassonne, catan }[name];
if (!game) throw new Error(`there is no game ${name}`);
const bots = await Promise.all(names.split(',').map((bot) => loadBot(name, bot)));
const options = game.readOptions({ seats: bots.length, ...JSON.parse(rules) });
if (!options.ok) throw new Error(options.because);

const start = process.cpuUsage();
const tally = series(game, options.value, bots, {
  seed: Number(seed),
  to: Number(games),
  rotate: true,
});
const { user, system } = process.cpuUsage(start);
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
const seconds = (user + system) / 1e6;
console.log(`${seconds.toFixed(1)} s of processor, ${((1000 * seconds) / tally.games).toFixed(1)} ms a game`);
