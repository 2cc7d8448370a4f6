import {
  type DecisionFinding,
  type Effort,
  type Grade,
  gradeOf,
  type Review,
  type TurningPoint,
} from '@bastide/coach';
import type { Game, Seat, Types } from '@bastide/contract';

/** A judged game, as it is told: actions with their text form. */
export interface Analysis {
  readonly ok: true;
  readonly file: string;
  readonly game: string;
  readonly options: Types['Options'];
  readonly names: readonly string[];
  readonly actions: number;
  readonly over: boolean;
  readonly winners: readonly Seat[];
  /** By seat; empty where the game goes on. */
  readonly points: readonly number[];
  /** Who judged, as it is written, and how much was thought about a move, pass by pass. */
  readonly bot: string;
  readonly efforts: readonly Effort[];
  readonly curve: Review['curve'];
  readonly turns: readonly AnalysedTurn[];
  readonly seats: Review['seats'];
  readonly decisions: readonly AnalysedDecision[];
  readonly draws: readonly (Review['draws'][number] & { readonly text: string })[];
}

/** A turning point, and what was played there, with what would have been better, or what chance did. */
export type AnalysedTurn = TurningPoint & { readonly played: string; readonly better?: string };

/** A decision with its grade; where there was nothing to choose it is left out. */
export type AnalysedDecision = Omit<DecisionFinding<Types['Action']>, 'kind' | 'thoughts'> & {
  readonly grade: Grade;
  readonly thoughts: readonly (DecisionFinding<Types['Action']>['thoughts'][number] & {
    readonly text: string;
  })[];
};

/** A thought or what chance did, in the text form of records. */
export const inText = ({ text }: Game<Types>, actions: readonly Types['Action'][]): string =>
  actions.map((action) => text.write(action)).join(' ');

export const analysedDecision = (
  game: Game<Types>,
  { kind: _, ...decision }: DecisionFinding<Types['Action']>,
): AnalysedDecision => ({
  ...decision,
  grade: gradeOf(decision.loss),
  thoughts: decision.thoughts.map((thought) => ({
    ...thought,
    text: inText(game, [thought.action, ...thought.then]),
  })),
});

/** Without a better move where there was none, or chance did it. */
export function turnIn(
  game: Game<Types>,
  point: TurningPoint,
  { decisions }: Pick<Review, 'decisions'>,
  acts: readonly Types['Action'][],
): AnalysedTurn {
  const decision = decisions.find(({ at }) => at === point.at);
  if (!decision) return { ...point, played: inText(game, [acts[point.at]!]) };
  const { thoughts, played } = analysedDecision(game, decision);
  const better = played > 0 ? { better: thoughts[0]!.text } : {};
  return { ...point, played: thoughts[played]!.text, ...better };
}
