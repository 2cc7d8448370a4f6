import { Features } from '../learned/features.ts';
import { INPUT_COUNT } from '../learned/inputs.ts';
import { type Network, NetworkEval } from '../learned/network.ts';
import type { State } from '../packed.ts';
import type { TrainingGame } from './match.ts';
import type { TrainingRows } from './trainer.ts';

/**
 * The positions of games under the options of `state`, with what came of them: the share of the win, or, by a network, on
 * the way there a mixture with what it says of later positions (λ: how much is left to what comes after each). Of games that
 * were given up nothing came.
 */
export function gatherRows(
  state: State,
  all: readonly TrainingGame[],
  network?: Network,
  lambda = 1,
): TrainingRows {
  const { seats } = state;
  const games = all.filter(({ shares }) => shares.some((share) => share > 0));
  const count = games.reduce((sum, game) => sum + game.count, 0);
  const rows: TrainingRows = {
    seats,
    count,
    inputs: new Float32Array(count * seats * INPUT_COUNT),
    targets: new Float32Array(count * seats),
  };
  const features = new Features();
  const networkEval = network && new NetworkEval(network);
  const words = state.all.length;
  const said = new Float64Array(seats);
  let end = 0;
  for (const game of games) {
    const target = Float64Array.from(game.shares);
    for (let i = game.count - 1; i >= 0; i--) {
      const row = end + i;
      state.all.set(game.snapshots.subarray(i * words, (i + 1) * words));
      const looking = networkEval?.features ?? features;
      if (networkEval) networkEval.look(state);
      else features.look(state);
      rows.inputs.set(looking.values.subarray(0, seats * INPUT_COUNT), row * seats * INPUT_COUNT);
      rows.targets.set(target, row * seats);
      if (!networkEval) continue;
      for (let seat = 0; seat < seats; seat++) said[seat] = networkEval.chanceOf(seats, seat);
      for (let seat = 0; seat < seats; seat++)
        target[seat] = lambda * target[seat]! + (1 - lambda) * said[seat]!;
    }
    end += game.count;
  }
  return rows;
}
