// Learns Catan: first from greedy's games, then from rounds of games between the newest networks and greedy. After
// each round several networks are trained further on the newest games, and their mean plays next. The result is the
// mean of the networks of the last `--kept` rounds. With `--curve` it stores no weights, only a picture of the share
// of games that each round so far would have won.
import { writeFileSync } from 'node:fs';
import { isMainThread, parentPort, workerData } from 'node:worker_threads';
import { series, WIN_PARTS, wilson } from '@bastide/arena';
import { BOTS, catanLearning } from '@bastide/bots';
import { catan } from '@bastide/catan';
import { Sfc32 } from '@bastide/contract';
import { at, runTool } from '../run-tool.mjs';
import { inThreads, packGames, shelf, unpackGames } from './crew.mjs';
import { curve } from './curve.mjs';

const {
  gatherRows,
  learnedBot,
  lossOf,
  meanOfNetworks,
  newNetwork,
  packNetwork,
  playTrainingGame,
  train,
  unpackNetwork,
} = catanLearning;

export const options = {
  seats: { type: 'string', default: '4', help: '2 or 4: for the duel, or for larger tables' },
  seed: { type: 'string', default: '1', help: 'equal seeds make equal games' },
  rounds: { type: 'string', default: '12', help: 'rounds of games of its own, after those of greedy' },
  kept: { type: 'string', default: '3', help: 'of so many of the last rounds the mean plays' },
  games: { type: 'string', default: '600', help: 'games that measure what was reached' },
  threads: { type: 'string', default: '2', help: 'games that are played at once' },
  minutes: {
    type: 'string',
    default: '600',
    help: 'no game is begun after so many; the same command goes on',
  },
  curve: {
    type: 'boolean',
    default: false,
    help: 'draw how it became stronger to docs/pictures, and keep no weights',
  },
};

/** Games in a file, files of greedy's games, files in a round, and most files to train on. */
const BATCH = 20;
const GREEDY_FILES = 100;
const ROUND_FILES = 48;
const NEWEST_FILES = 130;
/** While games are gathered the search is narrower, and so many of a thousand actions are slips. */
const MANNER = { beam: 3, depth: 4, isOffering: false };
const SLIPS = 20;
const LAMBDA = 0.9;
const NETWORKS = 3;
const FIRST_LESSON = { units: 40, epochs: 3, rate: 0.003, decay: 0.01 };
const LESSON = { ...FIRST_LESSON, epochs: 0.8, rate: 0.002 };
/** Games from this number on measure the result: no lesson has seen their islands. */
const UNSEEN = 1_000_000;
const NAMES = { 2: 'two', 4: 'four' };

export async function learn(given) {
  const seats = Number(given.seats);
  const seed = Number(given.seed);
  const until = Date.now() + Number(given.minutes) * 60_000;
  if (!NAMES[seats]) throw new RangeError(`no bot learns for ${given.seats} seats`);
  const state = tableFor(seats);
  const kept = shelf(`catan-${seats}-${seed}`);
  const say = (text) => console.log(`${new Date().toISOString().slice(11, 19)} ${text}`);

  let files = 0;
  let networks = [];
  const all = [];
  for (let round = 0; round <= Number(given.rounds); round++) {
    const to = files + (round === 0 ? GREEDY_FILES : ROUND_FILES);
    const network = networks.length > 0 ? meanOfNetworks(networks) : undefined;
    const tasks = Array.from({ length: to - files }, (_, i) => ({
      seats,
      seed,
      file: files + i,
      network,
      until,
    }));
    files = to;
    const tallies = await inThreads(
      new URL(import.meta.url),
      tasks.filter(({ file }) => !kept.has(`${file}.gz`)),
      Number(given.threads),
      `round ${round}`,
    );
    if (tallies.some((tally) => !tally)) {
      say('time is over');
      if (!given.curve || all.length === 0) return;
      break;
    }
    const sum = (part) => tallies.reduce((total, tally) => total + tally[part], 0);
    if (sum('games') > 0) say(`round ${round}: alone against greedy ${sum('wins')} of ${sum('games')}`);
    networks = networksAfter(kept, state, seed, round, files, networks, say);
    all.push(...networks);
  }
  const games = Number(given.games);
  const meanAfter = (round) =>
    meanOfNetworks(all.slice(0, NETWORKS * (round + 1)).slice(-NETWORKS * Number(given.kept)));
  if (given.curve) {
    const points = Array.from({ length: all.length / NETWORKS }, (_, round) => {
      const found = against(state.options, meanAfter(round), seed, games);
      say(`round ${round}: ${inWords(found)}`);
      return { round, ...found };
    });
    const title = `Catan, ${seats} seats: won alone against greedy after each round, ${games} games each`;
    const command = `${about(given).command} --games ${games} --curve`;
    return writeFileSync(
      at('docs/pictures', `learning-catan-${NAMES[seats]}.svg`),
      curve({ title, command, points, even: 1 / seats }),
    );
  }
  const mean = meanAfter(Number(given.rounds));
  const reached = inWords(against(state.options, mean, seed, games));
  say(reached);
  await keep(NAMES[seats], packNetwork(mean, about({ ...given, reached: [reached] })));
}

