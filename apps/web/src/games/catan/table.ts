// The table of Catan, loaded as one file with its rules, which the tables of other games do not need.
import type { Catan } from '@bastide/catan';
import type { TableModule } from '../../game/game-ui.ts';
import { type CatanLogEntry, catanAdapter } from './session.ts';
import type { CatanSetup } from './setup.ts';
import { CatanScreen } from './table/CatanScreen.tsx';

export const table: TableModule<Catan, CatanLogEntry, CatanSetup> = {
  adapter: catanAdapter,
  Screen: CatanScreen,
};
