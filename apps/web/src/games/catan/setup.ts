import type { Rules } from '@bastide/catan';
import type { Agreement } from '../../session/setup.ts';

export interface CatanSetup extends Agreement {
  readonly game: 'catan';
  /** House rules: what differs from the printed game for so many seats. */
  readonly house?: Partial<Rules>;
}
