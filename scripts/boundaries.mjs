// Which package may import which: the rules stand in .dependency-cruiser.cjs.
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from './build.mjs';
import { at, ROOT, readTool } from './run-tool.mjs';

/** Checks the directions of all imports. Prints what is wrong; false if anything is. */
export async function checkBoundaries() {
  const { stdout } = await readTool('dependency-cruiser/bin/dependency-cruise.mjs', [
    ...['--config', '.dependency-cruiser.cjs', '--output-type', 'json'],
    ...sourceFolders(),
  ]);
  const { modules, summary } = JSON.parse(stdout);
  for (const { rule, from, to, cycle = [] } of summary.violations) {
    const way = cycle.length > 0 ? cycle.map(({ name }) => name) : [to];
    console.error(`${rule.name}: ${[from, ...way].join(' → ')}`);
  }

  // A cruiser that cannot read TypeScript finds nothing, and nothing wrong: so count what it saw.
  const seen = new Set(modules.map(({ source }) => source));
  const files = sourceFiles();
  const unseen = files.filter((file) => !seen.has(file));
  if (unseen.length > 0) console.error(`${unseen.length} files were not checked, among them ${unseen[0]}`);
  else console.log(`${files.length} modules, ${summary.violations.length} wrong imports`);
  return summary.violations.length === 0 && unseen.length === 0;
}

const sourceFolders = () =>
  ['packages', 'apps'].flatMap((group) =>
    readdirSync(at(group))
      .map((name) => `${group}/${name}/src`)
      .filter((folder) => existsSync(at(folder))),
  );

const sourceFiles = () =>
  sourceFolders()
    .flatMap((folder) => filesBelow(at(folder)))
    .map((file) => path.relative(ROOT, file).split(path.sep).join('/'))
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'));
