import type { Setups } from '../../src/game/game-ui.ts';
import { againstBots, readSeats } from '../../src/people/seats.ts';
import type { Agreement } from '../../src/session/setup.ts';

export interface PearlsSetup extends Agreement {
  readonly game: 'pearls';
}

export const setups: Setups<PearlsSetup> = {
  key: 'bastide.setup.pearls',
  usual: { game: 'pearls', seats: againstBots('', 1, 'random') },
  read({ game, seats }) {
    const seated = readSeats(seats, { min: 2, max: 4 });
    return game === 'pearls' && seated ? { game, seats: seated } : undefined;
  },
  withSeats: (setup, seats) => ({ ...setup, seats }),
  isPossible: () => true,
};
