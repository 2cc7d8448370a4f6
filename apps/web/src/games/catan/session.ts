import { type Catan, catan, catanTable, type Event } from '@bastide/catan';
import type { Kit, Moment, Session } from '../../session/session.ts';
import { houseOf } from './house.ts';
import type { CatanSetup } from './setup.ts';

/** What happened, as the reader witnessed it. */
export interface LogEntry {
  /** How many actions had been taken when it had happened. */
  readonly after: number;
  readonly event: Event;
}
export type CatanSession = Session<Catan, LogEntry, CatanSetup>;
export type CatanMoment = Moment<Catan, LogEntry>;

/** Milliseconds at usual speed that something is shown at least before a bot goes on. */
const PACE = { usual: 500, roll: 900, discard: 200 } as const;

export const catanKit: Kit<Catan, LogEntry, CatanSetup> = {
  ...catanTable,
  optionsOf({ seats, house }) {
    const read = catan.readOptions({ ...house, seats: seats.length });
    if (!read.ok) throw new Error(read.because);
    return read.value;
  },
  setupOf: ({ seats: count, ...rules }, seats) => ({ game: 'catan', seats, ...houseOf(rules, count) }),
  note: (lines, events, after) => void lines.push(...events.map((event) => ({ after, event }))),
  isStep: (events) => events.some((event) => event.type === 'turn'),
  pause({ view, latest }) {
    if (latest.some((event) => event.type === 'rolled')) return PACE.roll;
    return view.phase === 'discard' ? PACE.discard : PACE.usual;
  },
};
