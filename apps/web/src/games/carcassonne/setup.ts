import type { EditionName, Rules, SetName } from '@bastide/carcassonne';
import type { GameSetup } from '../../session/session.ts';

export interface CarcassonneSetup extends GameSetup {
  readonly game: 'carcassonne';
  readonly edition: EditionName;
  readonly sets: readonly SetName[];
  /** House rules: differences from the edition. */
  readonly house?: Partial<Rules>;
}
