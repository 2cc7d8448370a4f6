import { IntlMessageFormat } from 'intl-messageformat';
import { createElement, Fragment, type ReactNode } from 'react';
import type { Language } from './languages.ts';
import type { Key, Messages } from './messages.ts';

export type Values = Readonly<Record<string, string | number>>;

/** Everything the page says, in one language. */
export interface Words {
  readonly language: Language;
  (key: Key, values?: Values): string;
  /** A message whose values may be elements: `{who}` stands where the element goes. */
  rich(key: Key, values: Readonly<Record<string, ReactNode>>): ReactNode;
  /** "a, b and c". */
  list(items: readonly string[]): string;
  /** "a, b, c": parts of one thing. */
  parts(items: readonly string[]): string;
}

export function wordsOf(language: Language, messages: Messages): Words {
  const formats = new Map<Key, IntlMessageFormat>();
  const format = (key: Key) => {
    let known = formats.get(key);
    if (!known) {
      known = new IntlMessageFormat(messages[key], language, undefined, { ignoreTag: true });
      formats.set(key, known);
    }
    return known;
  };
  const and = new Intl.ListFormat(language, { type: 'conjunction' });
  const say = (key: Key, values?: Values) => String(format(key).format(values));
  return Object.assign(say, {
    language,
    rich(key: Key, values: Readonly<Record<string, ReactNode>>): ReactNode {
      const parts = format(key).format<ReactNode>({ ...values });
      return createElement(Fragment, undefined, ...(Array.isArray(parts) ? parts : [parts]));
    },
    list: (items: readonly string[]) => and.format(items),
    parts: (items: readonly string[]) => items.join(', '),
  });
}
