import { useGame } from '../game/context.ts';
import type { GameUi } from '../game/game-ui.ts';
import type { AnySession } from '../session/local-session.ts';

/** Tells whether the record of a game shows cards that are hidden at its table: as long as it is not over. */
export const revealsSecrets = ({ secrets }: Pick<GameUi, 'secrets'>, isOver: boolean): boolean =>
  secrets && !isOver;

/** Tells the same of this session's record. */
export const useRevealsSecrets = (session: AnySession): boolean =>
  revealsSecrets(useGame(session.setup.game), session.moment().outcome !== undefined);
