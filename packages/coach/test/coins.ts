import type { WinChances } from '@bastide/bots';
import type { Analyst } from '@bastide/coach';
import type { Game, Seat } from '@bastide/contract';

/**
 * A game small enough to be known whole: at its turn a seat takes a penny, or a coin from the bag, worth three or nothing.
 * After two turns each, whoever has more has won.
 */
export interface Coins {
  Options: { readonly seats: number };
  State: { readonly seats: number; turn: number; draws: boolean; points: number[] };
  Action: { readonly type: 'penny' | 'coin' | 'gold' | 'tin' };
  Event: { readonly type: 'nothing' };
  View: Coins['State'];
}
type State = Coins['State'];
type Action = Coins['Action'];

const CHOICES: readonly Action[] = [{ type: 'penny' }, { type: 'coin' }];
const METALS: readonly Action[] = [{ type: 'gold' }, { type: 'tin' }];
const isOver = ({ turn, seats }: State) => turn === 2 * seats;
const clone = (state: State): State => ({ ...state, points: [...state.points] });

function apply(state: State, _by: unknown, { type }: Action) {
  const seat = state.turn % state.seats;
  state.draws = type === 'coin';
  state.points[seat]! += type === 'penny' ? 1 : type === 'gold' ? 3 : 0;
  if (!state.draws) state.turn++;
  return [];
}

/** A toy with `secrets` declared, though its view is the whole state. */
export const coins = (secrets = false) =>
  ({
    name: 'coins',
    secrets,
    options: ({ seats }: State) => ({ seats }),
    setup: ({ seats }: Coins['Options']): State => ({
      seats,
      turn: 0,
      draws: false,
      points: Array(seats).fill(0),
    }),
    actors: (state: State) => (isOver(state) ? [] : [state.draws ? 'chance' : state.turn % state.seats]),
    actions: (state: State) => (state.draws ? METALS : CHOICES),
    unlisted: () => [],
    weights: () => [1, 2],
    apply,
    clone,
    outcome(state: State) {
      if (!isOver(state)) return undefined;
      const most = Math.max(...state.points);
      const winners = state.points.flatMap((points, seat) => (points === most ? [seat] : []));
      return { points: state.points, winners };
    },
    view: (state: State) => state,
    determinize: clone,
    text: { write: ({ type }: Action) => type },
  }) as unknown as Game<Coins>;

/** Knows it all. */
export function oracle(game: Game<Coins>): Analyst<Coins> {
  const after = (state: State, action: Action): State => {
    const next = clone(state);
    apply(next, 0, action);
    return next;
  };
  const assess = (state: State): WinChances => {
    const outcome = game.outcome(state);
    if (outcome)
      return state.points.map((_, seat) => (outcome.winners.includes(seat) ? 1 / outcome.winners.length : 0));
    if (!state.draws) return assess(after(state, weigh(state, state.turn % state.seats)[0]!.action));
    const [gold, tin] = METALS.map((metal) => assess(after(state, metal)));
    return gold!.map((chance, seat) => chance / 3 + (2 * tin![seat]!) / 3);
  };
  const weigh = (state: State, seat: Seat) =>
    CHOICES.map((action) => ({
      action,
      // biome-ignore lint/suspicious/noThenProperty: what comes after the action; nobody waits for a thought
      then: [],
      chance: assess(after(state, action))[seat]!,
      terms: [],
    })).sort((a, b) => b.chance - a.chance);
  return { name: 'oracle', consider: weigh, assess };
}
