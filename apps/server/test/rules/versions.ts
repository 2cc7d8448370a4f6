import { carcassonneTable } from '@bastide/carcassonne';
import type { Outcome, Seat, TableFacts, Types } from '@bastide/contract';
import { anyGame, gameRegistry } from '../../src/game-registry.ts';

interface VersionView {
  readonly seats: readonly { readonly points: number }[];
}

/** As the engine is now. */
export const FIRST = anyGame(carcassonneTable);

/** A game under other rules, of that name: everything counts double. */
export const doubled = (one: TableFacts, rulesVersion: string): TableFacts => ({
  ...one,
  rulesVersion,
  game: {
    ...one.game,
    view(state: Types['State'], seat?: Seat) {
      const view = one.game.view(state, seat) as VersionView;
      return { ...view, seats: view.seats.map((view) => ({ ...view, points: 2 * view.points })) };
    },
    outcome(state: Types['State']): Outcome | undefined {
      const outcome = one.game.outcome(state);
      return outcome && { ...outcome, points: outcome.points.map((points) => 2 * points) };
    },
  },
  pointsOf: (state) => one.pointsOf(state).map((points) => 2 * points),
});

export const SECOND = doubled(FIRST, '2');

/** A server as it was, one that knows both, and one that has forgotten the old rules. */
export const BEFORE = gameRegistry([FIRST]);
export const BOTH = gameRegistry([SECOND, FIRST]);
export const AFTER = gameRegistry([SECOND]);
