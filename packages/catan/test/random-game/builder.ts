import { type Action, BASE_ISLAND, packed, RESOURCES, type Resource, type State } from '@bastide/catan';
import type { Random, Seat } from '@bastide/contract';
import { handOf, isFree, richest, towards } from './merit.ts';

type Cost = Readonly<Partial<Record<Resource, number>>>;
const COST: Readonly<Record<string, Cost>> = {
  road: { brick: 1, lumber: 1 },
  settle: { brick: 1, lumber: 1, wool: 1, grain: 1 },
  city: { ore: 3, grain: 2 },
  buy: { ore: 1, wool: 1, grain: 1 },
};

/**
 * A plan that wins soon: cities and settlements where there is a place for them, roads to the next place where there is
 * none, development cards else; the bank gives what is missing.
 */
export function chooseAsBuilder(
  state: State,
  seat: Seat,
  actions: readonly Action[],
  random: Random,
): Action {
  const any = (of: readonly Action[]) => of[random.below(of.length)]!;
  const of = (...types: Action['type'][]) => actions.filter(({ type }) => types.includes(type));
  const first = actions[0]!.type;
  if (['settle', 'robber', 'rob', 'discard', 'accept', 'decline'].includes(first) && of('end').length === 0)
    return first === 'settle'
      ? any(richest(state, actions))
      : first === 'robber'
        ? any(worst(state, seat, actions))
        : any(actions);
  if (first === 'road' && of('end').length === 0) return any(towards(state, seat, of('road')));

  for (const built of ['city', 'settle'] as const) {
    const places = of(built);
    if (places.length > 0) return any(richest(state, places));
  }
  const played = of('play');
  if (played.length > 0 && random.below(3) > 0) return any(played);
  const roll = of('roll');
  if (roll.length > 0) return roll[0]!;
  const goal = goalOf(state, seat, random);
  const wanted = actions.filter(({ type }) => type === goal);
  if (wanted.length > 0) return any(goal === 'road' ? towards(state, seat, wanted) : wanted);
  const trades = of('trade');
  if (trades.length > 0 && random.below(2) === 0) return any(trades);
  const swap = of('bank').find((action) => helps(state, seat, COST[goal]!, action as never));
  return swap ?? of('end')[0]!;
}

/** Purchase that the seat saves for. */
function goalOf(state: State, seat: Seat, random: Random): 'city' | 'settle' | 'road' | 'buy' {
  const sites = BASE_ISLAND.neighbours.flatMap((_, at) =>
    packed.touches(state, seat, at) && isFree(state, at) ? [at] : [],
  );
  const hasSettlement = state.settlementsLeft[seat]! < 5 && state.citiesLeft[seat]! > 0;
  if (sites.length > 0 && state.settlementsLeft[seat]! > 0) return 'settle';
  if (hasSettlement && random.below(2) === 0) return 'city';
  const mayRoad = [0, 1, 2].some((third) => state.buildable[seat * 3 + third] !== 0);
  if (mayRoad && state.roadsLeft[seat]! > 0 && state.settlementsLeft[seat]! > 0 && random.below(3) > 0)
    return 'road';
  return state.deckLeft > 0 ? 'buy' : hasSettlement ? 'city' : 'road';
}

/** Tells whether a swap brings a card that is missing for cards that are not needed. */
function helps(
  state: State,
  seat: Seat,
  cost: Cost,
  { give, get }: { give: Resource; get: Resource },
): boolean {
  const hand = handOf(state, seat);
  const rate = packed.countOf(state.rates[seat]!, RESOURCES.indexOf(give));
  return hand[get] < (cost[get] ?? 0) && hand[give] - rate >= (cost[give] ?? 0);
}

/** Hexes beside others and not beside the seat itself. */
function worst(state: State, seat: Seat, actions: readonly Action[]): readonly Action[] {
  const hurts = actions.filter((action) => {
    const hex = BASE_ISLAND.hexNumber((action as { to: string }).to);
    const owners = BASE_ISLAND.cornersOf[hex]!.map((at) => state.building[at]! & packed.OWNER);
    return owners.some((owner) => owner !== 0 && owner !== seat + 1) && !owners.includes(seat + 1);
  });
  return hurts.length > 0 ? hurts : actions;
}
