// Writes the recorded games and the counts of the game tree anew: node packages/carcassonne/test/games/generate.mjs
// Everything is checked by the referee before it is written.
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const { module } = await runnerImport(fileURLToPath(new URL('recipes.ts', import.meta.url)));
const files = process.argv.slice(2);
if (files.join() !== 'perft') module.writeGames(files);
if (files.length === 0 || files.join() === 'perft') module.writePerft();
