// Runs the command lines that come as JSON on standard input, one after the other; says how each ended, as JSON on standard output.
import { text } from 'node:stream/consumers';
import { main } from '../dist/main.js';

const say = process.stdout.write.bind(process.stdout);
const ended = [];
for (const { args, env } of JSON.parse(await text(process.stdin))) {
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
  ended.push({ code: process.exitCode ?? 0, ...said });
}
process.exitCode = 0;
say(JSON.stringify(ended));
