import type { Footprint } from '../edge/fuzz.ts';
import { fuzzServed } from '../edge/open.ts';

/** Milliseconds. */
const CANARY_WITHIN = 2_000;

/** `edge [requests] [seed] [first]`: sends a server all sorts of bytes, with an even seed as a proxy would; `edge 1 SEED NUMBER` repeats one packet. */
export default async function main(args: readonly string[]): Promise<boolean> {
  const [requests = 100_000, seed = 1, first = 0] = args.map(Number);
  const since = performance.now();
  let told = since;
  const fuzzed = await fuzzServed({
    ...{ requests, seed, first, canaryWithin: CANARY_WITHIN },
    report: (line) => {
      // Rounds are many.
      if (/^\d+ of/.test(line) && performance.now() - told < 5_000) return;
      told = performance.now();
      console.log(line);
    },
  });
  const { sent, counts, routes, canaries, slowestCanary, before, after, faults } = fuzzed;
  console.table(counts);
  console.table({ before: shown(before), after: shown(after) });
  console.log(
    `${routes.size} operations answered; ${canaries} proper requests beside, the slowest ${slowestCanary} ms`,
  );
  const seconds = Math.round((performance.now() - since) / 1000);
  const holds = faults.length === 0 && sent === requests;
  console.log(
    `${holds ? 'held' : `DID NOT HOLD: ${faults.length} faults`}: ${sent} requests of seed ${seed} in ${seconds} s`,
  );
  return holds;
}

const shown = ({ heap, rss, ...open }: Footprint) => ({
  'heap, MB': mb(heap),
  'resident, MB': mb(rss),
  ...open,
});
const mb = (bytes: number) => Math.round((10 * bytes) / 1024 / 1024) / 10;
