import { type Game, type GameRecord, parseRecord, type RecordFault } from '@bastide/contract';
import { type Verified, verifying } from '@bastide/fair';
import type { Games } from '../game/context.ts';
import { fetchLater, fetchTable } from '../game/fetch.ts';
import type { FaultWords, GameUi } from '../game/game-ui.ts';
import type { Words } from '../i18n/words.ts';
import { inBreaths } from '../parts/breaths.ts';
import { type SeatSetup, seatsOfRecord } from '../people/seats.ts';
import { gameOfRecord } from '../records/open.ts';
import type { Turns } from '../session/session.ts';
import { type Counted, Counting } from './count.ts';

type Verdict = Exclude<Verified<Turns>, { readonly why: 'record' }>;

/** A record of which the chance could be judged, and what came by it. */
export interface Judged {
  readonly ok: true;
  readonly game: GameUi;
  readonly seats: readonly SeatSetup[];
  readonly verdict: Verdict;
  /** Actions of chance that are what was due, in order. */
  readonly drawn: readonly Turns['Action'][];
  readonly counted: readonly Counted[];
  /** An action of chance in a few words. */
  tell(t: Words<string>, action: Turns['Action']): string;
}
/**
 * Whether the commitment of a record is the one that this device saw at the table, which a record alone cannot tell; or what that
 * was. Undefined where either is not known.
 */
export function comparedWithSeen(
  { verdict }: Pick<Judged, 'verdict'>,
  seenAt: (table: string) => string | undefined,
): 'same' | { readonly seen: string; readonly told: string } | undefined {
  if (!verdict.ok && verdict.why === 'none') return undefined;
  const { game, commitment: told } = verdict.fairness;
  const seen = seenAt(game);
  if (seen === undefined) return undefined;
  return seen === told ? 'same' : { seen, told };
}

export type Judgement = Judged | (RecordFault & { readonly words: FaultWords });

/** Derives the chance of a record anew, JSON or text form, and counts what came. */
export async function judge(games: Games, content: string): Promise<Judgement> {
  const game = gameOfRecord(games, content);
  const [{ kit }, { faults, draws }] = await Promise.all([fetchTable(game), fetchLater(game)]);
  const parsed = parseRecord([kit.game], content);
  if (!parsed.ok) return { ...parsed, words: faults };
  const engine = kit.game;
  const drawn: Turns['Action'][] = [];
  const counting = (draws?.charts ?? []).map((chart) => new Counting(chart));
  const verdict = await inBreaths(
    verifying(engine, parsed.value, (one) => {
      drawn.push(one.action);
      const odds = { listed: engine.actions(one.state, 'chance'), weights: engine.weights(one.state) };
      for (const chart of counting) chart.add(one, odds);
    }),
  );
  if (!verdict.ok && verdict.why === 'record') return { ...verdict.fault, words: faults };
  const { seats, meta, options: told } = parsed.value as GameRecord;
  const options = optionsOf(engine, told);
  return {
    ok: true,
    game,
    seats: seatsOfRecord(game.seats, seats, meta),
    verdict,
    drawn,
    counted: counting.flatMap((chart) => chart.result() ?? []),
    tell: (t, action) => draws?.tell(t, action, options) ?? engine.text.write(action),
  };
}

/** The options in force of a record that was played to its end without a fault. */
function optionsOf(engine: Game<Turns>, told: unknown): Turns['Options'] {
  const read = engine.readOptions(told, 'record');
  if (!read.ok) throw new Error(`options that were played with are refused: ${read.because}`);
  return read.value;
}
