import type { Seat } from '@bastide/contract';
import type { GameSession, GameSetup, TableGameTypes } from '../src/session/session.ts';

/** Acts at a local table, which answers at once; throws if it refuses. */
export function act<T extends TableGameTypes, Line, Setup extends GameSetup>(
  session: GameSession<T, Line, Setup>,
  seat: Seat,
  actions: readonly T['Action'][],
): void {
  const { count } = session.moment();
  void session.act(seat, actions);
  if (session.moment().count < count + actions.length) throw new Error(`refused: ${JSON.stringify(actions)}`);
}
