import type { Rules } from '@bastide/catan';
import type { GameSetup } from '../../session/session.ts';

export interface CatanSetup extends GameSetup {
  readonly game: 'catan';
  /** House rules: differences from the printed game for that many seats. */
  readonly house?: Partial<Rules>;
}
