import type { Types } from '@bastide/contract';
import { type Verification, verify } from '@bastide/fair';
import type { RecordSource } from '../replay/sources.ts';

/** A record whose actions of chance are all correct. */
export interface VerifiedReport {
  readonly ok: true;
  readonly file: string;
  readonly game: string;
  /** The game's id at its table, which is part of the hash. */
  readonly id: string;
  readonly names: readonly string[];
  readonly scheme: string;
  readonly commitment: string;
  readonly secret: string;
  /** By seat. */
  readonly nonces: readonly string[];
  /** Number of actions of chance, in total and by type. */
  readonly draws: number;
  readonly kinds: Readonly<Record<string, number>>;
  /** Number of all actions, and whether the game is over. */
  readonly actions: number;
  readonly over: boolean;
}

type InvalidReport = Exclude<Verification<Types>, { readonly ok: true }>;
/** A failed check; in a document the members of `wrong` stand beside `file`. */
export interface FailedReport {
  readonly ok: false;
  readonly file: string;
  readonly wrong: InvalidReport;
  /** The expected and the actual draw, in text form. */
  readonly told: Readonly<Record<'due' | 'found', string>> | undefined;
}

export type VerifyResult = VerifiedReport | FailedReport;

/** Derives the chance of a record again. */
export function check({ name: file, read: found }: RecordSource): VerifyResult {
  const read = found();
  if (!read.ok) return { ok: false, file, wrong: { ok: false, why: 'record', fault: read }, told: undefined };
  const { game } = read.entry;
  const verified = verify(game, read.value);
  if (!verified.ok) {
    const { text } = game;
    const told =
      verified.why === 'draw'
        ? { due: text.write(verified.due), found: text.write(verified.found) }
        : undefined;
    return { ok: false, file, wrong: verified, told };
  }
  const { fairness, draws, kinds, actions, isOver: over } = verified;
  const { scheme, game: id, commitment, secret, nonces } = fairness;
  const { seats } = read.value as { readonly seats: readonly { readonly name: string }[] };
  const names = seats.map((seat) => seat.name);
  return {
    ...{ ok: true, file, game: game.name, id, names, scheme, commitment, secret, nonces },
    ...{ draws, kinds, actions, over },
  };
}

/** Returns the result as a document; for a faulty record with the same facts as a replay. */
export function documentOf(checked: VerifyResult): { readonly ok: boolean } {
  if (checked.ok) return checked;
  const { file, wrong } = checked;
  if (wrong.why === 'hidden') {
    const { isOver: over, ...more } = wrong;
    return Object.assign({ ok: false, file }, more, { over });
  }
  const told = wrong.why === 'record' ? { why: wrong.why, ...wrong.fault } : wrong;
  return Object.assign({ ok: false, file }, told);
}
