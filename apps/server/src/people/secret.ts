import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** A name for something that is kept: 96 bits, so that two never meet; it opens nothing. */
export const newId = (): string => randomBytes(12).toString('base64url');

/** 256 bits that nobody guesses. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/**
 * Returns the digest of a secret, which is stored in its place. Secrets here are drawn by machines and too many to be tried, so one
 * quick hash without salt does: it can be looked for, and what is stolen with the database opens nothing.
 */
export const digest = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** Tells whether a secret has that digest, in constant time. */
export const matchesDigest = (secret: string, kept: string): boolean => matchesAnyDigest(secret, [kept]);

/** Tells whether a secret has one of these digests. All are compared in any case. */
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
