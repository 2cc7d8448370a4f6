import type { Command } from 'commander';
import { examplesFor, type GameList } from './game/list.ts';
import { type Report, type Reported, reportOn, type Wanted } from './replay/report.ts';
import { recordsIn, type Source } from './replay/sources.ts';
import { oneLineSummary, summary } from './replay/summary.ts';
import { BadInput } from './shell/bad-input.ts';
import { named } from './shell/files.ts';
import { examples, wholeNumber } from './shell/options.ts';
import { write, writeJson, writeLines } from './shell/output.ts';
import { progress } from './shell/progress.ts';

interface Settings extends Wanted {
  readonly json?: true;
}

export function addReplay(program: Command, list: GameList): void {
  program
    .command('replay')
    .description('Plays recorded games and tells where every point came from.')
    .argument('<files...>', 'records, JSON or text form; .jsonl: one a line; -: standard input')
    .option('--until <number>', 'stop after so many actions', wholeNumber(0))
    .option('--seat <number>', 'show the game as this seat sees it', wholeNumber(0, 9))
    .option('--text', 'print the text form of the record')
    .option('--trace', 'print a JSON line for each action')
    .option('--json', 'print one JSON document')
    .addHelpText(
      'after',
      `
Nothing is printed unless every record is good. The index of an action counts from 0.
With --json what is found of each record is printed, good or not: one record gives its report;
several give { ok, records }; --text and --trace add the members "text" and "trace".
A line of --trace tells the action, its events, and what holds after it: points (hidden ones
too)${tracedIn(list)}. "listed" is how many actions could be listed before.
With --seat nothing is told that the seat may not know: its view, points and events as it learns
of them, acts without hidden cards, and "listed" only where it is known. Then --text is no record,
and why an action of somebody else is not allowed is left out.
${examples(
  'bastide replay game.bastide.json',
  'bastide replay game.bastide.json --until 40 --seat 1 --json',
  'bastide replay games.jsonl',
  'bastide replay game.bastide.json --text > game.txt',
  ...examplesFor(list, 'replay'),
)}`,
    )
    .action((files: readonly string[], settings: Settings) => run(list, files, settings));
}

const tracedIn = ({ entries }: GameList): string =>
  entries.map(({ title, traced }) => (traced ? ` and, of ${title}, ${traced}` : '')).join('');

async function run(list: GameList, files: readonly string[], settings: Settings): Promise<void> {
  if (settings.text && settings.trace && !settings.json)
    throw new BadInput('--text and --trace print different things: choose one, or add --json');
  const sources: Source[] = [];
  for await (const source of recordsIn(list, files)) sources.push(source);
  if (sources.length === 0) throw new BadInput(`${files.map(named).join(', ')}: there is no record in it`);
  const bar = progress('records', sources.length);
  const reports = sources.map((source, i) => {
    bar.to(i);
    return reportOn(source, settings);
  });
  bar.end();
  const fault = reports.find((report) => !report.ok);
  if (settings.json) print(reports);
  if (fault) throw new BadInput(inWords(fault));
  if (settings.json) return;
  const good = reports as readonly Report[];
  if (settings.text) write(good.map(({ text }) => text!));
  else if (settings.trace) {
    for (const { trace } of good) write(trace!.map((line) => `${JSON.stringify(line)}\n`));
  } else writeLines(good.length === 1 ? summary(good[0]!) : good.map(oneLineSummary));
}

/** One document; piece by piece where there are many records, because together they may be too long for a string. */
function print(reports: readonly Reported[]): void {
  if (reports.length === 1) {
    writeJson(reports[0]);
    return;
  }
  write([`{"ok":${reports.every(({ ok }) => ok)},"records":[`]);
  write(reports.map((report, i) => `${i > 0 ? ',' : ''}${JSON.stringify(report)}`));
  write([']}\n']);
}

function inWords(fault: Exclude<Reported, Report>): string {
  const { file, at, rule, because } = fault;
  return `${named(file)}: ${at === undefined ? '' : `action ${at}: `}${rule}: ${because}`;
}
