import { useGame } from '../game/context.ts';
import type { AnySession } from '../session/any.ts';

/** Whether a record tells what is hidden at the table: the cards of a game that is not over. */
export function useHoldsAll(session: AnySession): boolean {
  const { hasSecrets } = useGame(session.setup.game);
  return hasSecrets && session.moment().outcome === undefined;
}
