import { availableParallelism } from 'node:os';
import { BOT_NAMES, type BotSpec, isInstantBot } from '@bastide/bots';
import {
  canJudge,
  DEFAULT_EFFORTS,
  type DefaultJudge,
  defaultJudgeOf,
  type Effort,
  tasksFor,
} from '@bastide/coach';
import { type Game, replay, type Types } from '@bastide/contract';
import { analyse } from './analyse/pool.ts';
import { type Analysis, analysedDecision, inText, turnIn } from './analyse/report.ts';
import { summary } from './analyse/summary.ts';
import { botOf } from './game/bots.ts';
import type { GameList, GameSource } from './game/list.ts';
import { type Translator, typed } from './i18n/translator.ts';
import { badRecord } from './replay/bad-record.ts';
import { type RecordSource, recordsIn } from './replay/sources.ts';
import { BadInput } from './shell/bad-input.ts';
import { fileLabel, NewFile } from './shell/files.ts';
import type { LocalizedCommand } from './shell/localized-command.ts';
import { seconds, wholeNumber } from './shell/options.ts';
import { write, writeJson, writeLines } from './shell/output.ts';
import { progress } from './shell/progress.ts';

interface Settings {
  readonly bot?: string;
  readonly work?: number;
  readonly time?: number;
  readonly seat?: number;
  readonly workers: number;
  readonly html?: string;
  readonly json?: true;
}

/** The first pass has this fraction of the last pass's budget. */
const COARSER = 10;

export async function complete(command: LocalizedCommand, games: GameSource): Promise<void> {
  const { words } = command;
  const list = await games.load();
  const number = words('value.number');
  const option = (flags: string, about: string) => command.createOption(flags, about);
  command
    .option(`--bot <${words('value.name')}>`, words('analyse.bot', { bots: typed(BOT_NAMES) }))
    .addOption(wholeNumber(option(`--work <${number}>`, words('analyse.work')), 1, 1e9))
    .addOption(seconds(option(`--time <${number}>`, words('analyse.time')), 0.001, 3600))
    .addOption(wholeNumber(option(`--seat <${number}>`, words('analyse.seat')), 0, 9))
    .addOption(
      wholeNumber(option(`--workers <${number}>`, words('simulate.workers')), 1, 256).default(
        availableParallelism(),
        words('simulate.allProcessors'),
      ),
    )
    .option(`--html <${words('value.file')}>`, words('analyse.html'))
    .option('--json', words('help.json'))
    .footer(words('analyse.note.judged'), words('analyse.note.luck'), words('analyse.note.rest'))
    .examples(
      'bastide analyse game.bastide.json',
      'bastide analyse game.bastide.json --html report.html',
      'bastide analyse game.bastide.json --work 5000 --seat 0 --json',
    )
    .action((file: string, settings: Settings) => run(list, words, file, settings));
}

async function run(list: GameList, words: Translator, file: string, settings: Settings): Promise<void> {
  const source = await theOnly(list, file);
  const read = source.read();
  if (!read.ok) throw badRecord(source, read);
  const { entry, value } = read;
  const { game } = entry;
  const played = replay(game, value);
  if (!played.ok) throw badRecord(source, played);
  const { record, state } = played;
  const { seats } = record.options;
  if (settings.seat !== undefined && settings.seat >= seats)
    throw new BadInput('replay.noSeat', {
      file: fileLabel(source.name),
      seat: settings.seat,
      last: seats - 1,
    });
  const { bot, efforts } = judging(game, settings);
  const tasks = tasksFor(record.actions, efforts);
  const page = settings.html === undefined ? undefined : new NewFile(settings.html, words);
  const bar = await progress(words, 'moments', tasks.length);
  try {
    const {
      curve,
      turns,
      seats: bySeat,
      decisions,
      draws,
    } = await analyse(
      { list: list.module, game: game.name, options: record.options, acts: record.actions, bot },
      { tasks, workers: settings.workers, onProgress: bar.to },
    );
    bar.end();
    const outcome = game.outcome(state);
    const analysis: Analysis = {
      ok: true,
      file: source.name,
      game: game.name,
      options: record.options,
      names: record.seats.map(({ name }) => name),
      actions: record.actions.length,
      over: outcome !== undefined,
      winners: outcome?.winners ?? [],
      points: outcome?.points ?? [],
      bot,
      efforts,
      curve,
      turns: turns.map((one) => turnIn(game, one, { decisions }, record.actions)),
      seats: bySeat,
      decisions: decisions
        .filter(({ seat, thoughts }) => thoughts.length > 1 && seat === (settings.seat ?? seat))
        .map((one) => analysedDecision(game, one)),
      draws: draws.map((one) => ({ ...one, text: inText(game, [record.actions[one.at]!]) })),
    };
    if (page) {
      const { htmlOf } = await import('./analyse/html.ts'); // Loaded only on request.
      page.write(htmlOf(analysis, words));
      page.keep();
    }
    if (settings.json) writeJson(analysis);
    else if (page) write([`${words('analyse.written', { file: fileLabel(settings.html!) })}\n`]);
    else writeLines(summary(analysis, words));
  } catch (error) {
    page?.discard();
    throw error;
  } finally {
    bar.end();
  }
}

/** Returns the record in that file; refuses a file with several. */
async function theOnly(list: GameList, file: string): Promise<RecordSource> {
  const sources: RecordSource[] = [];
  for await (const source of recordsIn(list, [file])) sources.push(source);
  if (sources.length > 1) throw new BadInput('analyse.one', { file: fileLabel(file), n: sources.length });
  if (!sources[0]) throw new BadInput('replay.nothing', { files: fileLabel(file) });
  return sources[0];
}

/** Returns the bot that judges, with its budget for a move; by default the strongest one. */
function judging({ name: game }: Game<Types>, { bot: asked, work, time }: Settings): DefaultJudge {
  if (!canJudge(game)) throw new BadInput('analyse.unable', { game });
  if (work !== undefined && time !== undefined) throw new BadInput('analyse.oneLimit');
  const bot = asked ?? defaultJudgeOf(game).bot;
  return { bot, efforts: effortsOf(botOf(game, bot), work, time) };
}

function effortsOf({ name, budget }: BotSpec, work?: number, time?: number): readonly Effort[] {
  // A bot that answers at once does not improve in a second pass.
  if (isInstantBot(name)) return [{}];
  if (work !== undefined) return [{ work: Math.ceil(work / COARSER) }, { work }];
  if (time !== undefined) return [{ time: (1000 * time) / COARSER }, { time: 1000 * time }];
  return budget ? [budget] : DEFAULT_EFFORTS;
}
