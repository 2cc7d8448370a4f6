// Runs command lines one after the other, as they come: each is a line of JSON on standard input, and how it ended one on standard output.
import { createInterface } from 'node:readline';
import { main } from '../dist/main.js';

const say = process.stdout.write.bind(process.stdout);
for await (const line of createInterface({ input: process.stdin })) {
  const { args, env } = JSON.parse(line);
  Object.assign(process.env, env);
  const said = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr']) {
    process[name].setMaxListeners(0); // each command listens for itself
    process[name].write = (piece) => {
      said[name] += piece;
      return true;
    };
  }
  process.exitCode = undefined;
  await main(args);
  say(`${JSON.stringify({ code: process.exitCode ?? 0, ...said })}\n`);
}
process.exitCode = 0;
