#!/usr/bin/env node
import { existsSync } from 'node:fs';

const program = new URL('../dist/main.js', import.meta.url);
if (existsSync(program)) {
  const { main } = await import(program.href);
  await main(process.argv.slice(2));
} else {
  console.error('bastide: not built yet: run `npm run build` in the folder of the repository');
  process.exitCode = 2;
}
