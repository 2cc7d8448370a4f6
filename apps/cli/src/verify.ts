import type { GameList, GameSource } from './game/list.ts';
import type { Translator } from './i18n/translator.ts';
import { badRecord } from './replay/bad-record.ts';
import { type RecordSource, recordsIn } from './replay/sources.ts';
import { BadInput } from './shell/bad-input.ts';
import { fileLabel } from './shell/files.ts';
import type { LocalizedCommand } from './shell/localized-command.ts';
import { writeLines, writeReports } from './shell/output.ts';
import { progress } from './shell/progress.ts';
import { padEnd, widthOf } from './shell/width.ts';
import type { FailedReport, VerifiedReport } from './verify/report.ts';

/** Returns the lines of one record for people: the verdict, and its basis. */
function summary(good: VerifiedReport, words: Translator): string[] {
  const { commitment, secret, nonces, names, id, kinds } = good;
  const drawn = Object.entries(kinds).map(([kind, n]) => words('verify.kind', { kind, n }));
  const rows: readonly (readonly [string, string])[] = [
    [words('verify.draws'), words.parts(drawn)],
    [words('verify.id'), id],
    [words('verify.commitment'), commitment],
    [words('verify.secret'), secret],
    // Names may be equal, so seats have numbers.
    ...nonces.map(
      (nonce, seat) =>
        [words('verify.nonce', { seat, name: names[seat]! }), nonce || words('verify.noNonce')] as const,
    ),
  ];
  const width = Math.max(...rows.map(([head]) => widthOf(head)));
  return [
    oneLineSummary(good, words),
    '',
    ...rows.map(([head, value]) => `  ${padEnd(head, width)}  ${value}`),
    '',
    words('verify.compare'),
  ];
}

/** Returns the line of one record among many, which may stop before its game is over. */
const oneLineSummary = ({ file, draws, actions, over }: VerifiedReport, words: Translator): string =>
  over ? words('verify.good', { file, n: draws }) : words('verify.soFar', { file, n: draws, actions });

interface Settings {
  readonly json?: true;
}

export async function complete(command: LocalizedCommand, games: GameSource): Promise<void> {
  const { words } = command;
  const list = await games.load();
  command
    .option('--json', words('help.json'))
    .footer(words('verify.note.good'), words('verify.note.proves'), words('verify.note.json'))
    .examples(
      'bastide verify game.bastide.json',
      'bastide verify games.jsonl',
      'bastide verify game.bastide.json --json',
    )
    .action((files: readonly string[], settings: Settings) => run(list, words, files, settings));
}

async function run(
  list: GameList,
  words: Translator,
  files: readonly string[],
  settings: Settings,
): Promise<void> {
  const sources: RecordSource[] = [];
  for await (const source of recordsIn(list, files)) sources.push(source);
  if (sources.length === 0) throw new BadInput('replay.nothing', { files: files.map(fileLabel) });
  const { check, documentOf } = await import('./verify/report.ts'); // Loaded here, because other commands need no hashes.
  const bar = await progress(words, 'records', sources.length);
  const found = sources.map((source, i) => {
    bar.to(i);
    return check(source);
  });
  bar.end();
  if (settings.json)
    writeReports(
      found.map((one) => JSON.stringify(documentOf(one))),
      found.every(({ ok }) => ok),
    );
  const at = found.findIndex(({ ok }) => !ok);
  if (at >= 0) throw unverified(sources[at]!, found[at] as FailedReport);
  if (settings.json) return;
  const good = found as readonly VerifiedReport[];
  writeLines(good.length === 1 ? summary(good[0]!, words) : good.map((one) => oneLineSummary(one, words)));
}

/** Describes on one line why a record could not be verified. */
function unverified(source: RecordSource, { file: name, wrong, told }: FailedReport): BadInput {
  const file = fileLabel(name);
  switch (wrong.why) {
    case 'record':
      return badRecord(source, wrong.fault);
    case 'draw':
      return new BadInput('verify.wrong', { file, at: String(wrong.at), ...told! });
    case 'commitment':
      return new BadInput('verify.otherSecret', { file });
    case 'hidden':
      return new BadInput('verify.hidden', {
        file,
        actions: wrong.actions,
        over: wrong.isOver ? 'yes' : 'no',
      });
    default:
      return new BadInput('verify.none', { file });
  }
}
