// Runs command lines one after the other, as messages bring them, and answers each with its result. The argument: the
// module of another list of games.
import { Readable } from 'node:stream';
import { main } from '../dist/main.js';

const [, , list] = process.argv;
const { GAMES } = list ? await import(list) : {};
const written = { stdout: '', stderr: '' };
for (const name of ['stdout', 'stderr']) {
  process[name].setMaxListeners(0); // Each command adds listeners of its own.
  process[name].write = (piece) => {
    written[name] += piece;
    return true;
  };
}

async function run({ args, input, env }) {
  Object.assign(written, { stdout: '', stderr: '' });
  Object.defineProperty(process, 'stdin', {
    value: Readable.from([Buffer.from(input)], { objectMode: false }),
    configurable: true,
  });
  process.exitCode = undefined;
  const before = { ...process.env };
  setAll(env);
  await main(args, GAMES);
  setAll({ ...Object.fromEntries(Object.keys(env).map((name) => [name, undefined])), ...before });
  return { code: process.exitCode ?? 0, ...written };
}

/** Sets variables of the environment; undefined removes one. */
function setAll(env) {
  for (const [name, value] of Object.entries(env))
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
}

let last = Promise.resolve();
process.on('message', (line) => {
  last = last.then(() => run(line)).then((ended) => process.send(ended));
});
