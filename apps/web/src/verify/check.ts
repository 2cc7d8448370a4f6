import { type Game, type GameRecord, parseRecord, type RecordFault } from '@bastide/contract';
import { type Verified, verifying } from '@bastide/fair';
import type { Games } from '../game/context.ts';
import { fetchLater, fetchTable } from '../game/fetch.ts';
import type { FaultWords, GameUi } from '../game/game-ui.ts';
import type { Words } from '../i18n/words.ts';
import { ownNumbers, seenCommitment } from '../online/noted.ts';
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
  /** Beside what this device keeps of its table. */
  readonly compared: Compared | undefined;
  /** An action of chance in a few words. */
  tell(t: Words<string>, action: Turns['Action']): string;
}
/** What this device keeps of a table: the commitment that it saw first there, and the numbers that it made for seats. */
export interface Remembered {
  readonly commitment: string | undefined;
  readonly numbers: readonly string[];
}

/** A record beside what this device keeps of its table. */
export interface Compared {
  /** Whether the commitment is the one that was seen; or what that was. Undefined where none was seen. */
  readonly commitment: 'same' | { readonly seen: string; readonly told: string } | undefined;
  /** By seat: whether its number was made here. */
  readonly isOwn: readonly boolean[];
  /** Numbers that were made here, though the record has none of them. */
  readonly missing: readonly string[];
}

/** What a record alone cannot tell: whether it is that of the game that was played. Undefined where it names no dealer. */
export function comparedWith(
  { verdict }: Pick<Judged, 'verdict'>,
  remembered: (table: string) => Remembered,
): Compared | undefined {
  if (!verdict.ok && verdict.why === 'none') return undefined;
  const { game, commitment: told, nonces } = verdict.fairness;
  const { commitment: seen, numbers } = remembered(game);
  const isOwn = nonces.map((nonce) => numbers.includes(nonce));
  return {
    commitment: seen === undefined ? undefined : seen === told ? 'same' : { seen, told },
    isOwn,
    missing: isOwn.includes(true) ? [] : numbers,
  };
}

/** What this device keeps of a table. */
const rememberedHere = (table: string): Remembered => ({
  commitment: seenCommitment(table),
  numbers: ownNumbers(table),
});

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
    compared: comparedWith({ verdict }, rememberedHere),
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
