import {
  type Actor,
  type GameRecord,
  type RecordFault,
  type RedactedAction,
  replay,
  type Seat,
  type Types,
} from '@bastide/contract';
import type { Translator } from '../i18n/translator.ts';
import { BadInput } from '../shell/bad-input.ts';
import { fileLabel } from '../shell/files.ts';
import { perspectiveOf } from './perspective.ts';
import type { RecordSource } from './sources.ts';

export interface ReplayRequest {
  /** Number of actions to play; default: all. */
  readonly until?: number | undefined;
  /** Seat whose view is shown; default: a spectator's. */
  readonly seat?: Seat | undefined;
  readonly trace?: boolean | undefined;
  readonly text?: boolean | undefined;
}

/** One score and its reasons. */
export interface Score {
  /** Index of the action that scored. */
  readonly at: number;
  readonly seat: Seat;
  readonly rule: string;
  readonly points: number;
  readonly parts: readonly {
    readonly for: string;
    readonly count: number;
    /** Points for each of them; 0 if only the majority is paid. */
    readonly each?: number;
    readonly points: number;
  }[];
  /** True for the final scoring. */
  readonly final: boolean;
}

/** One action and its results; the game adds members of its own. */
export interface TraceLine {
  readonly at: number;
  readonly by: Actor;
  readonly action: { readonly type: string };
  /** Number of actions that `by` could choose from, if the reader may know it. */
  readonly listed?: number;
  /** Points after the action, by seat. */
  readonly points: readonly number[];
  readonly events: readonly { readonly type: string }[];
}

export interface ReplayReport {
  readonly ok: true;
  readonly file: string;
  readonly game: string;
  readonly options: Types['Options'];
  readonly names: readonly string[];
  readonly actions: number;
  readonly over: boolean;
  readonly points: readonly number[];
  /** Empty for an unfinished game. */
  readonly winners: readonly Seat[];
  readonly breakdown: readonly Score[];
  readonly view: unknown;
  readonly text?: string;
  readonly trace?: readonly TraceLine[];
}

export type ReplayResult = ReplayReport | (RecordFault & { readonly file: string });

/** Replays a record and reports its events, or its fault. */
export function reportOn(
  { name, read }: RecordSource,
  { until, seat, trace, text }: ReplayRequest,
  words: Translator,
): ReplayResult {
  const found = read();
  if (!found.ok) return refused(name, found);
  const { entry, value } = found;
  const { game } = entry;
  const start = replay(game, value, 0);
  if (!start.ok) return refused(name, start);
  const { seats } = start.record.options;
  if (seat !== undefined && seat >= seats)
    throw new BadInput('replay.noSeat', { file: fileLabel(name), seat, last: seats - 1 });
  const eyes = perspectiveOf(entry, seat, words);
  const breakdown: Score[] = [];
  const lines: TraceLine[] = [];
  const acts: RedactedAction<Types['Action']>[] = [];
  let listed: number | undefined;
  const played = replay(game, value, until, {
    before(state, by, action) {
      acts.push(eyes.act(state, by, action));
      if (trace) listed = eyes.listed(state, by);
    },
    after(state, by, _action, at, told) {
      const events = told.map((event) => eyes.event(event));
      for (const event of events) if (isScore(event)) breakdown.push(scoreOf(event, at));
      if (!trace) return;
      const { points, ...more } = eyes.standing(state);
      lines.push({
        at,
        by,
        action: acts[at]!,
        ...(listed !== undefined && { listed }),
        points,
        events,
        ...more,
      });
    },
  });
  if (!played.ok) return refused(name, eyes.fault(played, actorAt(value, played.at)));
  const { state } = played;
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
    points: eyes.standing(state).points,
    winners: outcome?.winners ?? [],
    breakdown,
    view: eyes.view(state),
    ...(text && { text: eyes.text(record, acts) }),
    ...(trace && { trace: lines }),
  };
}

/** Returns the actor of an action in a claimed record. */
const actorAt = (claimed: unknown, at: number | undefined): unknown =>
  at === undefined
    ? undefined
    : (claimed as { readonly actions: readonly ({ readonly by?: unknown } | null)[] }).actions[at]?.by;

const refused = (file: string, { ok, ...fault }: RecordFault): ReplayResult => ({ ok, file, ...fault });

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

/** Returns the record after that many actions; an unfinished game has no result. */
function cut(record: GameRecord, until = Number.POSITIVE_INFINITY): GameRecord {
  if (until >= record.actions.length) return record;
  const { result: _, at, ...rest } = record;
  return {
    ...rest,
    actions: record.actions.slice(0, until),
    ...(at && { at: at.slice(0, until) }),
  };
}
