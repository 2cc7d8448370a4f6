import {
  type Actor,
  byChance,
  bySeat,
  defineGame,
  type Game,
  integer,
  type Outcome,
  type Seat,
} from '@bastide/contract';

/**
 * Race, an open game made to try the contract: a seat rolls a die as often as it likes and then moves by the sum, but a 1 loses
 * the sum and the turn. The first seat at the target wins.
 */
export interface Race {
  Options: { readonly seats: number; readonly target: number };
  State: RaceState;
  Action:
    | { readonly type: 'roll' }
    | { readonly type: 'die'; readonly pips: number }
    | { readonly type: 'move' };
  Event:
    | { readonly type: 'rolled'; readonly seat: Seat; readonly pips: number }
    | { readonly type: 'moved'; readonly seat: Seat; readonly by: number };
  View: RaceState;
}
interface RaceState {
  options: Race['Options'];
  seat: Seat;
  /** Pips of this turn. */
  sum: number;
  isRolling: boolean;
  /** By seat. */
  places: number[];
}

const isOver = ({ places, options }: RaceState) => places.some((place) => place >= options.target);

function actors(state: RaceState): Actor[] {
  if (isOver(state)) return [];
  return [state.isRolling ? 'chance' : state.seat];
}

const DIE = [1, 2, 3, 4, 5, 6];

function actions(state: RaceState, actor: Actor): Race['Action'][] {
  if (!actors(state).includes(actor)) return [];
  if (actor === 'chance') return DIE.map((pips) => ({ type: 'die', pips }));
  return state.sum === 0 ? [{ type: 'roll' }] : [{ type: 'roll' }, { type: 'move' }];
}

function apply(state: RaceState, _: Actor, action: Race['Action']): Race['Event'][] {
  const { seat } = state;
  if (action.type === 'roll') {
    state.isRolling = true;
    return [];
  }
  if (action.type === 'move') return [move(state, state.sum)];
  state.isRolling = false;
  const rolled = { type: 'rolled', seat, pips: action.pips } as const;
  if (action.pips === 1) return [rolled, move(state, 0)];
  state.sum += action.pips;
  return [rolled];
}

function move(state: RaceState, by: number): Race['Event'] {
  const { seat } = state;
  state.places[seat]! += by;
  state.sum = 0;
  if (!isOver(state)) state.seat = (seat + 1) % state.options.seats;
  return { type: 'moved', seat, by };
}

function outcome(state: RaceState): Outcome | undefined {
  return isOver(state) ? { points: state.places, winners: [state.seat] } : undefined;
}

export const race: Game<Race> = defineGame<Race>({
  name: 'race',
  seats: { min: 2, max: 4 },
  options: { target: integer(5, 100, 30) },
  shapes: { roll: bySeat(), die: byChance({ pips: integer(1, 6) }), move: bySeat() },
  setup: (options) => ({ options, seat: 0, sum: 0, isRolling: false, places: Array(options.seats).fill(0) }),
  actors,
  actions,
  refusal: (state, actor, { type }) =>
    type === 'move' && actor === state.seat
      ? { rule: 'RACE-02', because: 'a turn begins with a roll' }
      : undefined,
  apply,
  outcome,
  points: ({ places }) => places,
});
