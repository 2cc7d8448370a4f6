import type { Outcome, Seat, Types } from '@bastide/contract';
import type { AnyHosted } from '../../src/game/hosted.ts';
import { anyHosted, listGames } from '../../src/game/list.ts';
import { carcassonne } from '../../src/games/carcassonne/index.ts';

interface Seen {
  readonly seats: readonly { readonly points: number }[];
}

/** As the engine is now. */
export const FIRST = anyHosted(carcassonne);

/** The same game under other rules: everything counts double. */
export const SECOND: AnyHosted = {
  ...FIRST,
  rules: '2',
  game: {
    ...FIRST.game,
    view(state: Types['State'], seat?: Seat) {
      const view = FIRST.game.view(state, seat) as Seen;
      return { ...view, seats: view.seats.map((one) => ({ ...one, points: 2 * one.points })) };
    },
    outcome(state: Types['State']): Outcome | undefined {
      const outcome = FIRST.game.outcome(state);
      return outcome && { ...outcome, points: outcome.points.map((points) => 2 * points) };
    },
  },
  pointsOf: (state) => FIRST.pointsOf(state).map((points) => 2 * points),
};

/** A server as it was, one that knows both, and one that has forgotten the old rules. */
export const BEFORE = listGames([FIRST]);
export const BOTH = listGames([SECOND, FIRST]);
export const AFTER = listGames([SECOND]);
