// Catan's part of the screens before an online game, loaded as one file.
import type { Catan } from '@bastide/catan';
import type { LobbyModule } from '../../../game/game-ui.ts';
import { emptySeats } from '../../../people/seats.ts';
import picture from '../picture/scene.ts?painted';
import { catanAdapter } from '../session.ts';
import type { CatanSetup } from '../setup.ts';
import { describeOptions } from './describe-options.ts';
import { OptionsForm } from './OptionsForm.tsx';

export const lobbyModule: LobbyModule<CatanSetup> = {
  picture,
  optionsOf: catanAdapter.optionsOf,
  describeOptions: (t, options) =>
    describeOptions(t, catanAdapter.setupOf(options as Catan['Options'], emptySeats(options.seats))),
  OptionsForm,
};
