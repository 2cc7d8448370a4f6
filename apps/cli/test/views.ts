import { type Game, type Random, Sfc32, seededDealer, type Types } from '@bastide/contract';

/** Options under which views have different contents. */
export const TABLES: Readonly<Record<string, readonly object[]>> = {
  catan: [
    { seats: 4 },
    { seats: 2, dice: 'deck-5', friendlyRobber: true, noSevenRounds: 2 },
    { seats: 3, map: 'beginners', tradeBuild: 'separate', discardLimit: 5 },
    { seats: 3, map: 'variable-random', dice: 'deck' },
  ],
  carcassonne: [
    { seats: 2 },
    { seats: 3, edition: 'c3', sets: ['river', 'inns', 'traders', 'abbot'] },
    { seats: 2, edition: 'c1', sets: ['river', 'traders'] },
    { seats: 5, edition: 'c2', sets: ['inns', 'abbot'] },
  ],
};

/** A view of a seat that is to act, in the form of the protocol. */
export interface ViewCase {
  readonly options: object;
  readonly seat: number;
  // biome-ignore lint/suspicious/noExplicitAny: what a view holds hangs on the game
  readonly view: any;
}

/** Returns views of random games, one for each action of a seat. */
export function* viewCases(game: Game<Types>, table: object, random: Random): Generator<ViewCase> {
  const options = game.readOptions(table);
  if (!options.ok) throw new Error(options.because);
  const state = game.setup(options.value);
  const deal = seededDealer(random);
  for (let left = 5_000; left > 0; left--) {
    const actors = game.actors(state);
    const [actor] = actors;
    if (actor === undefined) return;
    if (actor === 'chance') {
      game.apply(state, actor, deal(game, state)!);
      continue;
    }
    for (const seat of actors)
      yield {
        options: options.value,
        seat: seat as number,
        view: JSON.parse(JSON.stringify(game.view(state, seat as number))),
      };
    const actions = [...game.actions(state, actor), ...offersOf(game, state, actor, random)];
    game.apply(state, actor, actions[random.below(actions.length)]!);
  }
}

/** Returns an offer or a counteroffer, which is in no list, if the seat may make one. */
export function offersOf(
  game: Game<Types>,
  state: Types['State'],
  seat: number,
  random: Random,
): Types['Action'][] {
  if (game.name !== 'catan') return [];
  const kinds = ['brick', 'lumber', 'wool', 'grain', 'ore'];
  const one = () => ({ [kinds[random.below(kinds.length)]!]: 1 });
  const others = Array.from({ length: game.options(state).seats }, (_, i) => i).filter((i) => i !== seat);
  const tries = [
    { type: 'offer', to: others, give: one(), get: one() },
    { type: 'counter', give: one(), get: one() },
  ];
  return tries.filter((action) => !game.refusal(state, seat, action)) as Types['Action'][];
}

export const randomOf = (seed: number): Random => new Sfc32(seed);
