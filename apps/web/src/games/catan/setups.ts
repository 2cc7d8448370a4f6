import { readOptions, SEATS } from '@bastide/catan';
import { isObject } from '@bastide/contract';
import type { Setups } from '../../game/game-ui.ts';
import { againstBots, readSeats } from '../../people/seats.ts';
import { changed, impossible } from './house.ts';
import type { CatanSetup } from './setup.ts';

export const setups: Setups<CatanSetup> = {
  key: 'bastide.setup.catan',
  usual: { game: 'catan', seats: againstBots('', 3, 'greedy') },
  read,
  withSeats: (setup, seats) => changed({ ...setup, seats }, {}),
  isPossible: (setup) => impossible(setup) === undefined,
};

function read({ game, seats, house }: Record<string, unknown>): CatanSetup | undefined {
  if (game !== 'catan') return undefined;
  const seated = readSeats(seats, SEATS);
  if (!seated) return undefined;
  const setup: CatanSetup = { game: 'catan', seats: seated };
  if (!isObject(house)) return setup;
  // One by one: whether they go together is said where it can be mended.
  const known = Object.entries(house).filter(([name, value]) => readOptions({ [name]: value }).ok);
  return known.length > 0 ? { ...setup, house: Object.fromEntries(known) } : setup;
}
