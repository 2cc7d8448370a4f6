import type { WinChances } from '@bastide/bots';
import type { Seat } from '@bastide/contract';
import { curveOf } from './curve.ts';
import type { CurveFinding, DecisionFinding, DrawFinding, Finding } from './findings.ts';
import { GRADES, type Grade, gradeOf } from './grade.ts';

/** A moment at which a game turned, by a decision or by luck. */
export interface TurningPoint {
  readonly at: number;
  readonly by: 'decision' | 'luck';
  /** Seat that decided, or that luck moved most. */
  readonly seat: Seat;
  /** Change of that seat's win chance: below 0 for the loss of a decision, or bad luck. */
  readonly swing: number;
}

/** A seat's game in figures. Its chance moved by `luck` − `loss` + `given` + `rest`. */
export interface SeatReview {
  /** Decisions with something to choose. */
  readonly decisions: number;
  /** All that its decisions lost, and what that is for each. */
  readonly loss: number;
  readonly meanLoss: number;
  readonly luck: number;
  /** Gain from the decisions of others. */
  readonly given: number;
  /** Remainder: valued differently a moment later, or not looked at. */
  readonly rest: number;
  readonly grades: Readonly<Record<Grade, number>>;
}

/** Findings about a game so far; complete once every task is done. */
export interface Review<Action = { readonly type: string }> {
  /** By number of actions taken; empty until there was a glance. */
  readonly curve: readonly WinChances[];
  /** In the order of play. */
  readonly decisions: readonly DecisionFinding<Action>[];
  readonly draws: readonly DrawFinding[];
  /** The three greatest swings, in the order of play. */
  readonly turns: readonly TurningPoint[];
  readonly seats: readonly SeatReview[];
}

const TURNS = 3;
/** Less is no turn of a game. */
const LEAST_TURN = 0.01;

/** Gathers findings, in any order; of what was looked at twice, the one that came last. */
export class ReviewBuilder<Action = { readonly type: string }> {
  #glance: CurveFinding | undefined;
  readonly #decisions = new Map<number, DecisionFinding<Action>>();
  readonly #draws = new Map<number, DrawFinding>();

  add(findings: readonly Finding<Action>[]): void {
    for (const found of findings)
      if (found.kind === 'glance') this.#glance = found;
      else if (found.kind === 'draw') this.#draws.set(found.at, found);
      else this.#decisions.set(found.at, found);
  }

  review(): Review<Action> {
    const decisions = withoutInner(inOrder(this.#decisions));
    const draws = inOrder(this.#draws);
    const curve = curveOf(this.#glance?.curve ?? [], decisions, draws);
    const seats = (curve[0] ?? []).map((_, seat) => seatReview(seat, curve, decisions, draws));
    return { curve, decisions, draws, turns: turnsOf(decisions, draws), seats };
  }
}

const inOrder = <One extends { readonly at: number }>(found: ReadonlyMap<number, One>): readonly One[] =>
  [...found.values()].sort((a, b) => a.at - b.at);

/** A finer look may take in what a coarser one found to be a decision of its own. */
function withoutInner<Action>(
  decisions: readonly DecisionFinding<Action>[],
): readonly DecisionFinding<Action>[] {
  let end = 0;
  return decisions.filter(({ at, length }) => {
    if (at < end) return false;
    end = at + length;
    return true;
  });
}

function turnsOf(
  decisions: readonly DecisionFinding<unknown>[],
  draws: readonly DrawFinding[],
): readonly TurningPoint[] {
  const all = [
    ...decisions.map(({ at, seat, loss }): TurningPoint => ({ at, by: 'decision', seat, swing: -loss })),
    ...draws.map(({ at, luck }): TurningPoint => {
      const seat = luck.reduce((most, one, i) => (Math.abs(one) > Math.abs(luck[most]!) ? i : most), 0);
      return { at, by: 'luck', seat, swing: luck[seat]! };
    }),
  ];
  return all
    .filter(({ swing }) => Math.abs(swing) >= LEAST_TURN)
    .sort((a, b) => Math.abs(b.swing) - Math.abs(a.swing))
    .slice(0, TURNS)
    .sort((a, b) => a.at - b.at);
}

function seatReview(
  seat: Seat,
  curve: readonly WinChances[],
  decisions: readonly DecisionFinding<unknown>[],
  draws: readonly DrawFinding[],
): SeatReview {
  const own = decisions.filter((one) => one.seat === seat && one.thoughts.length > 1);
  const loss = sum(own.map((one) => one.loss));
  const luck = sum(draws.map((one) => one.luck[seat]!));
  const given = sum(decisions.filter((one) => one.seat !== seat).map((one) => one.loss * partOf(one, seat)));
  return {
    decisions: own.length,
    loss,
    meanLoss: own.length > 0 ? loss / own.length : 0,
    luck,
    given,
    rest: curve.at(-1)![seat]! - curve[0]![seat]! - luck + loss - given,
    grades: Object.fromEntries(
      GRADES.map((grade) => [grade, own.filter((one) => gradeOf(one.loss) === grade).length]),
    ) as Record<Grade, number>,
  };
}

/** Distributes a loss among the other seats, to each by its own chance. */
function partOf({ seat: loser, chances }: DecisionFinding<unknown>, seat: Seat): number {
  const others = 1 - chances[loser]!;
  return others > 0 ? chances[seat]! / others : 1 / (chances.length - 1);
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
