// What most visits never open of Catan, fetched as one file.
import type { Catan } from '@bastide/catan';
import type { SecondaryModule } from '../../game/game-ui.ts';
import { chanceDescriber } from './draws.ts';
import { KEY_BINDINGS } from './keys.ts';
import type { CatanSetup } from './setup.ts';
import { soundsOf } from './sounds.ts';
import { faultTexts } from './text/faults.ts';
import { NoTradeTimeout } from './Unhurried.tsx';
import { NO_TRADE_TIMEOUT } from './unhurried.ts';
import { moveDescriber } from './why/index.ts';

export const secondary: SecondaryModule<Catan, CatanSetup> = {
  soundsOf,
  faultTexts,
  chance: chanceDescriber,
  moves: moveDescriber,
  keys: KEY_BINDINGS,
  settings: [{ name: NO_TRADE_TIMEOUT.name, after: 'hand', Row: NoTradeTimeout }],
};
