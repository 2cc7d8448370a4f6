import type { Rules } from '@bastide/catan';
import type { GameSetup } from '../../session/session.ts';

export interface CatanSetup extends GameSetup {
  readonly game: 'catan';
  /** House rules: what differs from the printed game for so many seats. */
  readonly house?: Partial<Rules>;
}
