import { type Carcassonne, carcassonne as game } from '@bastide/carcassonne';
import type { HostedGame } from '../../game/hosted.ts';
import { chance } from './chance.ts';

export const carcassonne: HostedGame<Carcassonne> = {
  game,
  rules: '1',
  pointsOf: ({ points, options }) => [...points.subarray(0, options.seats)],
  turnOf: ({ seat }) => seat,
  chance,
  // A tile and its figures are one decision: what is laid lies.
  isRevocable: () => false,
  // Everything lies open.
  isShowing: () => false,
  // One seat decides at a time.
  isStale: () => false,
  lapse: () => undefined,
};
