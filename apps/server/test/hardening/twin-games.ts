import { type Actor, type Seat, Sfc32, type TableFacts, type Types } from '@bastide/contract';
import { dealFairly } from '@bastide/fair';

/** An action as it was taken in each of two games. */
export interface TwinAct {
  readonly by: Actor;
  readonly here: Types['Action'];
  readonly there: Types['Action'];
  /** Seats that each game waits for after it; absent while chance is to answer. */
  readonly awaits?: readonly Seat[];
}

type State = Types['State'];
const KEYS = [1, 2, 3].map((byte) => new Uint8Array(32).fill(byte));
/** So many actions of a seat are tried before the games are left as they are. */
const TRIES = 60;

/**
 * Two games that a seat (or an onlooker) cannot tell apart, though what it may not know differs as often as it can: other
 * cards are stolen, bought and discarded out of its sight.
 */
export function twinGames(
  { game }: TableFacts,
  options: Types['Options'],
  viewer: Seat | undefined,
  seed: number,
  atMost: number,
): readonly TwinAct[] {
  const random = new Sfc32(seed);
  const acts: TwinAct[] = [];
  let here = game.setup(options);
  let there = game.setup(options);
  let dealt = 0;

  const pick = (state: State, by: Actor, key: number): Types['Action'] => {
    if (by === 'chance') return dealFairly(game, state, KEYS[key]!, dealt);
    const all = game.actions(state, by);
    return all[random.below(all.length)]!;
  };
  const after = (state: State, by: Actor, action: Types['Action']) => {
    if (game.refusal(state, by, action)) return undefined;
    const next = game.clone(state);
    const told = game.redactAction(next, by, action, viewer);
    const events = game.apply(next, by, action).map((event) => game.redactEvent(event, viewer));
    const isOver = game.outcome(next) !== undefined;
    return {
      next,
      isOver,
      learnt: JSON.stringify([told, events, game.view(next, viewer), game.actors(next)]),
    };
  };
  const step = (by: Actor): boolean => {
    for (let tries = 0; tries < TRIES; tries++) {
      const one = pick(here, by, 0);
      // Another action, if that can be hidden; else the same.
      const other = tries % 2 === 0 ? pick(there, by, 1 + (tries % 3 === 0 ? 1 : 0)) : one;
      const left = after(here, by, one);
      const right = after(there, by, other);
      if (!left || !right || left.learnt !== right.learnt || left.isOver || right.isOver) continue;
      here = left.next;
      there = right.next;
      if (by === 'chance') dealt++;
      const awaits = game.actors(here).filter((actor) => actor !== 'chance');
      acts.push({ by, here: one, there: other, ...(awaits.length > 0 && { awaits }) });
      return true;
    }
    return false;
  };

  while (acts.length < atMost) {
    const actors = game.actors(here);
    if (!step(actors[random.below(actors.length)]!)) break;
  }
  return acts;
}
