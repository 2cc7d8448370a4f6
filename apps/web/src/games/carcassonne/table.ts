// All that Carcassonne is played with, fetched as one file: the table of another game does without it.
import type { Carcassonne } from '@bastide/carcassonne';
import type { TableModule } from '../../game/game-ui.ts';
import type { LogLine } from './log/lines.ts';
import { carcassonneAdapter } from './session.ts';
import type { CarcassonneSetup } from './setup.ts';
import { CarcassonneScreen } from './table/Screen.tsx';

export const table: TableModule<Carcassonne, LogLine, CarcassonneSetup> = {
  adapter: carcassonneAdapter,
  Screen: CarcassonneScreen,
};
