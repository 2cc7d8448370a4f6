import type { Seat, Types } from '@bastide/contract';
import { botAt, decisionOf, flagAt } from '@bastide/protocol';
import { standInBot } from './delegation.ts';
import type { TableSnapshot } from './table-snapshot.ts';

/** Time to answer an offer of a bot, in milliseconds. */
const OFFER_TIMEOUT_MS = 20_000;

/** Something that happens at a table by itself, once it is time (milliseconds since 1970). */
export type DueEvent = { readonly seat: Seat; readonly at: number } & (
  | { readonly kind: 'bot'; readonly bot: string; readonly decision: string }
  /** The time of a seat is over. */
  | { readonly kind: 'late'; readonly decision: string }
  /** A bot waits no longer for people whom it has asked something: it does this instead. */
  | { readonly kind: 'lapse'; readonly bot: string; readonly action: Types['Action'] }
);

/** All that will happen by itself if nobody acts. */
export function dueEvents(snapshot: TableSnapshot): readonly DueEvent[] {
  const { table } = snapshot;
  if (table.state !== 'running' || table.paused !== null) return [];
  const awaited = table.awaits.flatMap((seat) => dueEventOf(snapshot, seat) ?? []);
  return awaited.some(({ kind }) => kind === 'bot') ? awaited : [...awaited, ...lapseOfOffer(snapshot)];
}

/** When the first of these happens; undefined: nothing does. */
export function nextDueAt(snapshot: TableSnapshot): number | undefined {
  const times = dueEvents(snapshot).map(({ at: seatState }) => seatState);
  return times.length > 0 ? Math.min(...times) : undefined;
}

/** Returns the bot that decides for a seat now, if one does. */
export function decidingBot({ table }: Pick<TableSnapshot, 'table'>, seat: Seat): string | undefined {
  const seatState = table.seats[seat]!;
  return botAt(seatState) ?? (seatState.isLate ? standInBot({ table }) : undefined);
}

function dueEventOf(snapshot: TableSnapshot, seat: Seat): DueEvent | undefined {
  const decision = decisionOf(snapshot.table, seat)!;
  const bot = decidingBot(snapshot, seat);
  if (bot !== undefined) return { kind: 'bot', seat, bot, decision, at: decisionBegan(snapshot, seat) };
  const at = flagAt(snapshot.table.seats[seat]!.clock);
  return at === undefined ? undefined : { kind: 'late', seat, decision, at };
}

function lapseOfOffer(snapshot: TableSnapshot): readonly DueEvent[] {
  const { facts, match, table } = snapshot;
  const lapse = match && facts.withdrawal(match.state);
  const bot = lapse && decidingBot(snapshot, lapse.seat);
  if (bot === undefined || table.awaits.length === 0 || table.awaits.includes(lapse!.seat)) return [];
  const asked = Math.max(...table.awaits.map((seat) => decisionBegan(snapshot, seat)));
  return [{ kind: 'lapse', ...lapse!, bot, at: asked + OFFER_TIMEOUT_MS }];
}

/** When a seat's decision began, by the clock. */
const decisionBegan = ({ table, log }: TableSnapshot, seat: Seat): number =>
  log[table.seats[seat]!.decision!]!.entry.at - table.ahead;
