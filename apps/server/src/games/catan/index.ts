import { type Catan, catan as game } from '@bastide/catan';
import type { HostedGame } from '../../game/hosted.ts';
import { chance } from './chance.ts';
import { isStale } from './stale.ts';

export const catan: HostedGame<Catan> = {
  game,
  rules: '1',
  pointsOf: ({ points, options }) => [...points.subarray(0, options.seats)],
  turnOf: ({ seat }) => seat,
  chance,
  // Nobody has learnt anything by it. CAT-VAR-13
  isRevocable: ({ type }) => type === 'settle' || type === 'road' || type === 'city' || type === 'bank',
  // A card that was played was hidden before, and by a monopoly so was what the others have. CAT-INFO-02, CAT-PROG-07
  isShowing: ({ type }) => type === 'play',
  isStale,
  lapse(state) {
    const withdrawal = { seat: state.seat, action: { type: 'withdraw' } } as const;
    return game.refusal(state, state.seat, withdrawal.action) ? undefined : withdrawal;
  },
};
