// Learns Carcassonne from games with slips (deliberate mistakes), guided by the last result (at first by greedy's
// evaluation alone). It stores the final lead of each position, and for some turns the rollouts of every possible
// move. It fits the part that the evaluation does not explain to both, for each kind of game separately, round after
// round. Results for other kinds of games stay.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isMainThread, parentPort, workerData } from 'node:worker_threads';
import { carcassonneLearning } from '@bastide/bots';
import { carcassonne } from '@bastide/carcassonne';
import { Sfc32 } from '@bastide/contract';
import { at, runTool } from '../run-tool.mjs';
import { inThreads } from './crew.mjs';

const { features, fitTo, learned: before, leaf, lessons, play } = carcassonneLearning;

export const options = {
  seed: { type: 'string', default: '1', help: 'equal seeds make equal games' },
  games: { type: 'string', default: '1000', help: 'games to learn from, a round' },
  rounds: {
    type: 'string',
    default: '1',
    help: 'rounds of games and lessons, each guided by the one before',
  },
  threads: { type: 'string', default: '2', help: 'games that are played at once' },
  lessons: {
    type: 'string',
    default: Object.keys(before.lessons).join(),
    help: 'kinds of games to learn; what else was learnt stays',
  },
};

const BATCH = 20;
/**
 * Settings of the games, of closer looks at some of them (every so many of the first ones, and there that many per cent
 * of the turns, which takes most of the time), and of the weight of their results.
 */
const SHORT = {
  lesson: { slips: 12, rollouts: 8, course: { rounds: 5, first: 6, later: 4 } },
  looks: { games: 400, everyGame: 10, inHundred: 14 },
  balance: { siblings: 100, penalty: 2000 },
};
/** With Traders & Builders most is learnt from the examined turns. */
const CLOSE = {
  lesson: { slips: 12, rollouts: 20, course: { rounds: 4, first: 6, later: 4 } },
  looks: { games: Number.POSITIVE_INFINITY, everyGame: 5, inHundred: 14 },
  balance: { siblings: 300, penalty: 2000 },
};
const formOf = (name) => (name.startsWith('base') ? SHORT : CLOSE);
/** Options of the games by lesson. */
const GAMES = {
  base: { edition: 'c2' },
  traders: { edition: 'c2', sets: ['traders'] },
  paired: { edition: 'c3', sets: ['traders'] },
  'base-crowd': { edition: 'c2', seats: 4 },
  'traders-crowd': { edition: 'c2', sets: ['traders'], seats: 4 },
  'paired-crowd': { edition: 'c3', sets: ['traders'], seats: 4 },
};

export async function learn(given) {
  const seed = Number(given.seed);
  const names = given.lessons.split(',');
  const strange = names.find((name) => !lessons.includes(name));
  if (strange !== undefined)
    throw new RangeError(`no lesson is called ${strange}: there are ${lessons.join(', ')}`);
  // The folder depends on features and settings, because rows made with others are no use.
  const form = createHash('sha256').update(JSON.stringify([features, GAMES, SHORT, CLOSE, BATCH]));
  const folder = at('.cache/learn', `carcassonne-${seed}-${given.games}-${form.digest('hex').slice(0, 8)}`);
  mkdirSync(folder, { recursive: true });
  const batches = Math.ceil(Number(given.games) / BATCH);
  let learned;
  for (let round = 0; round < Number(given.rounds); round++) {
    const tasks = names.flatMap((name) =>
      Array.from({ length: batches }, (_, batch) => ({ name, batch, round, seed, learned, folder })),
    );
    await inThreads(
      new URL(import.meta.url),
      tasks.filter((task) => !existsSync(fileOf(task, 'positions'))),
      Number(given.threads),
      `round ${round + 1}`,
    );
    learned = { features, lessons: {} };
    for (const name of names) {
      const rowsOf = (kind) =>
        Array.from({ length: batches * (round + 1) }, (_, i) => {
          const task = { name, batch: i % batches, round: Math.floor(i / batches), folder };
          const { buffer, byteOffset, byteLength } = readFileSync(fileOf(task, kind));
          return new Float32Array(buffer.slice(byteOffset, byteOffset + byteLength));
        });
      const { worths, ...found } = fitTo(rowsOf('positions'), rowsOf('siblings'), formOf(name).balance);
      const rounded = (part) => Math.round(part * 1000) / 1000;
      learned.lessons[name] = {
        command: `npm run learn -- carcassonne --lessons ${name} --seed ${seed} --games ${given.games} --rounds ${round + 1}`,
        explained: rounded(found.explained),
        before: rounded(found.explainedBefore),
        worths,
      };
      console.log(
        `round ${round + 1}: ${name} explains ${found.explained} instead of ${found.explainedBefore}`,
      );
    }
    writeFileSync(path.join(folder, `learned-${round}.json`), JSON.stringify(learned));
  }
  const unlearnt = names.filter((name) => learned.lessons[name].explained <= learned.lessons[name].before);
  if (unlearnt.length > 0)
    throw new RangeError(
      `nothing was learnt of ${unlearnt.join(', ')}: play more games. What is there stays.`,
    );
  const all = { features, lessons: { ...before.lessons, ...learned.lessons } };
  const file = at('packages/bots/src/carcassonne/learned/worths.ts');
  writeFileSync(
    file,
    `/** Made by \`npm run learn\`: see the commands in it. */\nimport type { Learned } from './learned.ts';\n\nexport const LEARNED: Learned = ${JSON.stringify(all)};\n`,
  );
  await runTool('@biomejs/biome/bin/biome', ['format', '--write', file]);
}

const fileOf = ({ name, batch, round, folder }, kind) =>
  path.join(folder, `${name}-${round}-${batch}.${kind}`);

/**
 * Plays one batch and writes its rows, each file in one step; the file of positions comes last and marks the batch as
 * done.
 */
function gather(task) {
  const { name, batch, round, seed, learned } = task;
  const guide = leaf(learned);
  const { lesson, looks } = formOf(name);
  const rows = { siblings: [], positions: [] };
  for (let i = 0; i < BATCH; i++) {
    const index = batch * BATCH + i;
    const read = carcassonne.readOptions(GAMES[name]);
    if (!read.ok) throw new Error(read.because);
    const random = new Sfc32(seed, (round * lessons.length + lessons.indexOf(name)) * 1_000_000 + index);
    const isLookedAt = index < looks.games && index % looks.everyGame === 0;
    const form = { ...lesson, looks: isLookedAt ? looks.inHundred : 0 };
    const found = play(carcassonne.setup(read.value), guide, form, random, index * 200);
    rows.siblings.push(...found.siblings);
    rows.positions.push(...found.positions);
  }
  for (const [kind, numbers] of Object.entries(rows)) {
    const file = fileOf(task, kind);
    writeFileSync(`${file}.new`, Buffer.from(Float32Array.from(numbers).buffer));
    renameSync(`${file}.new`, file);
  }
}

if (!isMainThread && workerData === 'learn')
  parentPort.on('message', (task) => {
    gather(task);
    parentPort.postMessage('done');
  });
