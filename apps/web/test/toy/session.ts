import type { Pearls } from '../../../../packages/contract/test/toy.ts';
import { pearlsTable } from '../../../../packages/contract/test/toy-table.ts';
import type { GameAdapter, GameMoment, GameSession } from '../../src/session/session.ts';
import type { PearlsSetup } from './setups.ts';

/** An event, and the number of actions before it. */
export interface PearlsLogEntry {
  readonly after: number;
  readonly event: Pearls['Event'];
}
export type PearlsSession = GameSession<Pearls, PearlsLogEntry, PearlsSetup>;
export type PearlsMoment = GameMoment<Pearls, PearlsLogEntry>;

const ROUNDS = 3;

export const pearlsAdapter: GameAdapter<Pearls, PearlsLogEntry, PearlsSetup> = {
  ...pearlsTable,
  optionsOf: ({ seats }) => ({ seats: seats.length, rounds: ROUNDS }),
  setupOf: (_, seats) => ({ game: 'pearls', seats }),
  appendLog(lines, events, after) {
    for (const event of events) lines.push({ after, event });
  },
  isStep: (events) => events.some(({ type }) => type === 'paid'),
  botPause: () => 300,
};
