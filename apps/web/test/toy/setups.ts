import type { SetupFormat } from '../../src/game/game-ui.ts';
import { parseSeats, soloSeats } from '../../src/people/seats.ts';
import type { GameSetup } from '../../src/session/session.ts';

export interface PearlsSetup extends GameSetup {
  readonly game: 'pearls';
}

export const setups: SetupFormat<PearlsSetup> = {
  key: 'bastide.setup.pearls',
  defaultSetup: { game: 'pearls', seats: soloSeats('', 1, 'random') },
  parse({ game, seats }) {
    const seated = parseSeats(seats, { min: 2, max: 4 });
    return game === 'pearls' && seated ? { game, seats: seated } : undefined;
  },
  withSeats: (setup, seats) => ({ ...setup, seats }),
  isPossible: () => true,
};
