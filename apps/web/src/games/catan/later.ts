// What most visits never open of Catan, fetched as one file.
import type { Catan } from '@bastide/catan';
import type { GameLater } from '../../game/game-ui.ts';
import { draws } from './draws.ts';
import { KEYS } from './keys.ts';
import type { CatanSetup } from './setup.ts';
import { soundsOf } from './sounds.ts';
import { faults } from './text/faults.ts';
import { Unhurried } from './Unhurried.tsx';
import { UNHURRIED } from './unhurried.ts';
import { moves } from './why/index.ts';

export const later: GameLater<Catan, CatanSetup> = {
  soundsOf,
  faults,
  draws,
  moves,
  keys: KEYS,
  settings: [{ name: UNHURRIED.name, after: 'hand', Line: Unhurried }],
};
