import type { Actor, Outcome, TableFacts, Types } from '@bastide/contract';
import { type OpenedEntry, readEntryData, type Table, type TableOverEntry, tableOf } from '@bastide/protocol';
import type { StoredEntry } from '../store/store.ts';
import { Match } from '../table/match.ts';
import { outcomeOf } from '../table/outcome.ts';

/** An action of a game as its log has it, with whom the table waited for after it. */
interface StoredAction {
  readonly by: Actor;
  readonly action: Types['Action'];
  readonly awaits: string;
}

/** A stored game without what was taken back. */
export interface LoggedGame {
  readonly opened: OpenedEntry;
  readonly table: Table;
  readonly actions: readonly StoredAction[];
}

/** Course of a game under some rules: awaited seats and points, action by action. */
export interface ReplayCourse {
  readonly steps: readonly { readonly awaits: string; readonly points: string }[];
  /** The first thing that is not allowed: the number of an action; -1: the options. */
  readonly refusedAt?: number;
  readonly because?: string;
  readonly outcome: Outcome | null;
}

/** First difference between two courses: its action and kind. */
export interface Difference {
  readonly at: number;
  readonly in: 'options' | 'refusal' | 'turn' | 'points' | 'outcome';
  readonly because: string;
}

export function parseStoredGame(log: readonly StoredEntry[]): LoggedGame {
  const happenings = log.map(({ body }) => readEntryData(JSON.parse(body) as { kind: string }));
  const actions: StoredAction[] = [];
  for (const one of happenings) {
    if (one.kind === 'act')
      actions.push({
        by: one.by,
        action: one.action as Types['Action'],
        awaits: String(one.awaits ?? 'chance'),
      });
    if (one.kind === 'undone') actions.length = one.to;
  }
  const entries = log.map(({ seq, at }, i) => ({ seq, at, ...happenings[i]! }));
  return { opened: happenings[0] as OpenedEntry, table: tableOf(entries)!, actions };
}

/** Plays a stored game under some rules, as far as these allow. */
export function replayUnder(facts: TableFacts, { opened, table, actions }: LoggedGame): ReplayCourse {
  const options = facts.game.readOptions(opened.options, 'record');
  if (!options.ok) return { steps: [], refusedAt: -1, because: options.because, outcome: null };
  const match = new Match(facts, options.value);
  const steps: { awaits: string; points: string }[] = [];
  for (const [at, { by, action }] of actions.entries()) {
    const refusal = facts.game.refusal(match.state, by, action);
    if (refusal)
      return { steps, refusedAt: at, because: `${refusal.rule} ${refusal.because}`, outcome: null };
    const { points } = match.apply(by, action);
    steps.push({ awaits: awaitsOf(match), points: String(points) });
  }
  return { steps, outcome: table.over ? outcomeOf(table, match, table.over.why) : null };
}

/** As the log has it: nobody is asked while chance answers. */
const awaitsOf = ({ actors }: Match): string => (actors[0] === 'chance' ? 'chance' : String(actors));

/** Returns the first difference between the log and its own rules. There should be none. */
export function compareWithLog(course: ReplayCourse, { actions, table }: LoggedGame): Difference | undefined {
  const refused = refusal(course);
  const at = course.steps.findIndex(({ awaits }, i) => awaits !== actions[i]!.awaits);
  if (at >= 0) return { at, in: 'turn', because: `${course.steps[at]!.awaits}, not ${actions[at]!.awaits}` };
  return refused ?? outcomeDiffers(course, table.over, actions.length);
}

/** Returns the first difference between two sets of rules. */
export function compareCourses(course: ReplayCourse, own: ReplayCourse): Difference | undefined {
  const at = own.steps.findIndex((step, i) => {
    const other = course.steps[i];
    return other !== undefined && (step.awaits !== other.awaits || step.points !== other.points);
  });
  if (at < 0) return refusal(course) ?? outcomeDiffers(course, own, own.steps.length);
  const [was, is] = [own.steps[at]!, course.steps[at]!];
  return was.awaits === is.awaits
    ? { at, in: 'points', because: `${is.points}, not ${was.points}` }
    : { at, in: 'turn', because: `${is.awaits}, not ${was.awaits}` };
}

const refusal = ({ refusedAt, because = '' }: ReplayCourse): Difference | undefined =>
  refusedAt === undefined ? undefined : { at: refusedAt, in: refusedAt < 0 ? 'options' : 'refusal', because };

function outcomeDiffers(
  { outcome }: ReplayCourse,
  other: Pick<TableOverEntry, 'outcome'> | null,
  at: number,
): Difference | undefined {
  const [is, was] = [outcome, other?.outcome ?? null].map((one) => JSON.stringify(one));
  return is === was ? undefined : { at, in: 'outcome', because: `${is}, not ${was}` };
}
