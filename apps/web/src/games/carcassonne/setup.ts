import type { EditionName, Rules, SetName } from '@bastide/carcassonne';
import type { GameSetup } from '../../session/session.ts';

export interface CarcassonneSetup extends GameSetup {
  readonly game: 'carcassonne';
  readonly edition: EditionName;
  readonly sets: readonly SetName[];
  /** House rules: what differs from the edition's row. */
  readonly house?: Partial<Rules>;
}
