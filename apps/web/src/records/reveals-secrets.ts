import { useGame } from '../game/context.ts';
import type { GameUi } from '../game/game-ui.ts';
import type { AnySession } from '../session/local-session.ts';

/** True if the record of a game would show hidden cards: until the game is over. */
export const revealsSecrets = ({ secrets }: Pick<GameUi, 'secrets'>, isOver: boolean): boolean =>
  secrets && !isOver;

/** Returns the same for this session's record. */
export const useRevealsSecrets = (session: AnySession): boolean =>
  revealsSecrets(useGame(session.setup.game), session.moment().outcome !== undefined);
