import { catan } from '@bastide/catan';
import type { Seat } from '@bastide/contract';
import type { Budget, MoveEvaluation } from '../../bot.ts';
import type { Action, State } from '../packed.ts';
import { type Network, NetworkEval } from './network.ts';
import { ACCEPT, kindOf, MAP, TRADE_WITH } from './packed.ts';
import { Reasons } from './reasons.ts';
import { type ActionLine, type BeamSettings, Search } from './search.ts';
import { TimeBudget } from './time-budget.ts';
import { type TradeMove, TradePolicy } from './trade-policy.ts';

/** Settings of a bot that plays by a network. */
export interface PlannerSettings extends BeamSettings {
  /** True if it offers trades itself; it answers those of others in any case. */
  readonly isOffering: boolean;
}

const { fast } = catan;
const DEALS = new Set([kindOf(TRADE_WITH), kindOf(ACCEPT)]);

/** Thinks about tables of a number of seats. Has its own scratch memory. */
export class TurnPlanner {
  readonly #networkEval: NetworkEval;
  readonly #search: Search;
  readonly #tradePolicy: TradePolicy;
  readonly #reasons: Reasons;
  readonly #settings: PlannerSettings;

  constructor(network: Network, settings: PlannerSettings) {
    const networkEval = new NetworkEval(network);
    this.#networkEval = networkEval;
    this.#search = new Search(networkEval, settings);
    this.#tradePolicy = new TradePolicy(
      networkEval,
      (state, seat, timeBudget) => this.#search.think(state, seat, timeBudget)[0]!.chance,
    );
    this.#reasons = new Reasons(network, networkEval);
    this.#settings = settings;
  }

  decide(state: State, seat: Seat, budget?: Budget): Action {
    const { lines, tradeMove } = this.#think(state, seat, budget);
    return tradeMove?.action ?? fast.decode(state, lines[0]!.codes[0]!);
  }

  /** The chances of all seats as things stand; before there is an island, nobody is ahead. */
  assess(state: State): readonly number[] {
    const { seats, phase } = state;
    if (phase === MAP) return Array.from({ length: seats }, () => 1 / seats);
    return Array.from({ length: seats }, (_, seat) => this.#networkEval.chance(state, seat));
  }

  consider(state: State, seat: Seat, budget?: Budget): readonly MoveEvaluation<Action>[] {
    const { lines, before, tradeMove } = this.#think(state, seat, budget);
    const reasons = this.#reasons.termsOf(state, seat, lines);
    const thoughts = lines.map((line, i): MoveEvaluation<Action> => {
      const [action, ...then] = actionsOf(state, line);
      return { action: action!, then, chance: line.chance, terms: reasons[i]! };
    });
    if (!tradeMove) return thoughts;
    const others = thoughts.filter(({ action }) => action.type !== tradeMove.action.type);
    const talk = tradeEvaluation(tradeMove, before);
    return [{ ...talk, chance: Math.max(talk.chance, others[0]?.chance ?? 0) }, ...others];
  }

  /** Evaluates a trade action of the seat that is not the one it prefers. */
  weigh(state: State, seat: Seat, action: Action, budget?: Budget): MoveEvaluation<Action> | undefined {
    const gain = this.#tradePolicy.hopeOf(state, seat, action);
    if (gain === undefined) return undefined;
    const lines = this.#search.think(state, seat, new TimeBudget(budget));
    return tradeEvaluation({ action, gain }, withoutDeal(lines).chance);
  }

  /** Searches the seat's turn: lines best first, their value without a deal, and the trade action that it prefers. */
  #think(state: State, seat: Seat, budget?: Budget) {
    const timeBudget = new TimeBudget(budget);
    const lines = this.#search.think(state, seat, timeBudget);
    const before = withoutDeal(lines).chance;
    const { isOffering } = this.#settings;
    return {
      lines,
      before,
      tradeMove: this.#tradePolicy.speak(state, seat, { before, timeBudget, isOffering }),
    };
  }
}

/** The best of lines that takes no terms that lie on the table. */
const withoutDeal = (lines: readonly ActionLine[]): ActionLine =>
  lines.find(({ codes }) => !DEALS.has(kindOf(codes[0]!))) ?? lines[0]!;

/** Evaluation of a trade action: talk costs nothing, so everything possible without it is still there. */
const tradeEvaluation = ({ action, gain }: TradeMove, before: number): MoveEvaluation<Action> => ({
  action,
  // biome-ignore lint/suspicious/noThenProperty: what comes after the action; nobody waits for a thought
  then: [],
  chance: Math.min(1, Math.max(0, before + gain)),
  terms: [{ name: 'trade', value: gain }],
});

/** A line in words: a code means something only in the state in which it is played. */
function actionsOf(state: State, { codes }: ActionLine): Action[] {
  const copy = state.copy();
  copy.counting = null;
  return codes.map((code) => {
    const action = fast.decode(copy, code);
    fast.play(copy, code);
    return action;
  });
}
