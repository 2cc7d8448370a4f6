import { type Game, type GameRecord, parseRecord, type RecordFault } from '@bastide/contract';
import { type Band, binomialBand, type DerivedDraw, type Verification, verifySteps } from '@bastide/fair';
import type { PageGames } from '../game/context.ts';
import { fetchSecondary, fetchTable } from '../game/fetch-modules.ts';
import type { DrawChart, FaultTexts, GameUi } from '../game/game-ui.ts';
import type { Translator } from '../i18n/translator.ts';
import { itemAt } from '../must.ts';
import { storedCommitment, storedNumbers } from '../online/commitments.ts';
import { type SeatSetup, seatsOfRecord } from '../people/seats.ts';
import { gameOfRecord } from '../records/open-record.ts';
import type { TableGameTypes } from '../session/session.ts';
import { runInSlices } from '../ui/yield.ts';

/** Counts of draws of one kind, bar by bar, beside the expected counts. */
export interface ChanceCount {
  readonly chart: DrawChart;
  readonly counts: readonly number[];
  readonly expected: readonly number[];
  /** Ranges that hold 95 of 100 such counts; only where each draw had the same odds, independent of earlier draws. */
  readonly bands: readonly Band[] | undefined;
}

/** Possible actions of chance in a state, with their weights. */
export interface DrawOdds {
  readonly listed: readonly TableGameTypes['Action'][];
  readonly weights: readonly number[];
}

/** Counts draws as they come. */
export class ChanceCounter {
  readonly #chart: DrawChart;
  readonly #counts: number[] = [];
  /** For each bar, the sum of its chances over all draws. */
  readonly #chances: number[] = [];
  readonly #turns: number[] = [];
  #draws = 0;
  /** The odds of every draw so far; undefined: they differed. */
  #steady: readonly number[] | undefined;

  constructor(chart: DrawChart) {
    this.#chart = chart;
  }

  add({ action, state }: DerivedDraw<TableGameTypes>, odds: DrawOdds): void {
    const turn = this.#chart.turnOf?.(state);
    if (turn !== undefined) addTo(this.#turns, turn, 1);
    else if (!this.#isChance(state, odds)) return;
    this.#draws++;
    const bar = this.#chart.barOf(action, state);
    if (bar !== undefined) addTo(this.#counts, bar, 1);
  }

  /** Tells if this draw can add to a bar, and then adds the bars' chances to the sums. */
  #isChance(state: TableGameTypes['State'], { listed, weights }: DrawOdds): boolean {
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    const chances: number[] = [];
    listed.forEach((one, i) => {
      const bar = this.#chart.barOf(one, state);
      if (bar !== undefined) addTo(chances, bar, itemAt(weights, i) / total);
    });
    if (chances.length === 0) return false;
    chances.forEach((chance, bar) => {
      addTo(this.#chances, bar, chance);
    });
    if (this.#draws === 0) this.#steady = chances;
    else if (this.#steady && !isSame(this.#steady, chances)) this.#steady = undefined;
    return true;
  }

  /** Returns the counts; undefined if there was no draw of this kind. */
  result(): ChanceCount | undefined {
    const came = this.#counts.reduce((sum, count) => sum + count, 0);
    if (came === 0) return undefined;
    const share = this.#turns.map((turns) => (came * turns) / this.#draws);
    return {
      chart: this.#chart,
      counts: Array.from(this.#counts, (count) => count ?? 0),
      expected: Array.from(this.#turns.length > 0 ? share : this.#chances, (due) => due ?? 0),
      bands: this.#steady && Array.from(this.#steady, (chance) => binomialBand(this.#draws, chance ?? 0)),
    };
  }
}

const addTo = (list: number[], at: number, by: number): void => {
  list[at] = (list[at] ?? 0) + by;
};

const isSame = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((chance, bar) => Math.abs(chance - (other[bar] ?? 0)) < 1e-12);

type Verdict = Exclude<Verification<TableGameTypes>, { readonly why: 'record' }>;

/** A record whose chance was checked, and the draws in it. */
export interface CheckedRecord {
  readonly ok: true;
  readonly game: GameUi;
  readonly seats: readonly SeatSetup[];
  readonly verdict: Verdict;
  /** Actions of chance that match the derivation, in order. */
  readonly drawn: readonly TableGameTypes['Action'][];
  readonly counted: readonly ChanceCount[];
  /** Comparison with the notes of this device about its table. */
  readonly compared: DeviceComparison | undefined;
  /** Describes an action of chance in a few words. */
  describe(t: Translator<string>, action: TableGameTypes['Action']): string;
}
/** Notes of this device about a table: the first commitment that it saw, and the numbers that it made for seats. */
export interface DeviceNotes {
  readonly commitment: string | undefined;
  readonly numbers: readonly string[];
}

/** Comparison of a record with the notes of this device. */
export interface DeviceComparison {
  /** `same` if the commitment is the one first seen; otherwise both. Undefined if this device saw none. */
  readonly commitment: 'same' | { readonly seen: string; readonly told: string } | undefined;
  /** By seat: true if its number was made here. */
  readonly isOwn: readonly boolean[];
  /** Numbers made on this device that are missing from the record. */
  readonly missing: readonly string[];
}

/**
 * Compares a record with the notes of this device, because a record alone cannot prove which game it is of. Undefined
 * for a record without a dealer.
 */
export function compareWithDevice(
  { verdict }: Pick<CheckedRecord, 'verdict'>,
  remembered: (table: string) => DeviceNotes,
): DeviceComparison | undefined {
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

/** The notes of this device about a table. */
const deviceNotes = (table: string): DeviceNotes => ({
  commitment: storedCommitment(table),
  numbers: storedNumbers(table),
});

export type CheckResult = CheckedRecord | (RecordFault & { readonly words: FaultTexts });

/** Derives the chance of a record again, in JSON or text form, and counts the draws. */
export async function checkRecord(games: PageGames, content: string): Promise<CheckResult> {
  const game = gameOfRecord(games, content);
  const [{ adapter }, { faultTexts, chance }] = await Promise.all([fetchTable(game), fetchSecondary(game)]);
  const parsed = parseRecord([adapter.game], content);
  if (!parsed.ok) return { ...parsed, words: faultTexts };
  const engine = adapter.game;
  const drawn: TableGameTypes['Action'][] = [];
  const counting = (chance?.charts ?? []).map((chart) => new ChanceCounter(chart));
  const verdict = await runInSlices(
    verifySteps(engine, parsed.value, (one) => {
      drawn.push(one.action);
      const odds = { listed: engine.actions(one.state, 'chance'), weights: engine.weights(one.state) };
      for (const chart of counting) chart.add(one, odds);
    }),
  );
  if (!verdict.ok && verdict.why === 'record') return { ...verdict.fault, words: faultTexts };
  const { seats, meta, options: told } = parsed.value as GameRecord;
  const options = optionsOf(engine, told);
  return {
    ok: true,
    game,
    seats: seatsOfRecord(game.seats, seats, meta),
    verdict,
    compared: compareWithDevice({ verdict }, deviceNotes),
    drawn,
    counted: counting.flatMap((chart) => chart.result() ?? []),
    describe: (t, action) => chance?.describe(t, action, options) ?? engine.text.write(action),
  };
}

/** Returns the options in force of a record that was replayed to its end without a fault. */
function optionsOf(engine: Game<TableGameTypes>, told: unknown): TableGameTypes['Options'] {
  const read = engine.readOptions(told, 'record');
  if (!read.ok) throw new Error(`options that were played with are refused: ${read.because}`);
  return read.value;
}
