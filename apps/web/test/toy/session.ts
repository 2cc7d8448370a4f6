import { type Pearls, pearls } from '../../../../packages/contract/test/toy.ts';
import type { Kit, Moment, Session } from '../../src/session/session.ts';
import type { PearlsSetup } from './setups.ts';

/** What happened, and after how many actions. */
export interface Line {
  readonly after: number;
  readonly event: Pearls['Event'];
}
export type PearlsSession = Session<Pearls, Line, PearlsSetup>;
export type PearlsMoment = Moment<Pearls, Line>;

const ROUNDS = 3;

export const kit: Kit<Pearls, Line, PearlsSetup> = {
  game: pearls,
  optionsOf: ({ seats }) => ({ seats: seats.length, rounds: ROUNDS }),
  setupOf: (_, seats) => ({ game: 'pearls', seats }),
  pointsOf: ({ points }) => [...points],
  turnOf: () => undefined,
  note(lines, events, after) {
    for (const event of events) lines.push({ after, event });
  },
  isStep: (events) => events.some(({ type }) => type === 'paid'),
  pause: () => 300,
  isUndoable: () => false,
};
