// Compares the speed of this checkout with another one (both built), in interleaved pairs of processes by processor
// time: node scripts/speed/pairs.mjs OTHER [WORK …] [--pairs 9]
import { execFile } from 'node:child_process';
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
const { values, positionals } = parseArgs({ options: { pairs: { type: 'string' } }, allowPositionals: true });
const [other, ...chosen] = positionals;
const pairs = Number(values.pairs ?? 9);
const here = fileURLToPath(new URL('../..', import.meta.url));
const program = fileURLToPath(new URL('work.mjs', import.meta.url));

const sorted = (list) => [...list].sort((a, b) => a - b);
const median = (list) => sorted(list)[list.length >> 1];
const run = async (checkout, work) => {
  const { stdout } = await promisify(execFile)(process.execPath, [program, checkout, work]);
  return Math.max(...JSON.parse(stdout));
};

for (const work of chosen.length > 0 ? chosen : WORKS) {
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
