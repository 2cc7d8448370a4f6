// What most visits never open of Carcassonne, fetched as one file.
import type { Carcassonne } from '@bastide/carcassonne';
import { rulingEdition } from '@bastide/carcassonne';
import type { SecondaryModule } from '../../game/game-ui.ts';
import { SecondTilePrompt } from './AskSecond.tsx';
import { SECOND_TILE_SETTING } from './ask-second.ts';
import { ConfirmMoves } from './Confirm.tsx';
import { CONFIRM_SETTING } from './confirm.ts';
import { chanceDescriber } from './draws.ts';
import { faultTexts } from './editions/faults.ts';
import { rulesOf } from './editions/options.ts';
import { KEY_BINDINGS } from './keys.ts';
import { ActiveOptions } from './rules/InForce.tsx';
import { SetupSummary } from './rules/Played.tsx';
import { RulePictures } from './rules/RulePictures.tsx';
import type { CarcassonneSetup } from './setup.ts';
import { soundsOf } from './sounds.ts';
import { moveDescriber } from './why/index.ts';

export const secondary: SecondaryModule<Carcassonne, CarcassonneSetup> = {
  soundsOf,
  faultTexts,
  chance: chanceDescriber,
  moves: moveDescriber,
  keys: KEY_BINDINGS,
  settings: [
    { name: CONFIRM_SETTING.name, after: 'theme', Row: ConfirmMoves },
    { name: SECOND_TILE_SETTING.name, after: 'theme', Row: SecondTilePrompt },
  ],
  drawer: {
    SetupSummary,
    ActiveOptions,
    Pictures: RulePictures,
    ruling: (id, setup) => rulingEdition(id, { edition: setup.edition, ...rulesOf(setup) }),
  },
};
