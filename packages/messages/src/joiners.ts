import type { Language } from '@bastide/rulebook';
import { localeOf } from './locale.ts';

/** Lists and sentences, joined as a language does it. */
export interface Joiners {
  /** "a, b and c". */
  list(items: readonly string[]): string;
  /** "a, b, c": parts of one thing. */
  parts(items: readonly string[]): string;
  /** "a, b; c": where items may have commas of their own. */
  groups(items: readonly string[]): string;
  /** Whole sentences, one after the other; empty ones are left out. */
  sentences(items: readonly string[]): string;
}

/** Joins by the messages `join.parts`, `join.groups` and `join.sentences`. */
export function createJoiners(
  language: Language,
  text: (key: 'join.parts' | 'join.groups' | 'join.sentences') => string,
): Joiners {
  const and = new Intl.ListFormat(localeOf(language), { type: 'conjunction' });
  return {
    list: (items) => and.format(items),
    parts: (items) => items.join(text('join.parts')),
    groups: (items) => items.join(text('join.groups')),
    sentences: (items) => items.filter(Boolean).join(text('join.sentences')),
  };
}
