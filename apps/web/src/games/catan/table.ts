// All that Catan is played with, fetched as one file with its rules: the table of another game does without it.
import type { Catan } from '@bastide/catan';
import type { TableModule } from '../../game/game-ui.ts';
import { type CatanLogEntry, catanAdapter } from './session.ts';
import type { CatanSetup } from './setup.ts';
import { CatanScreen } from './table/CatanScreen.tsx';

export const table: TableModule<Catan, CatanLogEntry, CatanSetup> = {
  adapter: catanAdapter,
  Screen: CatanScreen,
};
