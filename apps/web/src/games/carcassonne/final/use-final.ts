import type { Options } from '@bastide/carcassonne';
import { createContext, useContext, useMemo, useState } from 'react';
import type { ScoredLine } from '../log/lines.ts';
import type { CarcassonneMoment } from '../session.ts';

/** The stations of the final scoring, in the order of the rulebook. */
const STATIONS = ['road', 'city', 'monastery', 'field', 'goods'] as const;
export type Station = (typeof STATIONS)[number];

/** Gardens are scored where monasteries are. CAR-ABB-03 */
export const stationOf = ({ what }: Pick<ScoredLine, 'what'>): Station =>
  what === 'garden' ? 'monastery' : what;

/** Without Traders & Builders there are no goods to count; without farmers, no fields. */
const stationsOf = ({ sets, farmers }: Options): readonly Station[] =>
  STATIONS.filter(
    (station) => (station !== 'goods' || sets.includes('traders')) && (station !== 'field' || farmers),
  );

export interface Final {
  readonly stations: readonly Station[];
  /** Which station that of the stop is, from 0; all of them: the result. */
  readonly step: number;
  /** Every feature scored at the end, one stop each. */
  readonly stops: readonly ScoredLine[];
  /** The stop shown; undefined: the result. */
  readonly stop: ScoredLine | undefined;
  readonly index: number;
  /** Points that the seats had before the final scoring. */
  readonly inPlay: readonly number[];
  /** Points by seat, those of the stops reached included. */
  readonly soFar: readonly number[];
  /** Points by station and seat, of the stops reached. */
  reached(station: Station): readonly number[];
  go(index: number): void;
}

export const FinalContext = createContext<Final | undefined>(undefined);
export const useFinalNow = () => useContext(FinalContext);

const isFinal = (line: CarcassonneMoment['log'][number]): line is ScoredLine =>
  line.kind === 'scored' && line.final;

/** The final scoring, stop by stop, once the game is over. A table found finished shows the result. */
export function useFinal(moment: CarcassonneMoment): Final | undefined {
  const [wasOver] = useState(moment.outcome !== undefined);
  const [index, setIndex] = useState(wasOver ? Number.POSITIVE_INFINITY : 0);
  return useMemo(() => {
    const { outcome, log, view } = moment;
    if (!outcome) return undefined;
    const stops = log.filter(isFinal);
    const at = Math.min(index, stops.length);
    const sum = (lines: readonly ScoredLine[]) =>
      outcome.points.map((_, seat) =>
        lines.reduce((all, line) => all + (line.seats.includes(seat) ? line.points : 0), 0),
      );
    const atEnd = sum(stops);
    const stations = stationsOf(view.options);
    const stop = stops[at];
    const inPlay = outcome.points.map((points, seat) => points - atEnd[seat]!);
    const reached = sum(stops.slice(0, at + 1));
    return {
      stations,
      step: stop ? stations.indexOf(stationOf(stop)) : stations.length,
      stops,
      stop,
      index: at,
      inPlay,
      soFar: inPlay.map((points, seat) => points + reached[seat]!),
      reached: (station: Station) => sum(stops.slice(0, at + 1).filter((one) => stationOf(one) === station)),
      go: (to: number) => setIndex(Math.max(0, to)),
    };
  }, [moment, index]);
}
