// All that Carcassonne is played with, fetched as one file: the table of another game does without it.
import type { Carcassonne } from '@bastide/carcassonne';
import type { GameTable } from '../../game/game-ui.ts';
import type { LogLine } from './log/lines.ts';
import { carcassonneKit } from './session.ts';
import type { CarcassonneSetup } from './setup.ts';
import { Screen } from './table/Screen.tsx';

export const table: GameTable<Carcassonne, LogLine, CarcassonneSetup> = { kit: carcassonneKit, Screen };
