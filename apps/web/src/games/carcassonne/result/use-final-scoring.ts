import type { Options } from '@bastide/carcassonne';
import { createContext, useContext, useMemo, useState } from 'react';
import { itemAt } from '../../../must.ts';
import type { ScoreLine } from '../log/lines.ts';
import type { CarcassonneMoment } from '../session.ts';

/** The stages of the final scoring, in the order of the rulebook. */
const SCORING_STAGES = ['road', 'city', 'monastery', 'field', 'goods'] as const;
export type ScoringStage = (typeof SCORING_STAGES)[number];

/** Returns the stage of a score. Gardens are scored with monasteries. CAR-ABB-03 */
export const stageOf = ({ what }: Pick<ScoreLine, 'what'>): ScoringStage =>
  what === 'garden' ? 'monastery' : what;

/**
 * Returns the stages of a game. Without Traders & Builders there are no goods to count; without farmers, no fields.
 */
const stagesOf = ({ sets, farmers }: Options): readonly ScoringStage[] =>
  SCORING_STAGES.filter(
    (station) => (station !== 'goods' || sets.includes('traders')) && (station !== 'field' || farmers),
  );

export interface FinalScoring {
  readonly stages: readonly ScoringStage[];
  /** Number of the stop's station, from 0; all of them: the result. */
  readonly step: number;
  /** All features scored at the end, one stop each. */
  readonly stops: readonly ScoreLine[];
  /** The stop shown; undefined: the result. */
  readonly stop: ScoreLine | undefined;
  readonly index: number;
  /** Points of the seats before the final scoring. */
  readonly inPlay: readonly number[];
  /** Points by seat, including the stops reached. */
  readonly pointsSoFar: readonly number[];
  /** Returns the points of a stage by seat, from the stops reached. */
  reached(station: ScoringStage): readonly number[];
  go(index: number): void;
}

export const FinalScoringContext = createContext<FinalScoring | undefined>(undefined);
export const useFinalScoringContext = () => useContext(FinalScoringContext);

const isFinal = (line: CarcassonneMoment['log'][number]): line is ScoreLine =>
  line.kind === 'scored' && line.final;

/** Steps through the final scoring once the game is over. A table that was finished when opened shows the result. */
export function useFinalScoring(moment: CarcassonneMoment, wasOver: boolean): FinalScoring | undefined {
  const [index, setIndex] = useState(wasOver ? Number.POSITIVE_INFINITY : 0);
  return useMemo(() => {
    const { outcome, log, view } = moment;
    if (!outcome) return undefined;
    const stops = log.filter(isFinal);
    const at = Math.min(index, stops.length);
    const sum = (lines: readonly ScoreLine[]) =>
      outcome.points.map((_, seat) =>
        lines.reduce((all, line) => all + (line.seats.includes(seat) ? line.points : 0), 0),
      );
    const atEnd = sum(stops);
    const stages = stagesOf(view.options);
    const stop = stops[at];
    const inPlay = outcome.points.map((points, seat) => points - itemAt(atEnd, seat));
    const reached = sum(stops.slice(0, at + 1));
    return {
      stages,
      step: stop ? stages.indexOf(stageOf(stop)) : stages.length,
      stops,
      stop,
      index: at,
      inPlay,
      pointsSoFar: inPlay.map((points, seat) => points + itemAt(reached, seat)),
      reached: (station: ScoringStage) =>
        sum(stops.slice(0, at + 1).filter((one) => stageOf(one) === station)),
      go: (to: number) => setIndex(Math.max(0, to)),
    };
  }, [moment, index]);
}
