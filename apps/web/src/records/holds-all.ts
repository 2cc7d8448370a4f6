import type { AnySession } from '../session/kits.ts';

/** Whether a record tells what is hidden at the table: the cards of a game that is not over. */
export const holdsAll = (session: AnySession): boolean =>
  session.setup.game === 'catan' && session.moment().outcome === undefined;
