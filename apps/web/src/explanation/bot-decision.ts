import type { RecordedAction, Seat } from '@bastide/contract';
import type { People } from '../people/people.ts';

/** Consecutive actions of one seat. */
export interface BotDecision {
  /** Number of actions in the game before them. */
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
 * True if the bot at that seat may be asked for its reasons. Online it may not, because the answer would help players
 * to judge the position. Where seats hold secrets, it may only when the game is over, because the answer would show
 * them.
 */
export const mayExplain = (
  { session, game, people, isOver }: ExplainableTable,
  seat: Seat,
  isFromAfar: boolean,
): boolean =>
  people.botAt(seat) !== undefined &&
  (isOver || !(isFromAfar || game.secrets)) &&
  session.record() !== undefined;

/** Returns the latest consecutive actions of that seat among the first `count`; undefined: it has not acted yet. */
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

/** Returns the index of the weighed move that matches the actions played; −1: none does. */
export function playedIndex(
  thoughts: readonly { readonly action: object; readonly then: readonly object[] }[],
  actions: BotDecision['actions'],
): number {
  const rows = thoughts.map(({ action, then }) => [action, ...then]);
  const alike = rows.map((row) => row.findIndex((one, i) => !isSameAction(one, actions[i])));
  const whole = alike.indexOf(-1);
  return whole >= 0 ? whole : alike.findIndex((differs) => differs > 0);
}

/** True for equal actions, in whatever order their members are. */
export const isSameAction = (one: object, other: object | undefined): boolean =>
  other !== undefined && stableJson(one) === stableJson(other);

/** Serializes a value so that the order of its members does not matter. */
const stableJson = (one: object): string =>
  JSON.stringify(Object.entries(one).toSorted(([a], [b]) => (a < b ? -1 : 1)));
