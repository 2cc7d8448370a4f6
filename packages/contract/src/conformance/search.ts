import { CHANCE, type Game, OVER, type Seat, type Types } from '../game.ts';
import type { Random } from '../random.ts';
import { Sfc32 } from '../sfc32.ts';

const DRAWS = 300;
/** A playout is over after so many actions. */
const LONGEST = 100_000;

/**
 * Returns a difference between the fast lane and the readable one. `bare` is the same state, reached from a reset: it remembers
 * nothing that seats have seen.
 */
export function searchFault<T extends Types>(
  game: Game<T>,
  state: T['State'],
  bare: T['State'],
  random: Random,
): string | undefined {
  return (
    (game.fast.actor(bare) === CHANCE ? chancesFault(game, bare) : choicesFault(game, bare, random)) ??
    determinizeFault(game, state, bare, random) ??
    rolloutFault(game, bare, random)
  );
}

/** Those listed stand for all: with the same weights together, each at least its own. */
function chancesFault<T extends Types>(game: Game<T>, state: T['State']): string | undefined {
  const { fast } = game;
  const [codes, weights] = [new Int32Array(fast.actionsAtMost), new Int32Array(fast.actionsAtMost)];
  const count = fast.chanceOutcomes(state, codes, weights);
  const due = new Map(game.actions(state, 'chance').map((action, i) => [fast.encode(state, action), i]));
  if (due.size === 0) return count === 0 ? undefined : 'lists chances where the game lists none';
  const all = game.weights(state);
  const sum = weights.subarray(0, count).reduce((total, weight) => total + weight, 0);
  if (sum !== all.reduce((total, weight) => total + weight, 0)) return `chances weigh ${sum} together`;
  for (let i = 0; i < count; i++) {
    const at = due.get(codes[i]!);
    if (at === undefined || weights[i]! < all[at]!)
      return `lists the code ${codes[i]} with weight ${weights[i]}`;
    due.delete(codes[i]!);
    const fault = typeFault(game, state, codes[i]!);
    if (fault) return fault;
  }
  return undefined;
}

const typeFault = <T extends Types>(game: Game<T>, state: T['State'], code: number): string | undefined =>
  game.fast.typeOf(state, code) === game.fast.decode(state, code).type
    ? undefined
    : `says ${game.fast.typeOf(state, code)} of ${JSON.stringify(game.fast.decode(state, code))}`;

function choicesFault<T extends Types>(game: Game<T>, state: T['State'], random: Random): string | undefined {
  const { fast } = game;
  const codes = new Int32Array(fast.actionsAtMost);
  const legal = Array.from(codes.subarray(0, fast.legalActions(state, codes)));
  const distinct = Array.from(codes.subarray(0, fast.distinctActions(state, codes)));
  if (legal.filter((code) => distinct.includes(code)).join() !== distinct.join() || distinct[0] !== legal[0])
    return `of ${legal} distinct are ${distinct}`;
  const seen = new Map<number, number>();
  for (let i = 0; i < DRAWS; i++) {
    const code = fast.sampleAction(state, random);
    seen.set(code, (seen.get(code) ?? 0) + 1);
  }
  const odds = 1 / legal.length;
  for (const code of legal) {
    const count = seen.get(code) ?? 0;
    seen.delete(code);
    const fault = typeFault(game, state, code);
    if (fault) return fault;
    // Six standard deviations and a little: hardly ever by accident.
    if (Math.abs(count - DRAWS * odds) > 6 * Math.sqrt(DRAWS * odds * (1 - odds)) + 3)
      return `sampled ${code} ${count} times of ${DRAWS} among ${legal.length}`;
  }
  return seen.size > 0 ? `sampled what is not listed: ${[...seen.keys()]}` : undefined;
}

/** `determinize` and `redeterminize` give the copy of what `Game.determinize` gives with an equal generator. */
function determinizeFault<T extends Types>(
  game: Game<T>,
  state: T['State'],
  bare: T['State'],
  random: Random,
): string | undefined {
  const { fast } = game;
  const { seats } = game.options(state);
  const [into, copy] = [game.clone(bare), game.clone(bare)];
  const print = (one: T['State']) =>
    JSON.stringify(Array.from({ length: seats }, (_, seat) => game.view(one, seat)));
  for (let seat: Seat = 0; seat < seats; seat++) {
    const seed = random.below(2 ** 30);
    const view = JSON.parse(JSON.stringify(game.view(state, seat))) as T['View'];
    fast.copy(game.determinize(view, new Sfc32(seed)), copy);
    const due = print(copy);
    fast.determinize(view, new Sfc32(seed), into);
    if (print(into) !== due) return `determinizes otherwise into a used state what seat ${seat} sees`;
    fast.copy(bare, into);
    fast.redeterminize(state, seat, new Sfc32(seed), into);
    if (print(into) !== due) return `redeterminizes otherwise what seat ${seat} does not see`;
  }
  return undefined;
}

function rolloutFault<T extends Types>(game: Game<T>, state: T['State'], random: Random): string | undefined {
  const { fast } = game;
  const [one, other] = [game.clone(state), game.clone(state)];
  const seed = random.below(2 ** 30);
  const actions = fast.rollout(one, new Sfc32(seed), LONGEST);
  if (fast.actor(one) !== OVER || !game.outcome(one))
    return `rolls out ${actions} actions, and it is not over`;
  if (fast.rollout(one, random) !== 0) return 'rolls out what is over';
  if (fast.rollout(other, new Sfc32(seed)) !== actions) return 'rolls out otherwise with an equal generator';
  const print = (end: T['State']) => JSON.stringify([game.outcome(end), game.view(end)]);
  return print(one) === print(other) ? undefined : 'rolls out to another end with an equal generator';
}
