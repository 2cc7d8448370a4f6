import { catan } from '@bastide/catan';
import {
  CONNECT,
  countOf,
  DEALT,
  DISCARD,
  FINISHED,
  FREE_ROADS,
  KINDS,
  MAIN,
  NO_ANSWER,
  ROB,
  ROBBER,
  STOLEN,
  type State,
} from '../packed.ts';
import type { NetworkEval } from './network.ts';
import { DEALT_CARD, DECLINED, END, kindOf, ROLL, START, STOLEN_CARD, WITHDRAW } from './packed.ts';
import { TimeBudget } from './time-budget.ts';

/** Width and depth of the search over the own turn: states kept at each step, and steps. */
export interface BeamSettings {
  readonly beam: number;
  readonly depth: number;
}

/** A sequence of the seat's own actions, up to where chance speaks or another seat acts, and its chance to win then. */
export interface ActionLine {
  readonly codes: readonly number[];
  readonly chance: number;
}

interface Node {
  readonly state: State;
  readonly codes: readonly number[];
  readonly chance: number;
}

const { fast } = catan;
/** Of the robber's hexes, free roads, first places and discards so many times the beam are looked at further. */
const OPEN_MORE = 2;
const UNFINISHED = new Set([CONNECT, ROBBER, ROB, FREE_ROADS]);
const WITHDRAWING = kindOf(WITHDRAW);
const byChance = (a: { readonly chance: number }, b: { readonly chance: number }): number =>
  b.chance - a.chance;

/** Sequences of own actions by beam, each state valued after the end of the turn; chance by expectation. Has its own scratch memory. */
export class Search {
  readonly #networkEval: NetworkEval;
  readonly #breadth: BeamSettings;
  #pool: State[] = [];
  #used = 0;
  #seat = 0;
  #timeBudget = new TimeBudget();
  /** By first action: the best sequence. */
  readonly #best = new Map<number, ActionLine>();
  readonly #seen = new Set<number>();

  constructor(networkEval: NetworkEval, breadth: BeamSettings) {
    this.#networkEval = networkEval;
    this.#breadth = breadth;
  }

  /**
   * The best sequence for each first action of the seat, best first; at least one, if the budget is not empty at first. `state` is
   * only lent.
   */
  think(state: State, seat: number, timeBudget: TimeBudget): ActionLine[] {
    this.#begin(state, seat, timeBudget);
    const { beam, depth } = this.#breadth;
    const root = this.#take(state);
    alone(root, seat);
    let level: Node[] = [{ state: root, codes: [], chance: 0 }];
    for (let step = 0; step < depth && level.length > 0 && !this.#timeBudget.isEmpty; step++) {
      const next: Node[] = [];
      for (const node of level) this.#expand(node, next);
      next.sort(byChance);
      level = next.slice(0, beam);
    }
    return [...this.#best.values()].sort(byChance);
  }

  #begin(state: State, seat: number, timeBudget: TimeBudget): void {
    if (this.#pool[0]?.options !== state.options || this.#pool[0]?.island !== state.island) this.#pool = [];
    this.#used = 0;
    this.#seat = seat;
    this.#timeBudget = timeBudget;
    this.#best.clear();
    this.#seen.clear();
  }

  /** A state of the pool, equal to this one, without what only costs time. */
  #take(from: State): State {
    if (this.#used === this.#pool.length) this.#pool.push(from.copy());
    const state = this.#pool[this.#used++]!;
    state.copyFrom(from);
    state.counting = null;
    return state;
  }

  #give(): void {
    this.#used--;
  }

  /** Every action from here; states in which the turn goes on come into `next`. */
  #expand({ state, codes }: Node, next: Node[]): void {
    const list = new Int32Array(fast.actionsAtMost);
    const count = fast.legalActions(state, list);
    const open: Node[] = [];
    for (let i = 0; i < count && !(this.#timeBudget.isEmpty && this.#best.size + open.length > 0); i++) {
      const code = list[i]!;
      const line = [...codes, code];
      if (code === ROLL) this.#note(line, this.#valueAtEnd(state));
      else if (kindOf(code) !== WITHDRAWING) this.#try(state, line, next, open);
    }
    // A knight without its robber, a place without its road: the best of them are looked at to the end at once.
    open.sort(byChance);
    if (this.#timeBudget.isEmpty) for (const node of open) this.#note(node.codes, node.chance);
    else for (const node of open.slice(0, OPEN_MORE * this.#breadth.beam)) this.#expand(node, next);
  }

  #try(state: State, line: readonly number[], next: Node[], open: Node[]): void {
    const after = this.#take(state);
    fast.play(after, line.at(-1)!);
    if (this.#isNew(after)) {
      const node = { state: after, codes: line, chance: this.#value(after) };
      if (this.#isUnfinished(after)) {
        open.push(node);
        return;
      }
      // Before the roll only a knight, or what wins, cannot wait.
      if (state.phase !== START || after.phase === FINISHED) this.#note(line, node.chance);
      if (after.phase === MAIN && after.seat === this.#seat) {
        next.push(node);
        return;
      }
    }
    this.#give();
  }

  /** Tells whether the seat is in the middle of something; cards are discarded by others, too. */
  #isUnfinished({ phase, due, seat }: State): boolean {
    if (phase === DISCARD) return due[this.#seat]! > 0;
    return UNFINISHED.has(phase) && seat === this.#seat;
  }

  /** The same cards and pieces by another order of actions are not looked at twice. */
  #isNew({ all }: State): boolean {
    let key = 0;
    for (let i = 0; i < all.length; i++) key = Math.imul(key ^ all[i]!, 0x9e3779b1) ^ (key >>> 15);
    if (this.#seen.has(key)) return false;
    this.#seen.add(key);
    return true;
  }

  #note(codes: readonly number[], chance: number): void {
    const known = this.#best.get(codes[0]!);
    if (!known || chance > known.chance) this.#best.set(codes[0]!, { codes, chance });
  }

  #value(state: State): number {
    if (state.phase === DEALT) return this.#expect(state, state.deck, DEALT_CARD);
    if (state.phase === STOLEN) return this.#expect(state, state.hand[state.victim]!, STOLEN_CARD);
    return this.#valueAtEnd(state);
  }

  /** The mean over what chance may bring: a card of those given. */
  #expect(state: State, cards: number, code: number): number {
    let sum = 0;
    let chances = 0;
    for (let kind = 0; kind < KINDS; kind++) {
      const weight = countOf(cards, kind);
      if (weight === 0) continue;
      const after = this.#take(state);
      fast.play(after, code | kind);
      sum += weight * this.#valueAtEnd(after);
      chances += weight;
      this.#give();
    }
    return sum / chances;
  }

  /** The chance to win if the turn ended here. */
  #valueAtEnd(state: State): number {
    this.#timeBudget.spend();
    if (state.phase !== MAIN || state.seat !== this.#seat) return this.#networkEval.chance(state, this.#seat);
    const after = this.#take(state);
    fast.play(after, END);
    const chance = this.#networkEval.chance(after, this.#seat);
    this.#give();
    return chance;
  }
}

/** Tells whether no other seat is asked or has cards to discard: then the list is that of this seat. */
function alone({ due, answer, seats }: State, seat: number): void {
  for (let other = 0; other < seats; other++) {
    if (other === seat) continue;
    due[other] = 0;
    if (answer[other] === NO_ANSWER) answer[other] = DECLINED;
  }
}
