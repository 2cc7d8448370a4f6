// One piece of work of one checkout, in a process of its own: prints units per second of processor time, by round.
// node work.mjs CHECKOUT WORK [ROUNDS]
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const [checkout, name, rounds = '8'] = process.argv.slice(2);
const bundle = (folder) =>
  import(pathToFileURL(path.resolve(checkout, 'packages', folder, 'bundle/index.js')).href);
const cpu = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

const begun = cpu();
const contract = await bundle('contract');
const { Sfc32 } = contract;
/** Checkouts from before the renames call it `playOut`. */
const playout = contract.playout ?? contract.playOut;
const [gameName, options, kind, amount] = {
  base: ['carcassonne', { edition: 'c2' }, 'random', 2000],
  traders: ['carcassonne', { edition: 'c2', sets: ['traders'] }, 'random', 1500],
  all: ['carcassonne', { edition: 'c2', sets: ['river', 'inns', 'traders'] }, 'random', 1000],
  catan: ['catan', { seats: 4, noPlayerTrades: true }, 'random', 1000],
  'base rolled out': ['carcassonne', { edition: 'c2' }, 'rollout', 2000],
  'traders rolled out': ['carcassonne', { edition: 'c2', sets: ['traders'] }, 'rollout', 1500],
  'catan rolled out': ['catan', { seats: 4, noPlayerTrades: true }, 'rollout', 1000],
  greedy: ['carcassonne', { edition: 'c2', sets: ['traders'] }, 'greedy', 10],
  import: ['carcassonne', {}, 'import', 1],
}[name];
const game = (await bundle(gameName))[gameName];
if (kind === 'import') {
  console.log(JSON.stringify([1 / (cpu() - begun)]));
  process.exit();
}
const read = game.readOptions(options).value;
const { fast } = game;
/** Checkouts from before the renames call these `rollOut` and `deal`. */
const rollout = fast.rollout ?? fast.rollOut;
const sampleChance = fast.sampleChance ?? fast.deal;

/** Plays random games to the end; a checkout without `rollout` uses its `playout`. */
function playGames(seed) {
  const state = game.setup(read);
  const codes = new Int32Array(fast.actionsAtMost);
  for (let i = 0; i < amount; i++) {
    fast.reset(state);
    if (kind === 'rollout' && rollout) rollout(state, new Sfc32(seed, i));
    else playout(fast, state, new Sfc32(seed, i), codes);
  }
  return amount;
}

/** Plays greedy against itself. */
async function decideGames(seed) {
  const { BOTS, askWith } = await bundle('bots');
  const bot = BOTS.greedy();
  let decisions = 0;
  for (let i = 0; i < amount; i++) {
    const random = new Sfc32(seed, i);
    const state = game.setup(read);
    for (let who = fast.actor(state); who !== -2; who = fast.actor(state)) {
      if (who < 0) fast.play(state, sampleChance(state, random));
      else {
        fast.play(state, fast.encode(state, askWith(game, bot, state, who, random)));
        decisions++;
      }
    }
  }
  return decisions;
}

const work = kind === 'greedy' ? decideGames : playGames;
await work(0);
const figures = [];
for (let round = 1; round <= Number(rounds); round++) {
  const since = cpu();
  const units = await work(round);
  figures.push(units / (cpu() - since));
}
console.log(JSON.stringify(figures));
