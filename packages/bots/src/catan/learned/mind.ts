import { catan } from '@bastide/catan';
import type { Seat } from '@bastide/contract';
import type { Budget, Thought } from '../../bot.ts';
import type { Action, State } from '../packed.ts';
import { Judge, type Network } from './network.ts';
import { kindOf, MAP, TRADE_WITH } from './packed.ts';
import { Purse } from './purse.ts';
import { Reasons } from './reasons.ts';
import { type Breadth, type Line, Search } from './search.ts';
import { type Said, Talk } from './talk.ts';

/** How a bot plays by a network. */
export interface Manner extends Breadth {
  /** Whether it offers trades itself; it answers those of others in any case. */
  readonly isOffering: boolean;
}

const { fast } = catan;
const TRADING = kindOf(TRADE_WITH);

/** Thinks about tables of a number of seats. Has room of its own. */
export class Mind {
  readonly #judge: Judge;
  readonly #search: Search;
  readonly #talk: Talk;
  readonly #reasons: Reasons;
  readonly #manner: Manner;

  constructor(network: Network, manner: Manner) {
    const judge = new Judge(network);
    this.#judge = judge;
    this.#search = new Search(judge, manner);
    this.#talk = new Talk(judge, (state, seat, purse) => this.#search.think(state, seat, purse)[0]!.chance);
    this.#reasons = new Reasons(network, judge);
    this.#manner = manner;
  }

  decide(state: State, seat: Seat, budget?: Budget): Action {
    const { lines, said } = this.#think(state, seat, budget);
    return said?.action ?? fast.decode(state, lines[0]!.codes[0]!);
  }

  /** The chances of all seats as things stand; before there is an island, nobody is ahead. */
  assess(state: State): readonly number[] {
    const { seats, phase } = state;
    if (phase === MAP) return Array.from({ length: seats }, () => 1 / seats);
    return Array.from({ length: seats }, (_, seat) => this.#judge.chance(state, seat));
  }

  consider(state: State, seat: Seat, budget?: Budget): readonly Thought<Action>[] {
    const { lines, said } = this.#think(state, seat, budget);
    const reasons = this.#reasons.termsOf(state, seat, lines);
    const thoughts = lines.map((line, i): Thought<Action> => {
      const [action, ...then] = actionsOf(state, line);
      return { action: action!, then, chance: line.chance, terms: reasons[i]! };
    });
    if (!said) return thoughts;
    // What is said costs nothing: the best of the rest can be done after it.
    const others = thoughts.filter(({ action }) => action.type !== said.action.type);
    const chance = Math.min(1, (others[0]?.chance ?? thoughts[0]!.chance) + said.gain);
    const then: readonly Action[] = [];
    const terms = [{ name: 'trade', value: said.gain }];
    return [{ action: said.action, then, chance, terms }, ...others];
  }

  /** What the seat may do, best first, and what it had rather say to the others. */
  #think(state: State, seat: Seat, budget?: Budget): { lines: readonly Line[]; said: Said | undefined } {
    const purse = new Purse(budget);
    const lines = this.#search.think(state, seat, purse);
    const before = (lines.find(({ codes }) => kindOf(codes[0]!) !== TRADING) ?? lines[0]!).chance;
    const { isOffering } = this.#manner;
    return { lines, said: this.#talk.speak(state, seat, { before, purse, isOffering }) };
  }
}

/** A line in words: a code means something only in the state in which it is played. */
function actionsOf(state: State, { codes }: Line): Action[] {
  const copy = state.copy();
  copy.counting = null;
  return codes.map((code) => {
    const action = fast.decode(copy, code);
    fast.play(copy, code);
    return action;
  });
}
