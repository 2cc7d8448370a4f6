import { useGame } from '../game/context.ts';
import type { GameUi } from '../game/game-ui.ts';
import type { AnySession } from '../session/local-session.ts';

/** Whether the record of a game tells what is hidden at its table: the cards, as long as it is not over. */
export const revealsSecrets = ({ secrets }: Pick<GameUi, 'secrets'>, isOver: boolean): boolean =>
  secrets && !isOver;

/** Whether that of this session does. */
export const useRevealsSecrets = (session: AnySession): boolean =>
  revealsSecrets(useGame(session.setup.game), session.moment().outcome !== undefined);
