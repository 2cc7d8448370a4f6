import type { Pearls } from '../../../../packages/contract/test/toy.ts';
import type { GameTable } from '../../src/game/game-ui.ts';
import { Screen } from './Screen.tsx';
import { kit, type Line } from './session.ts';
import type { PearlsSetup } from './setups.ts';

export const table: GameTable<Pearls, Line, PearlsSetup> = { kit, Screen };
