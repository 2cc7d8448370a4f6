import { BadInput } from '../shell/bad-input.ts';

const HOUR = 3_600_000;
const LONG: Readonly<Record<string, number>> = { h: HOUR, d: 24 * HOUR };

/** Formats 1782900000000 as "2026-07-01 10:00", in UTC. */
export const dateOf = (at: number): string => new Date(at).toISOString().slice(0, 16).replace('T', ' ');

/** Reads a future time: an ISO 8601 date, or a number of hours (`12h`) or days (`7d`) from now. */
export function timeOf(text: string, now: number): number {
  const [, count, unit = ''] = /^(\d{1,6})([hd])$/.exec(text) ?? [];
  const at = count === undefined ? isoOf(text) : now + Number(count) * LONG[unit]!;
  if (Number.isNaN(at) || at <= now) throw new BadInput('admin.noTime', { value: text });
  return at;
}

/** Reads ISO dates only: other texts mean different times on different systems. */
const isoOf = (text: string): number => (/^\d{4}-\d\d-\d\d/.test(text) ? Date.parse(text) : Number.NaN);
