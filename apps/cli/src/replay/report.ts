import {
  type Actor,
  type Game,
  type GameRecord,
  type RecordFault,
  replay,
  type Seat,
  type Types,
  writeText,
} from '@bastide/contract';
import { traced } from '../games.ts';
import { BadInput } from '../shell/bad-input.ts';
import type { Source } from './sources.ts';

export interface Wanted {
  /** How many actions to play; all of them if left out. */
  readonly until?: number | undefined;
  /** Whose view to show; an onlooker's if left out. */
  readonly seat?: Seat | undefined;
  readonly trace?: boolean | undefined;
  readonly text?: boolean | undefined;
}

/** One score and its reasons. */
export interface Score {
  /** The index of the action that brought it. */
  readonly at: number;
  readonly seat: Seat;
  readonly rule: string;
  readonly points: number;
  readonly parts: readonly { readonly for: string; readonly count: number; readonly points: number }[];
  /** Whether it belongs to the final scoring. */
  readonly final: boolean;
}

/** One action, and what came of it. */
export interface TraceLine {
  readonly at: number;
  readonly by: Actor;
  readonly action: { readonly type: string };
  /** How many actions `by` could choose from. */
  readonly listed: number;
  /** After the action, by seat. */
  readonly points: readonly number[];
  readonly events: readonly { readonly type: string }[];
  /** Of Catan: number of resource cards by seat, and the cards themselves unless one seat looks on. */
  readonly hands?: readonly number[];
  readonly cards?: readonly Readonly<Record<string, number>>[];
  /** Of Catan: who holds the bonus cards. */
  readonly longestRoad?: Seat | null;
  readonly largestArmy?: Seat | null;
}

export interface Report {
  readonly ok: true;
  readonly file: string;
  readonly game: string;
  readonly options: Types['Options'];
  readonly names: readonly string[];
  readonly actions: number;
  readonly over: boolean;
  readonly points: readonly number[];
  /** Empty while the game goes on. */
  readonly winners: readonly Seat[];
  readonly breakdown: readonly Score[];
  readonly view: unknown;
  readonly text?: string;
  readonly trace?: readonly TraceLine[];
}

export type Reported = Report | (RecordFault & { readonly file: string });

/** Plays a record and tells what happened in it, or what is wrong with it. */
export function reportOn({ name, read }: Source, { until, seat, trace, text }: Wanted): Reported {
  if (!read.ok) return refused(name, read);
  const { game, value } = read;
  const breakdown: Score[] = [];
  const lines: TraceLine[] = [];
  let listed = 0;
  const played = replay(game, value, until, {
    before(state, by) {
      if (trace) listed = game.actions(state, by).length;
    },
    after(state, by, action, at, events) {
      for (const event of events) if (isScore(event)) breakdown.push(scoreOf(event, at));
      if (!trace) return;
      const witnessed = seat === undefined ? events : events.map((event) => game.witness(event, seat));
      lines.push({
        at,
        by,
        action,
        listed,
        points: pointsIn(game, state),
        events: witnessed,
        ...traced(game, state, seat),
      });
    },
  });
  if (!played.ok) return refused(name, played);
  const { state } = played;
  const { seats } = game.options(state);
  if (seat !== undefined && seat >= seats)
    throw new BadInput(`${name}: there is no seat ${seat}: they are 0 to ${seats - 1}`);
  const record = cut(played.record, until);
  const outcome = game.outcome(state);
  return {
    ok: true,
    file: name,
    game: game.name,
    options: record.options,
    names: record.seats.map((one) => one.name),
    actions: record.actions.length,
    over: outcome !== undefined,
    points: pointsIn(game, state),
    winners: outcome?.winners ?? [],
    breakdown,
    view: game.view(state, seat),
    ...(text && { text: writeText(game, record) }),
    ...(trace && { trace: lines }),
  };
}

const refused = (file: string, { ok, ...fault }: RecordFault): Reported => ({ ok, file, ...fault });

const isScore = (event: Types['Event']): event is Types['Event'] & Omit<Score, 'at'> =>
  event.type === 'scored';

const scoreOf = ({ seat, rule, points, parts, final }: Omit<Score, 'at'>, at: number): Score => ({
  at,
  seat,
  rule,
  points,
  parts,
  final,
});

const pointsIn = (game: Game<Types>, state: Types['State']): number[] =>
  Array.from({ length: game.options(state).seats }, (_, seat) => game.fast.points(state, seat));

/** The record as it stood after that many actions: a game in progress has no result. */
function cut(record: GameRecord, until = Number.POSITIVE_INFINITY): GameRecord {
  if (until >= record.actions.length) return record;
  const { result: _, at, ...rest } = record;
  return {
    ...rest,
    actions: record.actions.slice(0, until),
    ...(at && { at: at.slice(0, until) }),
  };
}
