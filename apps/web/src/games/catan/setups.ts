import { currentOptions, readOptions, SEATS } from '@bastide/catan';
import { isObject } from '@bastide/contract';
import type { SetupFormat } from '../../game/game-ui.ts';
import { parseSeats, soloSeats } from '../../people/seats.ts';
import { changedRules, ruleConflict } from './house-rules.ts';
import type { CatanSetup } from './setup.ts';

export const setups: SetupFormat<CatanSetup> = {
  key: 'bastide.setup.catan',
  defaultSetup: { game: 'catan', seats: soloSeats('', 3, 'greedy') },
  parse: read,
  withSeats: (setup, seats) => changedRules({ ...setup, seats }, {}),
  isPossible: (setup) => ruleConflict(setup) === undefined,
};

function read({ game, seats, house }: Record<string, unknown>): CatanSetup | undefined {
  if (game !== 'catan') return undefined;
  const seated = parseSeats(seats, SEATS);
  if (!seated) return undefined;
  const setup: CatanSetup = { game: 'catan', seats: seated };
  if (!isObject(house)) return setup;
  // Reads each rule separately; the card reports conflicts, because there they can be corrected.
  const known = Object.entries(currentOptions(house)).filter(
    ([name, value]) => readOptions({ [name]: value }).ok,
  );
  return known.length > 0 ? { ...setup, house: Object.fromEntries(known) } : setup;
}
