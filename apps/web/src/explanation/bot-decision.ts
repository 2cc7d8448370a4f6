import type { RecordedAction, Seat } from '@bastide/contract';
import type { People } from '../people/people.ts';

/** A row of actions that a seat took, one after the other. */
export interface BotDecision {
  /** How many actions had been taken before. */
  readonly before: number;
  readonly actions: readonly { readonly type: string }[];
}

interface ExplainableTable {
  readonly session: { record(): object | undefined };
  readonly game: { readonly secrets: boolean };
  readonly people: Pick<People, 'botAt'>;
  readonly isOver: boolean;
}

/**
 * Whether the bot at that seat may be asked why it did something. Where people meet from afar nobody is helped to judge a
 * position; where seats hold secrets, what a bot weighed would tell its own: then only when the game is over.
 */
export const mayExplain = (
  { session, game, people, isOver }: ExplainableTable,
  seat: Seat,
  isFromAfar: boolean,
): boolean =>
  people.botAt(seat) !== undefined &&
  (isOver || !(isFromAfar || game.secrets)) &&
  session.record() !== undefined;

/** The latest row of that seat's actions among the first `count`; undefined: it has done nothing yet. */
export function latestDecision(
  acts: readonly RecordedAction[],
  seat: Seat,
  count: number,
): BotDecision | undefined {
  const past = acts.slice(0, count);
  const last = past.findLastIndex(({ by }) => by === seat);
  if (last < 0) return undefined;
  const before = past.findLastIndex(({ by }, i) => i < last && by !== seat) + 1;
  return { before, actions: past.slice(before, last + 1).map(({ by: _, ...action }) => action) };
}

/** Which of some weighed moves was played: the one that goes on as it went on; −1: none of them. */
export function playedIndex(
  thoughts: readonly { readonly action: object; readonly then: readonly object[] }[],
  actions: BotDecision['actions'],
): number {
  const rows = thoughts.map(({ action, then }) => [action, ...then]);
  const alike = rows.map((row) => row.findIndex((one, i) => !isSameAction(one, actions[i])));
  const whole = alike.indexOf(-1);
  return whole >= 0 ? whole : alike.findIndex((differs) => differs > 0);
}

const isSameAction = (one: object, other: object | undefined): boolean =>
  other !== undefined && stableJson(one) === stableJson(other);

/** As text, whatever the order of its members. */
const stableJson = (one: object): string =>
  JSON.stringify(Object.entries(one).toSorted(([a], [b]) => (a < b ? -1 : 1)));
