import { createContext, useContext, useMemo, useState } from 'react';
import type { ScoredLine } from '../session/log.ts';
import type { Moment } from '../session/session.ts';

/** The stations of the final scoring, in the order of the rulebook. */
export const STATIONS = ['road', 'city', 'monastery', 'field', 'goods'] as const;
export type Station = (typeof STATIONS)[number];

export interface Final {
  /** Every feature scored at the end, one stop each. */
  readonly stops: readonly ScoredLine[];
  /** The stop shown; undefined: the result. */
  readonly stop: ScoredLine | undefined;
  readonly index: number;
  /** Points that the seats had before the final scoring. */
  readonly inPlay: readonly number[];
  /** Points by station and seat, of the stops reached. */
  reached(station: Station): readonly number[];
  go(index: number): void;
}

export const FinalContext = createContext<Final | undefined>(undefined);
export const useFinalNow = () => useContext(FinalContext);

const isFinal = (line: Moment['log'][number]): line is ScoredLine => line.kind === 'scored' && line.final;

/** The final scoring, stop by stop, once the game is over. A table found finished shows the result. */
export function useFinal(moment: Moment): Final | undefined {
  const [wasOver] = useState(moment.outcome !== undefined);
  const [index, setIndex] = useState(wasOver ? Number.POSITIVE_INFINITY : 0);
  return useMemo(() => {
    const { outcome, log } = moment;
    if (!outcome) return undefined;
    const stops = log.filter(isFinal);
    const at = Math.min(index, stops.length);
    const sum = (lines: readonly ScoredLine[]) =>
      outcome.points.map((_, seat) =>
        lines.reduce((all, line) => all + (line.seats.includes(seat) ? line.points : 0), 0),
      );
    const atEnd = sum(stops);
    return {
      stops,
      stop: stops[at],
      index: at,
      inPlay: outcome.points.map((points, seat) => points - atEnd[seat]!),
      reached: (station: Station) => sum(stops.slice(0, at + 1).filter(({ what }) => what === station)),
      go: (to: number) => setIndex(Math.max(0, to)),
    };
  }, [moment, index]);
}
