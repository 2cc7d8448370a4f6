import { attack } from '../../hardening/abuse.ts';
import { openTestServer } from '../../http/test-server.ts';

/** `abuse [requests] [seed]`: sends a server whatever is no proper request while games are played. */
export default async function main(args: readonly string[]): Promise<boolean> {
  const [count = 100_000, seed = 1] = args.map(Number);
  const server = await openTestServer();
  const before = process.memoryUsage().rss;
  const since = performance.now();
  const { answers, moves, faults } = await attack(server, count, seed);
  const seconds = Math.round((performance.now() - since) / 1000);
  const grown = Math.round((process.memoryUsage().rss - before) / 1024 / 1024);
  await server.close();
  console.log(
    `${count} requests of seed ${seed} in ${seconds} s, ${moves} moves beside them; memory grew by ${grown} MB`,
  );
  console.table(answers);
  for (const fault of faults) console.error(fault);
  return faults.length === 0 && moves > 0;
}
