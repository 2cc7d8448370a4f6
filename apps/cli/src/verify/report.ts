import type { Types } from '@bastide/contract';
import { type Verification, verify } from '@bastide/fair';
import type { RecordSource } from '../replay/sources.ts';

/** A record in which every action of chance is what was due. */
export interface VerifiedReport {
  readonly ok: true;
  readonly file: string;
  readonly game: string;
  /** The game's id at its table; it is part of what was hashed. */
  readonly id: string;
  readonly names: readonly string[];
  readonly scheme: string;
  readonly commitment: string;
  readonly secret: string;
  /** By seat. */
  readonly nonces: readonly string[];
  /** Actions of chance, all of them and by their type. */
  readonly draws: number;
  readonly kinds: Readonly<Record<string, number>>;
  /** All actions, and whether the game is over by the last of them. */
  readonly actions: number;
  readonly over: boolean;
}

type InvalidReport = Exclude<Verification<Types>, { readonly ok: true }>;
/** `wrong` as it was found; in a document its members stand beside `file`. */
export interface FailedReport {
  readonly ok: false;
  readonly file: string;
  readonly wrong: InvalidReport;
  /** What was due and what was found, in words of the text form. */
  readonly told: Readonly<Record<'due' | 'found', string>> | undefined;
}

export type VerifyResult = VerifiedReport | FailedReport;

/** Derives the chance of a record anew. */
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

/** The same as a document, which tells of a faulty record what a replay tells. */
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
