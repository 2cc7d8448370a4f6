// Carcassonne's part of the screens before an online game, loaded as one file.
import type { Carcassonne } from '@bastide/carcassonne';
import type { LobbyModule } from '../../../game/game-ui.ts';
import { emptySeats } from '../../../people/seats.ts';
import { editionText } from '../editions/option-text.ts';
import picture from '../picture/scene.ts?painted';
import { carcassonneAdapter } from '../session.ts';
import type { CarcassonneSetup } from '../setup.ts';
import { OptionsForm } from './OptionsForm.tsx';

export const lobbyModule: LobbyModule<CarcassonneSetup> = {
  picture,
  optionsOf: carcassonneAdapter.optionsOf,
  describeOptions(t, options) {
    const setup = carcassonneAdapter.setupOf(options as Carcassonne['Options'], emptySeats(options.seats));
    const sets = setup.sets.map((set) => t(`start.set.${set}`));
    return t.groups([editionText(t, setup), t.parts(sets.length > 0 ? sets : [t('start.noSets')])]);
  },
  OptionsForm,
};
