// Compares the speed of this checkout with another one (both built), in interleaved pairs of processes by processor time.
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';

const WORKS = [
  'base',
  'traders',
  'all',
  'catan',
  'base rolled out',
  'traders rolled out',
  'catan rolled out',
  'greedy',
  'import',
];

const USAGE = `usage: node scripts/speed/pairs.mjs OTHER [WORK …] [options]
  OTHER              folder of the other checkout; both must be built
  WORK               ${WORKS.map((work) => (work.includes(' ') ? `"${work}"` : work)).join(', ')}; all unless named
  --pairs <number>   of processes for each work, 9 unless named
Prints for each work: units per second here, there, their ratio, and the interval of that ratio.`;

/** Ends with the reason and the usage. */
function refuse(why) {
  console.error(`${why}\n${USAGE}`);
  process.exit(2);
}

/** Returns the arguments, or ends. */
function readArguments() {
  const options = { pairs: { type: 'string', default: '9' }, help: { type: 'boolean', short: 'h' } };
  let parsed;
  try {
    parsed = parseArgs({ options, allowPositionals: true });
  } catch (error) {
    return refuse(error.message);
  }
  const { values, positionals } = parsed;
  if (values.help) {
    console.log(USAGE);
    process.exit();
  }
  const [other, ...chosen] = positionals;
  if (!/^[1-9]\d{0,5}$/.test(values.pairs)) refuse(`--pairs must be a whole number above 0: ${values.pairs}`);
  const unknown = chosen.find((work) => !WORKS.includes(work));
  if (unknown !== undefined) refuse(`there is no work called ${unknown}`);
  if (other === undefined) refuse('the folder of the other checkout is missing');
  for (const checkout of [other, here])
    if (!existsSync(path.join(checkout, 'packages/contract/bundle/index.js')))
      refuse(`there is no built checkout at ${checkout}`);
  return { other, works: chosen.length > 0 ? chosen : WORKS, pairs: Number(values.pairs) };
}

const here = fileURLToPath(new URL('../..', import.meta.url));
const program = fileURLToPath(new URL('work.mjs', import.meta.url));

const { other, works, pairs } = readArguments();

const sorted = (list) => [...list].sort((a, b) => a - b);
const median = (list) => sorted(list)[list.length >> 1];
const run = async (checkout, work) => {
  const { stdout } = await promisify(execFile)(process.execPath, [program, checkout, work]);
  return Math.max(...JSON.parse(stdout));
};

for (const work of works) {
  const [mine, theirs, ratios] = [[], [], []];
  for (let i = 0; i < pairs; i++) {
    // Each comes first in every second pair, so that neither always has the better place.
    const first = i % 2 === 0 ? await run(here, work) : 0;
    theirs.push(await run(other, work));
    mine.push(first || (await run(here, work)));
    ratios.push(mine[i] / theirs[i]);
  }
  const order = sorted(ratios);
  // Interval that contains the median in about 95 of 100 cases, for 9 pairs: the second lowest and highest.
  const at = Math.max(0, Math.floor(pairs / 2 - 0.98 * Math.sqrt(pairs)));
  const [low, high] = [order[at], order[pairs - 1 - at]];
  const rate = (list) => Math.round(median(list) * 10) / 10;
  console.log(
    `${work}: ${rate(mine)}/s, ${rate(theirs)}/s, ratio ${median(ratios).toFixed(3)} (${low.toFixed(3)}–${high.toFixed(3)})`,
  );
}
