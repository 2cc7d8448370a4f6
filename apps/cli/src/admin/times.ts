import { BadInput } from '../shell/bad-input.ts';

const HOUR = 3_600_000;
const LONG: Readonly<Record<string, number>> = { h: HOUR, d: 24 * HOUR };

/** 1782900000000 → "2026-07-01 10:00", of UTC. */
export const dateOf = (at: number): string => new Date(at).toISOString().slice(0, 16).replace('T', ' ');

/** A time to come, as it is typed: a date of ISO 8601, or so many hours (`12h`) or days (`7d`) from now. */
export function timeOf(text: string, now: number): number {
  const [, count, unit = ''] = /^(\d{1,6})([hd])$/.exec(text) ?? [];
  const at = count === undefined ? isoOf(text) : now + Number(count) * LONG[unit]!;
  if (Number.isNaN(at) || at <= now) throw new BadInput('admin.noTime', { value: text });
  return at;
}

/** What else `Date` would take differs from place to place. */
const isoOf = (text: string): number => (/^\d{4}-\d\d-\d\d/.test(text) ? Date.parse(text) : Number.NaN);
