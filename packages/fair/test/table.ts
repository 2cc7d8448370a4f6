import {
  defaultNames,
  type Game,
  type GameRecord,
  type RecordedAction,
  recordedAction,
  recordOf,
  Sfc32,
  type Types,
} from '@bastide/contract';
import { commitment, dealingKey, fairDealer } from '../src/index.ts';

/** Shares of a game's chance for tests: everybody's nonce is 16 times the same byte. */
export const sharesFor = (seats: number, game = 'g-1') => ({
  game,
  secret: '5e'.repeat(32),
  nonces: Array.from({ length: seats }, (_, seat) => `${10 + seat}`.repeat(16)),
});

/** Fairness member of a record when the game is over. */
export const fairnessOf = (shares: ReturnType<typeof sharesFor>) => ({
  scheme: 'fair-v1' as const,
  game: shares.game,
  commitment: commitment(shares.game, shares.secret),
  nonces: shares.nonces,
  secret: shares.secret,
});

/** A game dealt fairly and played at random from `seed`, to its end or so many actions; every option may be left out. */
export function playedFairly<T extends Types>(
  game: Game<T>,
  input: object,
  { seed = 1, shares = undefined as ReturnType<typeof sharesFor> | undefined, atMost = 5000 } = {},
): GameRecord<T['Options'], T['Action']> {
  const options = game.readOptions(input);
  if (!options.ok) throw new Error(options.because);
  const given = shares ?? sharesFor(options.value.seats);
  const deal = fairDealer(dealingKey(given));
  const random = new Sfc32(seed);
  const state = game.setup(options.value);
  const actions: RecordedAction<T['Action']>[] = [];
  for (let who = game.actors(state); who.length > 0 && actions.length < atMost; who = game.actors(state)) {
    const actor = who[random.below(who.length)]!;
    const listed = game.actions(state, actor);
    const action = actor === 'chance' ? deal(game, state)! : listed[random.below(listed.length)]!;
    actions.push(recordedAction(actor, action));
    game.apply(state, actor, action);
  }
  const record = recordOf(game, options.value, defaultNames(options.value.seats), actions);
  return { ...record, fairness: fairnessOf(given) };
}
