import {
  drain,
  type Game,
  isObject,
  type RecordFault,
  type ReplayOutcome,
  replaySteps,
  type Types,
} from '@bastide/contract';
import { commitment } from './commitment.ts';
import { dealFairly } from './deal.ts';
import { type Fairness, type RevealedFairness, readFairness } from './fairness.ts';
import { dealingKey } from './key.ts';

/** An action of chance that is what was due. */
export interface DerivedDraw<T extends Types> {
  /** Its index among all actions of the record, and among those of chance. */
  readonly at: number;
  readonly draw: number;
  readonly action: T['Action'];
  /** The state in which it was drawn; only lent. */
  readonly state: T['State'];
}

/**
 * Result of deriving every action of chance anew. If not all is well, `why`:
 *
 * - `record`: it is no record, its actions are not allowed, or its member `fairness` has not the right form (`FAIRNESS`)
 * - `none`: it says nothing of a fair dealer
 * - `hidden`: the record does not have the secret, which is revealed when the game is over
 * - `commitment`: another secret was committed to; `due` is the commitment of the secret revealed
 * - `draw`: action `at` of the record, draw number `draw`, is `found` where `due` was due; those before it are right
 *
 * A record may stop before its game is over: `isOver` is false, and its first `actions` are verified.
 */
export type Verification<T extends Types> =
  | ({
      readonly ok: true;
      readonly fairness: RevealedFairness;
      /** Actions of chance, all of them and by their type. */
      readonly draws: number;
      readonly kinds: Readonly<Record<string, number>>;
    } & Extent)
  | { readonly ok: false; readonly why: 'record'; readonly fault: RecordFault }
  | { readonly ok: false; readonly why: 'none' }
  | ({ readonly ok: false; readonly why: 'hidden'; readonly fairness: Fairness } & Extent)
  | {
      readonly ok: false;
      readonly why: 'commitment';
      readonly fairness: RevealedFairness;
      readonly due: string;
    }
  | {
      readonly ok: false;
      readonly why: 'draw';
      readonly fairness: RevealedFairness;
      readonly at: number;
      readonly draw: number;
      readonly due: T['Action'];
      readonly found: T['Action'];
    };

/** Extent of a record. */
interface Extent {
  readonly actions: number;
  /** By its last action the game is over; false too for a game that was given up. */
  readonly isOver: boolean;
}

function extentOf<T extends Types>(game: Game<T>, input: unknown, state: T['State']): Extent {
  const { actions } = input as { readonly actions: readonly unknown[] };
  return { actions: actions.length, isOver: game.outcome(state) !== undefined };
}

/** Reads anything that claims to be a record of `game`, and derives every action of chance in it anew. Never throws. */
export function verify<T extends Types>(game: Game<T>, input: unknown): Verification<T> {
  return drain(verifySteps(game, input));
}

/** The same action by action, for programs that have other things to do meanwhile; `onDraw` sees what is right so far. */
export function* verifySteps<T extends Types>(
  game: Game<T>,
  input: unknown,
  onDraw?: (drawn: DerivedDraw<T>) => void,
): Generator<undefined, Verification<T>> {
  const claim = claimOf(input);
  if (claim.ok) return yield* deriveSteps(game, input, claim.fairness, onDraw);
  const replayed = yield* replaySteps(game, input); // a faulty record is that first of all
  if (!replayed.ok) return { ok: false, why: 'record', fault: replayed };
  return claim.why === 'hidden' ? { ...claim, ...extentOf(game, input, replayed.state) } : claim;
}

type Claim =
  | { readonly ok: true; readonly fairness: RevealedFairness }
  | { readonly ok: false; readonly why: 'hidden'; readonly fairness: Fairness }
  | Extract<Verification<Types>, { readonly why: 'record' | 'none' | 'commitment' }>;

/** Returns the claims of a record about its dealer, as far as they can be judged without its actions. */
function claimOf(input: unknown): Claim {
  const { fairness: claimed, seats } = isObject(input) ? input : {};
  if (claimed === undefined) return { ok: false, why: 'none' };
  const read = readFairness(claimed, Array.isArray(seats) ? seats.length : 0);
  if (!read.ok) return { ok: false, why: 'record', fault: read };
  if (!isRevealed(read.value)) return { ok: false, why: 'hidden', fairness: read.value };
  const due = commitment(read.value.game, read.value.secret);
  if (due !== read.value.commitment) return { ok: false, why: 'commitment', fairness: read.value, due };
  return { ok: true, fairness: read.value };
}

const isRevealed = (fairness: Fairness): fairness is RevealedFairness => fairness.secret !== undefined;

function* deriveSteps<T extends Types>(
  game: Game<T>,
  input: unknown,
  fairness: RevealedFairness,
  onDraw?: (drawn: DerivedDraw<T>) => void,
): Generator<undefined, Verification<T>> {
  const key = dealingKey(fairness);
  const kinds: Record<string, number> = {};
  let draws = 0;
  let wrong: Extract<Verification<T>, { readonly why: 'draw' }> | undefined;
  const replay = replaySteps(game, input, Number.POSITIVE_INFINITY, {
    before(state, actor, found, at) {
      if (actor !== 'chance') return;
      const draw = draws++;
      const due = dealFairly(game, state, key, draw);
      if (isSame(game, due, found)) {
        kinds[found.type] = (kinds[found.type] ?? 0) + 1;
        onDraw?.({ at, draw, action: found, state });
      } else wrong = { ok: false, why: 'draw', fairness, at, draw, due, found };
    },
  });
  let piece: IteratorResult<undefined, ReplayOutcome<T>>;
  for (piece = replay.next(); !piece.done && wrong === undefined; piece = replay.next()) yield;
  if (wrong !== undefined) return wrong;
  const replayed = piece.value as ReplayOutcome<T>;
  if (!replayed.ok) return { ok: false, why: 'record', fault: replayed };
  return { ok: true, fairness, draws, kinds, ...extentOf(game, input, replayed.state) };
}

/** Compares actions in text form: equal ones may differ in JSON. */
const isSame = <T extends Types>(game: Game<T>, one: T['Action'], other: T['Action']): boolean =>
  game.text.write(one) === game.text.write(other);
