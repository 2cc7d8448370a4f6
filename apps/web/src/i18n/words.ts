import { DEFAULT_EDITION, EDITIONS, type Rules } from '@bastide/carcassonne';
import { IntlMessageFormat } from 'intl-messageformat';
import { createElement, Fragment, type ReactNode } from 'react';
import type { Language } from './languages.ts';
import type { Key, Messages } from './messages.ts';

export type Values = Readonly<Record<string, string | number>>;

/** What a printing calls its things: every message may ask for it. */
export interface Terms {
  /** The printing whose words are used: what is a highwayman in one is a traveller in another. */
  readonly edition: string;
  /** What the third of the goods shows. CAR-GEN-05 */
  readonly third: Rules['thirdGood'];
}

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
  /** The same language in the terms of another printing. */
  inTerms(terms: Terms): Words;
}

const USUAL: Terms = { edition: DEFAULT_EDITION, third: EDITIONS[DEFAULT_EDITION].thirdGood };

const STOP = /^[,.;:!?)»]+/;

/** A stop after an element stays on its line: browsers would break before it. */
function tied(parts: readonly ReactNode[]): readonly ReactNode[] {
  const all: ReactNode[] = [];
  for (const part of parts) {
    const [stop] = typeof part === 'string' && typeof all.at(-1) === 'object' ? (STOP.exec(part) ?? []) : [];
    if (typeof part !== 'string' || stop === undefined) all.push(part);
    else all.push(createElement('span', { className: 'tied' }, all.pop(), stop), part.slice(stop.length));
  }
  return all;
}

/** Says what is in the catalogue at the time: it may grow. */
export function wordsOf(language: Language, messages: Partial<Messages>): Words {
  const formats = new Map<Key, IntlMessageFormat>();
  const format = (key: Key) => {
    let known = formats.get(key);
    if (!known) {
      if (messages[key] === undefined) throw new Error(`no message ${key} yet`);
      known = new IntlMessageFormat(messages[key], language, undefined, { ignoreTag: true });
      formats.set(key, known);
    }
    return known;
  };
  const and = new Intl.ListFormat(language, { type: 'conjunction' });
  const inTerms = (terms: Terms): Words => {
    const say = (key: Key, values?: Values) => String(format(key).format({ ...terms, ...values }));
    return Object.assign(say, {
      language,
      rich(key: Key, values: Readonly<Record<string, ReactNode>>): ReactNode {
        const parts = format(key).format<ReactNode>({ ...terms, ...values });
        return createElement(Fragment, undefined, ...(Array.isArray(parts) ? tied(parts) : [parts]));
      },
      list: (items: readonly string[]) => and.format(items),
      parts: (items: readonly string[]) => items.join(', '),
      inTerms,
    });
  };
  return inTerms(USUAL);
}
