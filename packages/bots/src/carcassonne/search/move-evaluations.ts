import { type Action, carcassonne } from '@bastide/carcassonne';
import type { Seat } from '@bastide/contract';
import type { MoveEvaluation, Term } from '../../bot.ts';
import { type Family, familyOf } from '../learned/learned.ts';
import { FINISHED, type State } from '../packed.ts';
import type { RankedCandidate } from './halving.ts';
import type { LeafEval } from './leaf-eval.ts';

const { fast } = carcassonne;

/** Terms that move a decision by less are not told. */
const LEAST = 0.05;
/** Variance of the final lead around the expected one, for each tile that two seats have still to lay. */
const DRIFT: Readonly<Record<Family, number>> = { base: 8, traders: 26, paired: 26 };

/** Turns ranked candidates into move evaluations. */
export function evaluateMoves(
  state: State,
  ranked: readonly RankedCandidate[],
  leaf: LeafEval,
  seat: Seat,
): MoveEvaluation<Action>[] {
  const parts = ranked.map((one) => leaf.parts(one.state, seat));
  const mean = meanOf(parts);
  const outlook = ranked.map(({ lead }, i) => lead - sum(parts[i]!));
  const usual = outlook.reduce((all, one) => all + one, 0) / outlook.length;
  return ranked.map((one, i) => ({
    ...actionsOf(state, one.codes),
    chance: chancesOf(one.state, leaf.leads(one.state, seat, one.lead))[seat]!,
    margin: one.lead,
    terms: termsOf(parts[i]!, mean, outlook[i]! - usual),
  }));
}

function actionsOf(state: State, codes: readonly number[]): { action: Action; then: Action[] } {
  const copy = state.copy();
  const actions = codes.map((code) => {
    const action = fast.decode(copy, code);
    fast.play(copy, code);
    return action;
  });
  // biome-ignore lint/suspicious/noThenProperty: what comes after the action; nobody waits for a thought
  return { action: actions[0]!, then: actions.slice(1) };
}

/** The chances of all seats to win with those leads to be expected, together 1. */
export function chancesOf(state: State, leads: readonly number[]): number[] {
  const ahead = leads.map((lead) => chanceOf(state, lead));
  const all = ahead.reduce((total, chance) => total + chance, 0);
  return ahead.map((chance) => chance / all);
}

/** The chance to be ahead at last of one who is best now, by that lead. */
function chanceOf(state: State, lead: number): number {
  if (state.phase === FINISHED) return lead > 0 ? 1 : lead < 0 ? 0 : 0.5;
  const variance = DRIFT[familyOf(state)] * ((2 * state.left) / state.seats + 1);
  // The logistic curve that is closest to the normal one.
  return 1 / (1 + Math.exp((-1.702 * lead) / Math.sqrt(variance)));
}

/** Returns the terms that set a candidate apart from the mean of all, the weightiest first; `outlook`: the part that only search shows. */
function termsOf(parts: Map<string, number>, mean: Map<string, number>, outlook: number): Term[] {
  const terms = [...mean].map(([name, usual]) => ({ name, value: (parts.get(name) ?? 0) - usual }));
  return [...terms, { name: 'outlook', value: outlook }]
    .filter(({ value }) => Math.abs(value) >= LEAST)
    .sort((one, other) => Math.abs(other.value) - Math.abs(one.value));
}

function meanOf(all: readonly Map<string, number>[]): Map<string, number> {
  const mean = new Map<string, number>();
  for (const parts of all)
    for (const [name, value] of parts) mean.set(name, (mean.get(name) ?? 0) + value / all.length);
  return mean;
}

const sum = (parts: Map<string, number>): number => [...parts.values()].reduce((all, one) => all + one, 0);
