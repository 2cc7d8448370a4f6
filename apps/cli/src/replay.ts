import { examplesFor, type GameList, type GameSource } from './game/list.ts';
import { loadTranslator, type Translator } from './i18n/translator.ts';
import { badRecord } from './replay/bad-record.ts';
import { type ReplayReport, type ReplayRequest, reportOn } from './replay/report.ts';
import { type RecordSource, recordsIn } from './replay/sources.ts';
import { oneLineSummary, summary } from './replay/summary.ts';
import { BadInput } from './shell/bad-input.ts';
import { fileLabel } from './shell/files.ts';
import type { LocalizedCommand } from './shell/localized-command.ts';
import { wholeNumber } from './shell/options.ts';
import { write, writeReports } from './shell/output.ts';
import { progress } from './shell/progress.ts';

interface Settings extends ReplayRequest {
  readonly json?: true;
}

export async function complete(command: LocalizedCommand, games: GameSource): Promise<void> {
  const { words } = command;
  const list = await games.load();
  const number = words('value.number');
  const option = (flags: string, about: string) => command.createOption(flags, about);
  command
    .addOption(wholeNumber(option(`--until <${number}>`, words('replay.until'))))
    .addOption(wholeNumber(option(`--seat <${number}>`, words('replay.seat')), 0, 9))
    .option('--text', words('replay.text'))
    .option('--trace', words('replay.trace'))
    .option('--json', words('help.json'))
    .footer(
      words('replay.note.good'),
      words('replay.note.json'),
      words.sentences([words('replay.note.trace'), ...tracedIn(list, words)]),
      words('replay.note.seat'),
    )
    .examples(
      'bastide replay game.bastide.json',
      'bastide replay game.bastide.json --until 40 --seat 1 --json',
      'bastide replay games.jsonl',
      'bastide replay game.bastide.json --text > game.txt',
      ...examplesFor(list.entries, 'replay'),
    )
    .action((files: readonly string[], settings: Settings) => run(list, words, files, settings));
}

const tracedIn = ({ names }: GameList, words: Translator): readonly string[] =>
  names.filter((game) => words.has(game, 'traced')).map((game) => words.of(game)('traced'));

async function run(
  list: GameList,
  words: Translator,
  files: readonly string[],
  settings: Settings,
): Promise<void> {
  if (settings.text && settings.trace && !settings.json) throw new BadInput('replay.oneForm');
  const sources: RecordSource[] = [];
  for await (const source of recordsIn(list, files)) sources.push(source);
  if (sources.length === 0) throw new BadInput('replay.nothing', { files: files.map(fileLabel) });
  // A document is the same in every language.
  const told = settings.json ? loadTranslator('en', []) : words;
  const bar = await progress(words, 'records', sources.length);
  const form = formOf(settings, sources.length === 1, words);
  const pieces: string[] = [];
  let bad: BadInput | undefined;
  for (const [i, source] of sources.entries()) {
    bar.to(i);
    const report = reportOn(source, settings, told);
    if (!report.ok) bad ??= badRecord(source, report);
    if (settings.json) pieces.push(JSON.stringify(report));
    else if (report.ok) pieces.push(form(report));
    else break;
  }
  bar.end();
  if (settings.json) writeReports(pieces, bad === undefined);
  if (bad) throw bad;
  if (!settings.json) write(pieces);
}

/** Returns the function that prints a record for people. */
function formOf(
  { text, trace }: Settings,
  isAlone: boolean,
  words: Translator,
): (report: ReplayReport) => string {
  const lines = (all: readonly string[]) => all.map((line) => `${line}\n`).join('');
  if (text) return (report) => report.text!;
  if (trace) return (report) => lines(report.trace!.map((line) => JSON.stringify(line)));
  return (report) => lines(isAlone ? summary(report, words) : [oneLineSummary(report, words)]);
}
