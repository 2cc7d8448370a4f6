import type { Pearls } from '../../../../packages/contract/test/toy.ts';
import type { TableModule } from '../../src/game/game-ui.ts';
import { Screen } from './Screen.tsx';
import { type PearlsLogEntry, pearlsAdapter } from './session.ts';
import type { PearlsSetup } from './setups.ts';

export const table: TableModule<Pearls, PearlsLogEntry, PearlsSetup> = { adapter: pearlsAdapter, Screen };
