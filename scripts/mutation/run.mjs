// npm run mutate: measures if the tests of the rules find any small fault in an engine.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { parseArgs } from 'node:util';
import { filesBelow } from '../build.mjs';
import { GAME_NAMES } from '../games.cjs';
import { at, ROOT } from '../run-tool.mjs';
import { chooser } from './choose.mjs';
import { diffOf, explanationOf, keyOf, outdated } from './explained.mjs';
import { mutantsOf } from './mutants.mjs';
import { Tester } from './tester.mjs';

const USAGE = `usage: npm run mutate -- [options]
  --package <name>   ${GAME_NAMES.join(' or ')}; all unless named
  --file <part>      only mutants of files with this in their path
  --sample <number>  so many of them, drawn by lot
  --seed <number>    of the lot, 1 unless named
  --workers <number> processes at the same time, 1 unless named
  --within <ms>      only with tests that take no longer: quick, but what survives may be found by slower ones
  --explained        tries those with an explanation too
  --again            takes from the last report what was found, by what stands there, and tries only the others
The report is written to .cache/mutation-<package>.json. Exits with 1 if a mutant survives that has no explanation.`;

/**
 * Tests that search at random for anything odd, since a fault that only they find needs a test that names it; and tests
 * that need a process of their own.
 */
const LEFT_OUT = /\/(soak|referee|properties|[\w-]+\.isolated)\.test\.ts$/;

/** Tests this quick are first tried without a fault; none may fail. */
const QUICK_MS = 20;

/** Scripts that also decide which code a test reaches. */
const SURVEYORS = ['probes', 'registry', 'worker'].map((name) => `scripts/mutation/${name}.mjs`);

const OPTIONS = {
  package: { type: 'string' },
  file: { type: 'string', default: '' },
  sample: { type: 'string', default: 'Infinity' },
  seed: { type: 'string', default: '1' },
  workers: { type: 'string', default: '1' },
  within: { type: 'string', default: 'Infinity' },
  explained: { type: 'boolean', default: false },
  again: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
};

/** Tries mutants by the arguments. Returns false if one survives without an explanation. */
export async function mutate(args) {
  const { values } = parseArgs({ args, options: OPTIONS });
  if (values.help) {
    console.log(USAGE);
    return true;
  }
  const packages = values.package ? [values.package] : GAME_NAMES;
  const mutants = [];
  for (const name of packages) {
    const own = await tried(name, values);
    writeFileSync(reportAt(name), `${JSON.stringify(own, null, 2)}\n`);
    mutants.push(...own);
  }
  return report(mutants);
}

const reportAt = (name) => at('.cache', `mutation-${name}.json`);

/** Returns the mutants of a package, each with its result. */
async function tried(name, { file, sample, seed, workers, within, explained, again }) {
  const texts = new Map(sourcesOf(name).map((path) => [path, readFileSync(at(path), 'utf8')]));
  const all = [...texts].flatMap(([path, text]) =>
    mutantsOf(path, text).map((mutant) => ({ ...mutant, package: name, ...diffOf(mutant, text) })),
  );
  for (const mutant of all) mutant.explanation = explanationOf(mutant);
  if (again) takeFound(name, all);
  const mutants = drawn(
    all.filter((mutant) => mutant.file.includes(file)),
    Number(sample),
    Number(seed),
  );
  const testers = Array.from({ length: Number(workers) }, () => new Tester());
  try {
    const survey = await surveyed(name, testers[0]);
    const choice = chooser({ ...survey, tests: survey.tests.filter(({ ms }) => ms <= Number(within)) });
    await proveFair(testers[0], sourcesOf(name)[0], survey.tests);
    const waiting = mutants.filter(({ explanation, isFound }) => !isFound && (explained || !explanation));
    console.log(`${name}: ${waiting.length} of ${all.length} mutants`);
    let done = 0;
    await Promise.all(
      testers.map(async (tester) => {
        for (;;) {
          const mutant = waiting[done++];
          if (!mutant) return;
          await tryOne(mutant, tester, choice);
          if (done % 100 === 0) console.log(`${name}: ${done}`);
        }
      }),
    );
  } finally {
    for (const tester of testers) tester.end();
  }
  return mutants;
}

/** Marks the mutants that the last report has as found. */
function takeFound(name, all) {
  if (!existsSync(reportAt(name))) throw new Error(`there is no report of an earlier run: ${reportAt(name)}`);
  const earlier = JSON.parse(readFileSync(reportAt(name), 'utf8')).map((one) => [keyOf(one), one]);
  const found = new Map(earlier.filter(([, { isFound }]) => isFound));
  for (const [line, { isFound }] of earlier) if (!isFound) found.delete(line);
  for (const mutant of all) {
    const { isFound, by, reachedBy, ms } = found.get(keyOf(mutant)) ?? {};
    if (isFound) Object.assign(mutant, { isFound, by, reachedBy, ms });
  }
}

