// What the rooms before an online game need of Carcassonne, fetched as one file.
import type { Carcassonne } from '@bastide/carcassonne';
import type { InRooms } from '../../../game/game-ui.ts';
import { emptySeats } from '../../../people/seats.ts';
import { editionWords } from '../editions/words.ts';
import picture from '../picture/scene.ts?painted';
import { carcassonneKit } from '../session.ts';
import type { CarcassonneSetup } from '../setup.ts';
import { Terms } from './Terms.tsx';

export const inRooms: InRooms<CarcassonneSetup> = {
  picture,
  optionsOf: carcassonneKit.optionsOf,
  agreed(t, options) {
    const setup = carcassonneKit.setupOf(options as Carcassonne['Options'], emptySeats(options.seats));
    const sets = setup.sets.map((set) => t(`start.set.${set}`));
    return t.groups([editionWords(t, setup), t.parts(sets.length > 0 ? sets : [t('start.noSets')])]);
  },
  Terms,
};
