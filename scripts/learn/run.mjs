// `npm run learn -- GAME`: trains the strongest bot of a game again, from games of its own. It continues from
// existing files; Ctrl+C loses only the present batch.
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { buildPackages } from '../build.mjs';
import { GAME_NAMES } from '../games.cjs';

/** Each has a module here. */
const GAMES = GAME_NAMES.filter((name) => existsSync(new URL(`./${name}.mjs`, import.meta.url)));
const [game = '', ...args] = process.argv.slice(2);
if (['--help', '-h'].includes(game)) {
  console.log(
    `npm run learn -- ${GAMES.join('|')} [--help]: what a strong bot knows is made anew, from games of its own`,
  );
  process.exit();
}
if (!GAMES.includes(game)) {
  console.error(
    `npm run learn -- GAME: there is something to learn of ${GAMES.join(' and ')}; GAME --help tells more`,
  );
  process.exit(2);
}
if (!(await buildPackages())) process.exit(1);
const { learn, options } = await import(`./${game}.mjs`);
if (args.includes('--help')) {
  const flags = Object.entries(options).map(([name, { type, default: usual, help }]) => [
    type === 'boolean' ? `--${name}` : `--${name} ${usual}`,
    help,
  ]);
  const width = Math.max(...flags.map(([flag]) => flag.length)) + 2;
  console.log(
    [
      `npm run learn -- ${game} [FLAGS], with what holds where nothing is said:`,
      ...flags.map(([flag, help]) => `  ${flag.padEnd(width)}${help}`),
    ].join('\n'),
  );
  process.exit();
}
try {
  const { values } = parseArgs({ args, options });
  for (const [name, value] of Object.entries(values))
    if (/^\d+$/.test(options[name].default) && !/^[1-9]\d{0,8}$/.test(value))
      throw new RangeError(`--${name} takes a number from 1 on, not ${value}`);
  await learn(values);
} catch (error) {
  // A fault of the arguments is one line; everything else is our own mistake, with its place.
  if (!(error instanceof RangeError) && !String(error.code).startsWith('ERR_PARSE_ARGS')) throw error;
  console.error(error.message.split('\n')[0]);
  process.exit(2);
}
