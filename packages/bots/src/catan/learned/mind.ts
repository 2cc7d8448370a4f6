import { catan } from '@bastide/catan';
import type { Seat } from '@bastide/contract';
import type { Budget, Thought } from '../../bot.ts';
import type { Action, State } from '../packed.ts';
import { Judge, type Network } from './network.ts';
import { ACCEPT, kindOf, MAP, TRADE_WITH } from './packed.ts';
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
const DEALS = new Set([kindOf(TRADE_WITH), kindOf(ACCEPT)]);

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
    const { lines, before, said } = this.#think(state, seat, budget);
    const reasons = this.#reasons.termsOf(state, seat, lines);
    const thoughts = lines.map((line, i): Thought<Action> => {
      const [action, ...then] = actionsOf(state, line);
      return { action: action!, then, chance: line.chance, terms: reasons[i]! };
    });
    if (!said) return thoughts;
    const others = thoughts.filter(({ action }) => action.type !== said.action.type);
    const talk = talkOf(said, before);
    return [{ ...talk, chance: Math.max(talk.chance, others[0]?.chance ?? 0) }, ...others];
  }

  /** What the seat says to the others, if that is not what it had rather say. */
  weigh(state: State, seat: Seat, action: Action, budget?: Budget): Thought<Action> | undefined {
    const gain = this.#talk.hopeOf(state, seat, action);
    if (gain === undefined) return undefined;
    const lines = this.#search.think(state, seat, new Purse(budget));
    return talkOf({ action, gain }, withoutDeal(lines).chance);
  }

  /** What the seat may do, best first, what that is worth without a deal, and what it had rather say to the others. */
  #think(state: State, seat: Seat, budget?: Budget) {
    const purse = new Purse(budget);
    const lines = this.#search.think(state, seat, purse);
    const before = withoutDeal(lines).chance;
    const { isOffering } = this.#manner;
    return { lines, before, said: this.#talk.speak(state, seat, { before, purse, isOffering }) };
  }
}

/** The best of lines that takes no terms that lie on the table. */
const withoutDeal = (lines: readonly Line[]): Line =>
  lines.find(({ codes }) => !DEALS.has(kindOf(codes[0]!))) ?? lines[0]!;

/** What is said to the others costs nothing: what can be done without it is still there. */
const talkOf = ({ action, gain }: Said, before: number): Thought<Action> => ({
  action,
  // biome-ignore lint/suspicious/noThenProperty: what comes after the action; nobody waits for a thought
  then: [],
  chance: Math.min(1, Math.max(0, before + gain)),
  terms: [{ name: 'trade', value: gain }],
});

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
