import { type Catan, catan, catanTable, type Event } from '@bastide/catan';
import type { GameAdapter, GameMoment, GameSession } from '../../session/session.ts';
import { houseRulesOf } from './house-rules.ts';
import type { CatanSetup } from './setup.ts';

/** An event as the reader witnessed it. */
export interface CatanLogEntry {
  /** Number of actions taken when it had happened. */
  readonly after: number;
  readonly event: Event;
}
export type CatanSession = GameSession<Catan, CatanLogEntry, CatanSetup>;
export type CatanMoment = GameMoment<Catan, CatanLogEntry>;

/** Least milliseconds for which something is shown before a bot acts, at usual speed. */
const BOT_PACE = { usual: 500, roll: 900, discard: 200 } as const;

export const catanAdapter: GameAdapter<Catan, CatanLogEntry, CatanSetup> = {
  ...catanTable,
  optionsOf({ seats, house }) {
    const read = catan.readOptions({ ...house, seats: seats.length });
    if (!read.ok) throw new Error(read.because);
    return read.value;
  },
  setupOf: ({ seats: count, ...rules }, seats) => ({ game: 'catan', seats, ...houseRulesOf(rules, count) }),
  appendLog: (lines, events, after) => void lines.push(...events.map((event) => ({ after, event }))),
  isStep: (events) => events.some((event) => event.type === 'turn'),
  botPause({ view, latest }) {
    if (latest.some((event) => event.type === 'rolled')) return BOT_PACE.roll;
    return view.phase === 'discard' ? BOT_PACE.discard : BOT_PACE.usual;
  },
};
