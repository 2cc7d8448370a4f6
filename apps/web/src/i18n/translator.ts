import { IntlMessageFormat } from 'intl-messageformat';
import { createElement, Fragment, type ReactNode } from 'react';
import { type Language, localeOf } from './languages.ts';
import type { MessageTable, MessageKey as SharedKey } from './messages.ts';

/** The same words as the beginning of a sentence. */
export const capitalize = (words: string, language: string): string =>
  words.charAt(0).toLocaleUpperCase(language) + words.slice(1);

export type MessageValues = Readonly<Record<string, string | number>>;

/** All that can be said in one language; a room that has messages of its own names their keys. */
export interface Translator<Key extends string = SharedKey> {
  readonly language: Language;
  (key: Key, values?: MessageValues): string;
  /** A message whose values may be elements: `{who}` stands where the element goes. */
  rich(key: Key, values: Readonly<Record<string, ReactNode>>): ReactNode;
  /** "a, b and c". */
  list(items: readonly string[]): string;
  /** "a, b, c": parts of one thing. */
  parts(items: readonly string[]): string;
  /** "a, b; c": where such a list stands in another one. */
  groups(items: readonly string[]): string;
  /** Whole sentences, one after the other; empty ones are left out. */
  sentences(items: readonly string[]): string;
  /** The same words as a sentence: with a capital letter and a stop, where they have none yet. */
  sentence(words: string): string;
  /** The same language where every message may ask for these values: what a printing calls its things. */
  withTerms(terms: MessageValues): Translator<Key>;
}

const CLOSING_MARKS = /^[,.;:!?)»”“，。；：！？）、》]+/;
const OPENING_MARKS = /[([{«„“（【《]+$/;
const SENTENCE_END = /[.!?…。！？]$/;

/** What opens before an element and what stops after it stay on its line: browsers would break there. */
function keepTogether(parts: readonly ReactNode[]): readonly ReactNode[] {
  const all = [...parts];
  const textAt = (at: number) => (typeof all[at] === 'string' ? all[at] : '');
  for (const [i, part] of parts.entries()) {
    if (typeof part !== 'object') continue;
    const [start = ''] = OPENING_MARKS.exec(textAt(i - 1)) ?? [];
    const [stop = ''] = CLOSING_MARKS.exec(textAt(i + 1)) ?? [];
    if (start + stop === '') continue;
    all[i] = createElement('span', { className: 'tied' }, start, part, stop);
    if (start !== '') all[i - 1] = textAt(i - 1).slice(0, -start.length);
    if (stop !== '') all[i + 1] = textAt(i + 1).slice(stop.length);
  }
  return all;
}

/** Says what is in the catalogue at the time: it may grow. */
export function createTranslator(language: Language, messages: MessageTable): Translator<string> {
  const formats = new Map<string, IntlMessageFormat>();
  const format = (key: string) => {
    let known = formats.get(key);
    if (!known) {
      const message = messages[key];
      if (message === undefined) throw new Error(`no message ${key} yet`);
      known = new IntlMessageFormat(message, language, undefined, { ignoreTag: true });
      formats.set(key, known);
    }
    return known;
  };
  const and = new Intl.ListFormat(localeOf(language), { type: 'conjunction' });
  const withTerms = (terms: MessageValues): Translator<string> => {
    const say = (key: string, values?: MessageValues) => String(format(key).format({ ...terms, ...values }));
    return Object.assign(say, {
      language,
      rich(key: string, values: Readonly<Record<string, ReactNode>>): ReactNode {
        const parts = format(key).format<ReactNode>({ ...terms, ...values });
        return createElement(Fragment, undefined, ...(Array.isArray(parts) ? keepTogether(parts) : [parts]));
      },
      list: (items: readonly string[]) => and.format(items),
      parts: (items: readonly string[]) => items.join(say('join.parts')),
      groups: (items: readonly string[]) => items.join(say('join.groups')),
      sentences: (items: readonly string[]) => items.filter(Boolean).join(say('join.sentences')),
      sentence: (words: string) => {
        const said = capitalize(words, language);
        return SENTENCE_END.test(said) ? said : say('join.sentence', { said });
      },
      withTerms,
    });
  };
  return withTerms({});
}
