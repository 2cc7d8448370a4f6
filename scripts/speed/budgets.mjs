// Measures how well strong bots keep to a time budget: node scripts/speed/budgets.mjs [GAMES] (after a build). Prints
// processor time and clock time of decisions, the median and the 99th percentile, beside the budget. On a busy
// machine only the processor time means something.
import { loadBot } from '@bastide/bots';
import { carcassonne } from '@bastide/carcassonne';
import { catan } from '@bastide/catan';
import { Sfc32, seededDealer } from '@bastide/contract';

const GAMES = Number(process.argv[2] ?? 2);
const BUDGETS = [5, 20, 100];
const TABLES = [
  [carcassonne, { seats: 2 }],
  [carcassonne, { seats: 2, edition: 'c3', sets: ['river', 'inns', 'traders', 'abbot'] }],
  [catan, { seats: 2 }],
  [catan, { seats: 4 }],
];
/** One decision of so many is measured: a random game has thousands. */
const EVERY = { carcassonne: 4, catan: 12 };

const at = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
const figures = (list) => {
  const sorted = list.toSorted((a, b) => a - b);
  return [0.5, 0.99].map((share) => at(sorted, share).toFixed(1).padStart(7)).join('');
};

for (const [game, asked] of TABLES) {
  const { value: options } = game.readOptions(asked);
  const bot = await loadBot(game.name, 'strong');
  for (const time of BUDGETS) {
    const [processor, clock] = [[], []];
    for (let seed = 1; seed <= GAMES; seed++) {
      const random = new Sfc32(seed);
      const deal = seededDealer(random);
      const state = game.setup(options);
      let count = 0;
      for (let [actor] = game.actors(state); actor !== undefined; [actor] = game.actors(state)) {
        if (actor !== 'chance' && count++ % EVERY[game.name] === 0) {
          const known = game.determinize(game.view(state, actor), random);
          const [cpu, wall] = [process.cpuUsage(), performance.now()];
          bot.choose(game, known, actor, random, { time });
          const { user, system } = process.cpuUsage(cpu);
          processor.push((user + system) / 1000);
          clock.push(performance.now() - wall);
        }
        const open = game.actions(state, actor);
        game.apply(state, actor, actor === 'chance' ? deal(game, state) : open[random.below(open.length)]);
      }
    }
    const named = `${game.name}, ${asked.seats} seats${asked.sets ? ', all sets' : ''}`;
    console.log(
      `${named.padEnd(32)}${String(time).padStart(4)} ms: processor${figures(processor)}, clock${figures(clock)} of ${clock.length}`,
    );
  }
}
