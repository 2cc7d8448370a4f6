import { carcassonne } from '@bastide/carcassonne';
import { DEPLOY, figureOf, localOf, PLACE, SECOND, SKIP, type State, TAKEN } from '../packed.ts';
import { Hunch } from './hunch.ts';
import type { Leaf } from './leaf.ts';

const { fast } = carcassonne;

/** How a seat plays while the search looks ahead: it weighs well what a cheap hunch finds best. */
export class Policy {
  readonly #leaf: Leaf;
  readonly #hunch: Hunch;
  readonly #try: State;
  readonly #codes = new Int32Array(fast.actionsAtMost);

  constructor(leaf: Leaf, like: State) {
    this.#leaf = leaf;
    this.#hunch = new Hunch(leaf.evaluation);
    this.#try = like.copy();
  }

  /** Learns the state from which the search begins. */
  look(state: State): void {
    this.#hunch.look(state);
  }

  /** Plays what the seat to act does: a tile with its figure, or an answer. `breadth`: ways to lay the tile that are weighed. */
  play(state: State, breadth: number): void {
    if (state.phase === PLACE) this.#playTile(state, breadth);
    else if (state.phase === SECOND) fast.play(state, TAKEN);
    else this.#playAnswer(state);
  }

  #playTile(state: State, breadth: number): void {
    const codes = this.#codes;
    const hunch = this.#hunch;
    const { seat } = state;
    const count = fast.distinct(state, codes);
    hunch.weigh(state, codes, count, breadth);
    let placement = hunch.placements[0]!;
    let choice = -1;
    if (hunch.count === 1) choice = this.#only(state, placement, hunch.locals[0]!);
    else {
      const attempt = this.#try;
      let most = Number.NEGATIVE_INFINITY;
      for (let i = 0; i < hunch.count; i++) {
        let from = 0;
        const local = hunch.locals[i]!;
        for (;;) {
          fast.copy(state, attempt);
          fast.play(attempt, hunch.placements[i]!);
          let taken = -1;
          if (attempt.phase === DEPLOY) {
            const at = nextChoice(attempt, local, from);
            if (at < 0) break;
            taken = attempt.choices[at]!;
            from = at + 1;
            fast.play(attempt, taken);
          }
          const value = this.#leaf.value(attempt, seat);
          if (value > most) {
            most = value;
            placement = hunch.placements[i]!;
            choice = taken;
          }
          if (taken <= SKIP) break;
        }
      }
    }
    fast.play(state, placement);
    if (state.phase === DEPLOY) fast.play(state, choice < 0 ? SKIP : choice);
  }

  /** The code of the figure where nothing else is weighed. */
  #only(state: State, placement: number, local: number): number {
    const attempt = this.#try;
    if (local < 0) return SKIP;
    fast.copy(state, attempt);
    fast.play(attempt, placement);
    if (attempt.phase !== DEPLOY) return -1;
    const at = nextChoice(attempt, local, 0);
    return at < 0 ? SKIP : attempt.choices[at]!;
  }

  #playAnswer(state: State): void {
    const codes = this.#codes;
    const attempt = this.#try;
    const seat = fast.actor(state);
    const count = fast.legal(state, codes);
    let most = Number.NEGATIVE_INFINITY;
    let best = codes[0]!;
    for (let i = 0; i < count; i++) {
      fast.copy(state, attempt);
      fast.play(attempt, codes[i]!);
      const value = this.#leaf.value(attempt, seat);
      if (value > most) {
        most = value;
        best = codes[i]!;
      }
    }
    fast.play(state, best);
  }
}

/**
 * The place in `state.choices`, from `from` on, of a figure for that segment, −1 for none: the first that is listed, and
 * whatever else is listed with that same figure.
 */
function nextChoice(state: State, local: number, from: number): number {
  const { choices, choiceCount } = state;
  if (local < 0) return from === 0 ? choiceCount - 1 : -1;
  const figure = from === 0 ? -1 : figureOf(choices[from - 1]!);
  for (let i = from; i < choiceCount; i++) {
    const code = choices[i]!;
    if (code > 1 && localOf(code) === local && (figure < 0 || figureOf(code) === figure)) return i;
  }
  return -1;
}
