// Writes the recorded games and the counts of the game tree anew; the referee checks all of it before it is written.
// node packages/carcassonne/test/games/generate.mjs            everything
// node packages/carcassonne/test/games/generate.mjs misfits    some of the games, by name
// node packages/carcassonne/test/games/generate.mjs perft      the counts alone (then: biome format --write)
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import build from '../../../../scripts/build-program.mjs';

await build();
const { module } = await runnerImport(fileURLToPath(new URL('recipes.ts', import.meta.url)));
const names = process.argv.slice(2);
if (names.join() !== 'perft') module.writeGames(names);
if (names.length === 0 || names.join() === 'perft') module.writePerft();
