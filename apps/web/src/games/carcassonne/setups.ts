import {
  carcassonne,
  DEFAULT_EDITION,
  EDITIONS,
  type EditionName,
  SEATS,
  SETS,
  type SetName,
} from '@bastide/carcassonne';
import { isObject } from '@bastide/contract';
import type { SetupFormat } from '../../game/game-ui.ts';
import { parseSeats, soloSeats } from '../../people/seats.ts';
import { optionConflict } from './editions/options.ts';
import type { CarcassonneSetup } from './setup.ts';

export const setups: SetupFormat<CarcassonneSetup> = {
  key: 'bastide.setup',
  defaultSetup: {
    game: 'carcassonne',
    edition: DEFAULT_EDITION,
    sets: SETS.filter((set) => set === 'traders'),
    seats: soloSeats('', 1, 'greedy'),
  },
  parse: read,
  withSeats: (setup, seats) => ({ ...setup, seats }),
  isPossible: (setup) => optionConflict(setup) === undefined,
};

function read({ game, edition, sets, seats, house }: Record<string, unknown>): CarcassonneSetup | undefined {
  // Set-ups stored before there was a second game have no name.
  if (game !== undefined && game !== 'carcassonne') return undefined;
  if (typeof edition !== 'string' || !Object.hasOwn(EDITIONS, edition)) return undefined;
  if (!Array.isArray(sets) || !sets.every((set) => (SETS as readonly unknown[]).includes(set)))
    return undefined;
  const seated = parseSeats(seats, SEATS);
  if (!seated) return undefined;
  const setup: CarcassonneSetup = {
    game: 'carcassonne',
    edition: edition as EditionName,
    sets: sets as SetName[],
    seats: seated,
  };
  if (!isObject(house) || Object.keys(house).length === 0) return setup;
  // The card reports if the sets do not allow it, because there it can be corrected.
  const known = carcassonne.readOptions({ edition, sets: SETS, seats: seated.length, ...house });
  return known.ok ? { ...setup, house } : setup;
}
