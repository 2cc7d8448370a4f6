import type { Seat, Types } from '@bastide/contract';
import { botAt, decisionOf, flagAt } from '@bastide/protocol';
import { standIn } from './holding.ts';
import type { Standing } from './standing.ts';

/** What people who are asked something by a bot have to answer in, in milliseconds. */
const OFFER_LASTS = 20_000;

/** Something that happens at a table by itself, once it is time (milliseconds since 1970). */
export type Due = { readonly seat: Seat; readonly at: number } & (
  | { readonly kind: 'bot'; readonly bot: string; readonly decision: string }
  /** The time of a seat is over. */
  | { readonly kind: 'late'; readonly decision: string }
  /** A bot waits no longer for people whom it has asked something: it does this instead. */
  | { readonly kind: 'lapse'; readonly bot: string; readonly action: Types['Action'] }
);

/** All that will happen by itself if nobody acts. */
export function dues(standing: Standing): readonly Due[] {
  const { table } = standing;
  if (table.state !== 'running' || table.paused !== null) return [];
  const awaited = table.awaits.flatMap((seat) => dueOf(standing, seat) ?? []);
  return awaited.some(({ kind }) => kind === 'bot') ? awaited : [...awaited, ...lapseOf(standing)];
}

/** When the first of these happens; undefined: nothing does. */
export function dueAt(standing: Standing): number | undefined {
  const times = dues(standing).map(({ at }) => at);
  return times.length > 0 ? Math.min(...times) : undefined;
}

/** Which bot decides for a seat now, if one does. */
export function decider({ table }: Pick<Standing, 'table'>, seat: Seat): string | undefined {
  const at = table.seats[seat]!;
  return botAt(at) ?? (at.isLate ? standIn({ table }) : undefined);
}

function dueOf(standing: Standing, seat: Seat): Due | undefined {
  const decision = decisionOf(standing.table, seat)!;
  const bot = decider(standing, seat);
  if (bot !== undefined) return { kind: 'bot', seat, bot, decision, at: askedAt(standing, seat) };
  const at = flagAt(standing.table.seats[seat]!.clock);
  return at === undefined ? undefined : { kind: 'late', seat, decision, at };
}

function lapseOf(standing: Standing): readonly Due[] {
  const { hosted, played, table } = standing;
  const lapse = played && hosted.withdrawal(played.state);
  const bot = lapse && decider(standing, lapse.seat);
  if (bot === undefined || table.awaits.length === 0 || table.awaits.includes(lapse!.seat)) return [];
  const asked = Math.max(...table.awaits.map((seat) => askedAt(standing, seat)));
  return [{ kind: 'lapse', ...lapse!, bot, at: asked + OFFER_LASTS }];
}

/** When a seat's decision began, by the clock. */
const askedAt = ({ table, lines }: Standing, seat: Seat): number =>
  lines[table.seats[seat]!.decision!]!.entry.at - table.ahead;
