import type { Seat } from '@bastide/contract';
import type { Session, Turns } from '../src/session/session.ts';
import type { Agreement } from '../src/session/setup.ts';

/** Acts at a table of this page, which answers at once; throws if it refuses. */
export function act<T extends Turns, Line, Setup extends Agreement>(
  session: Session<T, Line, Setup>,
  seat: Seat,
  actions: readonly T['Action'][],
): void {
  const { count } = session.moment();
  void session.act(seat, actions);
  if (session.moment().count < count + actions.length) throw new Error(`refused: ${JSON.stringify(actions)}`);
}
