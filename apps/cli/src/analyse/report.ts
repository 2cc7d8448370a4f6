import {
  type DecisionFinding,
  type Effort,
  type Grade,
  gradeOf,
  type Review,
  type TurningPoint,
} from '@bastide/coach';
import type { Game, Seat, Types } from '@bastide/contract';

/** An analysed game, with actions in text form. */
export interface Analysis {
  readonly ok: true;
  readonly file: string;
  readonly game: string;
  readonly options: Types['Options'];
  readonly names: readonly string[];
  readonly actions: number;
  readonly over: boolean;
  readonly winners: readonly Seat[];
  /** By seat; empty for an unfinished game. */
  readonly points: readonly number[];
  /** The bot that judged, as given, and its budget for a move in each pass. */
  readonly bot: string;
  readonly efforts: readonly Effort[];
  readonly curve: Review['curve'];
  readonly turns: readonly AnalysedTurn[];
  readonly seats: Review['seats'];
  readonly decisions: readonly AnalysedDecision[];
  readonly draws: readonly (Review['draws'][number] & { readonly text: string })[];
}

/** A turning point with the move, and the better one if there is any; or the draw. */
export type AnalysedTurn = TurningPoint & { readonly played: string; readonly better?: string };

/** A decision with its grade; decisions without a choice are left out. */
export type AnalysedDecision = Omit<DecisionFinding<Types['Action']>, 'kind' | 'thoughts'> & {
  readonly grade: Grade;
  readonly thoughts: readonly (DecisionFinding<Types['Action']>['thoughts'][number] & {
    readonly text: string;
  })[];
};

/** Returns actions in the text form of records. */
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

/** Returns a turning point; without a better move if there was none, or if it was a draw. */
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
