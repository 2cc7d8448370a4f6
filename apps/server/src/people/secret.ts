import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** A name for something that is kept: 96 bits, so that two never meet; it opens nothing. */
export const newId = (): string => randomBytes(12).toString('base64url');

/** 256 bits that nobody guesses. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/**
 * What is kept of a secret. Secrets here are drawn by machines and too many to be tried, so one quick hash without salt does: it can
 * be looked for, and what is stolen with the database opens nothing.
 */
export const digest = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** Whether a secret is the one of which the digest was kept, in a time that tells nothing of either. */
export const matchesDigest = (secret: string, kept: string): boolean => matchesAnyDigest(secret, [kept]);

/** Whether it is one of those of which digests were kept: all are compared, whichever it is. */
export function matchesAnyDigest(secret: string, kept: readonly string[]): boolean {
  const shown = Buffer.from(digest(secret));
  return kept.filter((one) => timingSafeEqual(shown, Buffer.from(one))).length > 0;
}

/** `id.secret`: what a browser or bot shows. */
const TOKEN = /^([\w-]{16})\.([\w-]{43})$/;

export interface Token {
  readonly id: string;
  readonly secret: string;
}

export function parseToken(text: string): Token | undefined {
  const [, id, secret] = TOKEN.exec(text) ?? [];
  return id !== undefined && secret !== undefined ? { id, secret } : undefined;
}
