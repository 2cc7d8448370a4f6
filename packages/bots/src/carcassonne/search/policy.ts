import { carcassonne } from '@bastide/carcassonne';
import { DEPLOY, figureOf, localOf, PLACE, RETRIEVE, SECOND, SKIP, type State, TAKEN } from '../packed.ts';
import type { LeafEval } from './leaf-eval.ts';
import { QuickEval } from './quick-eval.ts';

const { fast } = carcassonne;

/** Policy of a seat during search: it weighs well the moves that a cheap quick evaluation finds best. */
export class Policy {
  readonly #leaf: LeafEval;
  readonly #quickEval: QuickEval;
  readonly #attempt: State;
  readonly #codes = new Int32Array(fast.actionsAtMost);
  /** The best way so far, and its value. */
  #placement = 0;
  #choice = SKIP;
  #most = 0;

  constructor(leaf: LeafEval, like: State) {
    this.#leaf = leaf;
    this.#quickEval = new QuickEval(leaf.evaluation);
    this.#attempt = like.copy();
  }

  /** Learns the state from which the search begins. */
  look(state: State): void {
    this.#quickEval.look(state);
  }

  /** Plays what the seat to act does: a tile with its figure, or an answer. `breadth`: ways to lay the tile that are weighed. */
  play(state: State, breadth: number): void {
    if (state.phase === PLACE) this.#playTile(state, breadth);
    else if (state.phase === SECOND) fast.play(state, TAKEN);
    else this.#playAnswer(state);
  }

  #playTile(state: State, breadth: number): void {
    const quickEval = this.#quickEval;
    quickEval.weigh(state, this.#codes, fast.distinctActions(state, this.#codes), breadth);
    this.#most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < quickEval.count; i++)
      this.#weighWay(state, quickEval.placements[i]!, quickEval.locals[i]!);
    fast.play(state, this.#placement);
    if (state.phase === DEPLOY) fast.play(state, this.#choice);
  }

  /** A placement, with whatever figure may stand on that segment; −1: with none. */
  #weighWay(state: State, placement: number, local: number): void {
    const attempt = this.#attempt;
    let next = 0;
    do {
      fast.copy(state, attempt);
      fast.play(attempt, placement);
      let choice = SKIP;
      if (attempt.phase === DEPLOY) {
        const at = nextChoice(attempt, local, next);
        // Where the supply has no such figure the tile is laid without one.
        next = at < 0 ? -1 : nextChoice(attempt, local, at + 1);
        if (at >= 0) choice = attempt.deployCodes[at]!;
        fast.play(attempt, choice);
      } else next = -1;
      const value = this.#leaf.value(attempt, state.seat);
      if (value > this.#most) {
        this.#most = value;
        this.#placement = placement;
        this.#choice = choice;
      }
    } while (next >= 0);
  }

  #playAnswer(state: State): void {
    const codes = this.#codes;
    const attempt = this.#attempt;
    const seat = fast.actor(state);
    const count = fast.legalActions(state, codes);
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
 * The place in `state.deployCodes`, from `from` on, of a figure for that segment, −1 for none: the first that is listed, and
 * whatever else is listed with that same figure. Without a segment: of doing nothing, which is listed last.
 */
function nextChoice({ deployCodes, deployCount }: State, local: number, from: number): number {
  if (local < 0) return from === 0 ? deployCount - 1 : -1;
  const figure = from === 0 ? -1 : figureOf(deployCodes[from - 1]!);
  for (let i = from; i < deployCount; i++) {
    const code = deployCodes[i]!;
    if (code > RETRIEVE && localOf(code) === local && (figure < 0 || figureOf(code) === figure)) return i;
  }
  return -1;
}
