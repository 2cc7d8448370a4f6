// What the rooms before an online game need of Catan, fetched as one file.
import type { Catan } from '@bastide/catan';
import type { InRooms } from '../../../game/game-ui.ts';
import { emptySeats } from '../../../people/seats.ts';
import picture from '../picture/scene.ts?painted';
import { catanKit } from '../session.ts';
import type { CatanSetup } from '../setup.ts';
import { agreedWords } from './agreed.ts';
import { Terms } from './Terms.tsx';

export const inRooms: InRooms<CatanSetup> = {
  picture,
  optionsOf: catanKit.optionsOf,
  agreed: (t, options) =>
    agreedWords(t, catanKit.setupOf(options as Catan['Options'], emptySeats(options.seats))),
  Terms,
};