/** Checks that no test fails without a change: such a test would find every mutant. */
async function proveFair(tester, file, tests) {
  const quick = tests.filter(({ ms }) => ms <= QUICK_MS).sort((a, b) => a.ms - b.ms);
  const { by, because } = await tester.attempt({ file, start: 0, end: 0, text: '' }, quick);
  if (because !== undefined) throw new Error(`found without a mutant: ${quick[by]?.name}: ${because}`);
}

async function tryOne(mutant, tester, choice) {
  const since = Date.now();
  const tests = choice.tests(mutant);
  const { by, because } = tests.length > 0 ? await tester.attempt(mutant, tests) : {};
  if (by !== undefined) choice.found(mutant, tests[by]);
  mutant.isFound = because !== undefined;
  mutant.by = by === undefined ? because : `${tests[by].file}: ${tests[by].name}`;
  mutant.reachedBy = tests.length;
  mutant.ms = Date.now() - since;
  if (!mutant.isFound && !mutant.explanation) console.log(told(mutant));
}

/** Returns the code that each test reaches; from the last run if nothing has changed since. */
async function surveyed(name, tester) {
  const tests = pathsBelow(`packages/${name}/test`).filter(
    (path) => path.endsWith('.test.ts') && !LEFT_OUT.test(path),
  );
  const hash = createHash('sha256');
  const matters = [...pathsBelow('packages'), ...pathsBelow(`packages/${name}/test`), ...SURVEYORS];
  for (const path of matters) hash.update(`${path}\0`).update(readFileSync(at(path)));
  const key = hash.digest('hex');
  const kept = at('.cache', `reached-${name}.json`);
  if (existsSync(kept)) {
    const { key: keptKey, survey } = JSON.parse(readFileSync(kept, 'utf8'));
    if (keptKey === key) return survey;
  }
  console.log(`${name}: looking what each test reaches`);
  const survey = await tester.survey(sourcesOf(name), tests);
  mkdirSync(at('.cache'), { recursive: true });
  writeFileSync(kept, JSON.stringify({ key, survey }));
  return survey;
}

const pathsBelow = (folder) =>
  filesBelow(at(folder)).map((file) => relative(ROOT, file).split(sep).join('/'));

const sourcesOf = (name) => pathsBelow(`packages/${name}/src`);

/** Draws a random sample of a list, in the order of the list. */
function drawn(list, count, seed) {
  if (count >= list.length) return list;
  const lot = list.map((one, i) => [createHash('sha256').update(`${seed} ${i}`).digest('hex'), one]);
  const chosen = new Set(
    lot
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .slice(0, count)
      .map(([, one]) => one),
  );
  return list.filter((one) => chosen.has(one));
}

const told = ({ file, line, where, from, to, reachedBy }) =>
  `${file}:${line} ${where}${reachedBy === 0 ? ' (no test comes here)' : ''}\n  - ${from}\n  + ${to}`;

const percent = (part, whole) => `${((100 * part) / whole).toFixed(1)} %`;

function report(mutants) {
  console.log('\nfound    of  explained  survived  file');
  for (const file of new Set(mutants.map((mutant) => mutant.file))) {
    const own = mutants.filter((mutant) => mutant.file === file);
    const { found, explained, survived } = counted(own);
    const columns = [
      [found, 5],
      [own.length, 6],
      [explained.length, 11],
      [survived.length, 10],
    ];
    console.log(`${columns.map(([count, width]) => String(count).padStart(width)).join('')}  ${file}`);
  }
  const { found, explained, survived } = counted(mutants);
  for (const [title, list] of [
    ['survived', survived],
    ['explained, but found', explained.filter(({ isFound }) => isFound)],
  ])
    if (list.length > 0) console.log(`\n${title}:\n${list.map(told).join('\n')}`);
  const old = outdated(new Set(mutants.map(({ file }) => file)));
  for (const { file, where, from, to } of old)
    console.log(`\nexplained, but no longer there: ${file} ${where}\n  - ${from}\n  + ${to}`);
  console.log(
    `\n${found} of ${mutants.length} found (${percent(found, mutants.length)}), ${explained.length} explained, ${survived.length} survived: ${percent(found, mutants.length - explained.length)} of what can be seen`,
  );
  return survived.length === 0 && old.length === 0;
}

function counted(mutants) {
  const explained = mutants.filter(({ explanation }) => explanation);
  const open = mutants.filter(({ explanation }) => !explanation);
  return {
    found: open.filter(({ isFound }) => isFound).length,
    explained,
    survived: open.filter(({ isFound }) => !isFound),
  };
}