/** Returns the bot's results from views, alone against greedy bots, at each seat in turn. */
function against(options, network, seed, games) {
  const bots = Array.from({ length: options.seats }, () => BOTS.greedy());
  bots[0] = learnedBot(() => network);
  const { entrants } = series(catan, options, bots, {
    seed,
    from: UNSEEN,
    to: UNSEEN + games,
    rotate: true,
  });
  const wins = entrants[0].parts / WIN_PARTS;
  return { games, wins, share: wins / games, ...wilson(wins, games) };
}

function inWords({ games, wins, share, low, high }) {
  const [won, least, most] = [share, low, high].map((part) => (100 * part).toFixed(1));
  return `${wins} of ${games} games alone against greedy: ${won} % (${least} to ${most})`;
}

/**
 * Plays a batch of games. The seats change from game to game; in every third game one network plays against greedy
 * bots.
 */
function gather(state, network, seed, file, tally) {
  const greedy = BOTS.greedy();
  const learnt = network && learnedBot(() => network, 'learnt', MANNER);
  return Array.from({ length: BATCH }, (_, i) => {
    const index = file * BATCH + i;
    const random = new Sfc32(seed, index);
    const isLearnt = seatsOf(state.seats, index, learnt);
    const game = playTrainingGame(
      state,
      isLearnt.map((one) => (one ? learnt : greedy)),
      random,
      SLIPS,
    );
    if (learnt && isLearnt.filter(Boolean).length === 1) {
      tally.games++;
      tally.wins += game.shares[isLearnt.indexOf(true)];
    }
    return game;
  });
}

function seatsOf(seats, index, learnt) {
  const place = Math.floor(index / 3) % seats;
  return Array.from({ length: seats }, (_, seat) => {
    if (!learnt) return false;
    const away = (seat - place + seats) % seats;
    return index % 3 === 0 ? away === 0 : index % 3 === 1 ? away % 2 === 0 : true;
  });
}

/** Returns the networks after a round: reads them, or trains them further on the newest games and writes them. */
function networksAfter(kept, state, seed, round, files, before, say) {
  const name = `round-${round}.json`;
  if (kept.has(name)) return JSON.parse(kept.read(name)).map(unpackNetwork);
  const words = state.all.length;
  const from = Math.max(0, files - NEWEST_FILES);
  const mean = before.length > 0 ? meanOfNetworks(before) : undefined;
  const rowsOf = (file, ...told) => gatherRows(state, unpackGames(kept.read(`${file}.gz`), words), ...told);
  const numbers = Array.from({ length: files - from }, (_, i) => from + i);
  // Every tenth file is for validation only.
  const isForLooking = (file) => file % 10 === 9;
  const rows = numbers
    .filter((file) => !isForLooking(file))
    .map((file) => rowsOf(file, mean, mean ? LAMBDA : 1));
  const checked = numbers.filter(isForLooking).map((file) => rowsOf(file));
  const networks = Array.from({ length: NETWORKS }, (_, i) => {
    const random = new Sfc32(seed, 1_000_000 + 100 * round + i);
    const network = structuredClone(before[i]) ?? newNetwork(FIRST_LESSON.units, random);
    train(network, rows, before[i] ? LESSON : FIRST_LESSON, random);
    return network;
  });
  const losses = [...networks, meanOfNetworks(networks)]
    .map((one) => lossOf(one, checked).toFixed(4))
    .join(' ');
  say(
    `round ${round}: ${files * BATCH} games, ${rows.reduce((sum, { count }) => sum + count, 0)} positions; loss on others, the mean's last: ${losses}`,
  );
  kept.write(
    name,
    JSON.stringify(
      networks.map((network) =>
        packNetwork(network, about({ seats: state.seats, seed, rounds: round, kept: 1, reached: [] })),
      ),
    ),
  );
  // Rounded as in the file, so that a continued run gives the same results.
  return networksAfter(kept, state, seed, round, files, before, say);
}

const about = ({ seats, seed, rounds, kept, reached }) => ({
  command: `npm run learn -- catan --seats ${seats} --seed ${seed} --rounds ${rounds} --kept ${kept}`,
  seed: Number(seed),
  reached,
});

/** Writes the result to the bots' own folder. */
async function keep(name, learned) {
  const file = at('packages/bots/src/catan/learned', `${name}.ts`);
  writeFileSync(
    file,
    `/** Made by \`npm run learn\`: see the command in it. */\nimport type { Learned } from './pack.ts';\n\nexport const LEARNED: Learned = ${JSON.stringify(learned)};\n`,
  );
  await runTool('@biomejs/biome/bin/biome', ['format', '--write', file]);
}

function tableFor(seats) {
  const read = catan.readOptions({ seats });
  if (!read.ok) throw new Error(read.because);
  return catan.setup(read.value);
}

if (!isMainThread && workerData === 'learn')
  parentPort.on('message', ({ seats, seed, file, network, until }) => {
    if (Date.now() > until) return parentPort.postMessage(undefined);
    const tally = { games: 0, wins: 0 };
    const state = tableFor(seats);
    const games = gather(state, network, seed, file, tally);
    shelf(`catan-${seats}-${seed}`).write(`${file}.gz`, packGames(games, state.all.length));
    parentPort.postMessage(tally);
  });
