// Checks which packages import which. The rules are in .dependency-cruiser.cjs, those for folders in folders.mjs.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from './build.mjs';
import { circlesBelow, isBelow, ONE_LIST, strangersIn, WITHOUT_CIRCLES } from './folders.mjs';
import { at, ROOT, readTool } from './run-tool.mjs';

/** Checks the directions of all imports. Prints the faults; returns false if there are any. */
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

  // A cruiser that cannot read TypeScript finds nothing, and so no faults: count its modules.
  const seen = new Set(modules.map(({ source }) => source));
  const files = sourceFiles();
  const unseen = files.filter((file) => !seen.has(file));
  if (unseen.length > 0) console.error(`${unseen.length} files were not checked, among them ${unseen[0]}`);
  else console.log(`${files.length} modules, ${summary.violations.length} wrong imports`);

  const imports = modules.flatMap(({ source, dependencies }) =>
    dependencies.map(({ resolved }) => [source, resolved]),
  );
  const isPlain = [checkCircles(imports), checkNames(files)].every(Boolean);
  return isPlain && summary.violations.length === 0 && unseen.length === 0;
}

function checkCircles(imports) {
  const level = imports.filter((files) => !files.some(isBelow));
  const circles = WITHOUT_CIRCLES.flatMap((root) => circlesBelow(root, level));
  for (const circle of circles)
    console.error([`folders in a circle: ${circle.names.join(', ')}`, ...circle.imports].join('\n  '));
  return circles.length === 0;
}

function checkNames(files) {
  let isGood = true;
  for (const [root, program] of Object.entries(ONE_LIST)) {
    const own = files.filter((file) => file.startsWith(`${root}/`));
    if (own.length === 0) isGood = false;
    for (const file of own) {
      const lines = readFileSync(at(file), 'utf8').split('\n');
      for (const { game, line } of strangersIn(file.slice(root.length + 1), lines, program)) {
        console.error(
          `${file}:${line} names ${game}: only its folder${program.list ? ` and ${program.list}` : ''} may`,
        );
        isGood = false;
      }
    }
  }
  return isGood;
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
