// What most visits never open of Carcassonne, fetched as one file.
import type { Carcassonne } from '@bastide/carcassonne';
import { rulingEdition } from '@bastide/carcassonne';
import type { GameLater } from '../../game/game-ui.ts';
import { AskSecond } from './AskSecond.tsx';
import { ASK_SECOND } from './ask-second.ts';
import { Confirm } from './Confirm.tsx';
import { CONFIRM } from './confirm.ts';
import { draws } from './draws.ts';
import { faults } from './editions/faults.ts';
import { rulesOf } from './editions/options.ts';
import { KEYS } from './keys.ts';
import { InForce } from './rules/InForce.tsx';
import { Played } from './rules/Played.tsx';
import { RulePictures } from './rules/RulePictures.tsx';
import type { CarcassonneSetup } from './setup.ts';
import { soundsOf } from './sounds.ts';
import { moves } from './why/index.ts';

export const later: GameLater<Carcassonne, CarcassonneSetup> = {
  soundsOf,
  faults,
  draws,
  moves,
  keys: KEYS,
  settings: [
    { name: CONFIRM.name, after: 'theme', Line: Confirm },
    { name: ASK_SECOND.name, after: 'theme', Line: AskSecond },
  ],
  drawer: {
    Played,
    InForce,
    Pictures: RulePictures,
    ruling: (id, setup) => rulingEdition(id, { edition: setup.edition, ...rulesOf(setup) }),
  },
};
