import type { Append, Head, IdempotentRequest } from '../../src/store/store.ts';

export const HEAD: Head = {
  name: 'toy',
  rules: '1',
  state: 'running',
  isPublic: true,
  about: '{"seats":2}',
  due: null,
  people: [],
};

export const asked = (key: string, over: Partial<IdempotentRequest> = {}): IdempotentRequest => ({
  person: 'ann',
  key,
  digest: `digest of ${key}`,
  answer: `{"to":"${key}"}`,
  ...over,
});

interface Sample {
  readonly count?: number;
  readonly asked?: IdempotentRequest;
  readonly head?: Partial<Head>;
}

/** Entries that say of themselves where they stand: a log that was mixed up shows it. */
export const append = (game: string, version: number, { count = 1, asked, head }: Sample = {}): Append => ({
  game,
  version,
  entries: Array.from({ length: count }, (_, i) => ({
    at: AT + version + i,
    body: bodyAt(game, version + i),
  })),
  ...(asked && { asked }),
  head: { ...HEAD, ...head },
});

/** A time beyond 32 bits, as times are. */
export const AT = 1_800_000_000_000;

export const bodyAt = (game: string, seq: number): string =>
  JSON.stringify({ game, seq, text: 'a word — “so” 🎲' });

/** The log that such appends make. */
export const logOf = (game: string, length: number) =>
  Array.from({ length }, (_, seq) => ({ seq, at: AT + seq, body: bodyAt(game, seq) }));
