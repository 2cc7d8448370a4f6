import type { Refusal } from '@bastide/contract';
import {
  createFormatter,
  createJoiners,
  type Joiners,
  localeOf,
  type MessageTable,
  type MessageValues,
  refusalKey,
  refusalValues,
} from '@bastide/messages';
import { createElement, Fragment, type ReactNode } from 'react';
import type { Language } from './languages.ts';
import type { MessageKey } from './messages.ts';

/** The same words as the beginning of a sentence. */
export const capitalize = (words: string, language: string): string =>
  words.charAt(0).toLocaleUpperCase(language) + words.slice(1);

/** The same words inside a sentence; German nouns keep their capital letters. */
export const decapitalize = (words: string, language: string): string =>
  language === 'de' ? words : words.charAt(0).toLocaleLowerCase(language) + words.slice(1);

/** All that can be said in one language; a room that has messages of its own names their keys. */
export interface Translator<Key extends string = MessageKey> extends Joiners {
  readonly language: Language;
  (key: Key, values?: MessageValues): string;
  /** A message whose values may be elements: `{who}` stands where the element goes. */
  rich(key: Key, values: Readonly<Record<string, ReactNode>>): ReactNode;
  /** The same words as a sentence: with a capital letter and a stop, where they have none yet. */
  sentence(words: string): string;
  /** The same language where every message may ask for these values: what a printing calls its things. */
  withTerms(terms: MessageValues): Translator<Key>;
  /**
   * Reason of a refusal as a clause, by its rule and facts and what else the page knows; undefined where its game has no message
   * for it, or has not fetched it.
   */
  reason(refusal: Pick<Refusal, 'rule' | 'facts'>, more?: MessageValues): string | undefined;
}

const CLOSING_MARKS = /^[,.;:!?)»”“，。；：！？）、》]+/;
const OPENING_MARKS = /[([{«„“（【《]+$/;
const SENTENCE_END = /[.!?…。！？]$/;

/** Keeps an opening mark before an element and the stop after it on its line: browsers would break there. */
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

/** Translates by the messages that the table has at the time: it may grow. */
export function createTranslator(language: Language, messages: MessageTable): Translator<string> {
  const formatter = createFormatter(localeOf(language), messages);
  const withTerms = (terms: MessageValues): Translator<string> => {
    const say = (key: string, values?: MessageValues) => formatter.text(key, { ...terms, ...values });
    return Object.assign(say, createJoiners(language, say), {
      language,
      rich: (key: string, values: Readonly<Record<string, ReactNode>>): ReactNode =>
        createElement(
          Fragment,
          undefined,
          ...keepTogether(formatter.pieces<ReactNode>(key, { ...terms, ...values })),
        ),
      sentence: (words: string) => {
        const said = capitalize(words, language);
        return SENTENCE_END.test(said) ? said : say('join.sentence', { said });
      },
      withTerms,
      reason: ({ rule, facts }: Pick<Refusal, 'rule' | 'facts'>, more?: MessageValues) => {
        const key = refusalKey(rule);
        return messages[key] === undefined ? undefined : say(key, refusalValues({ ...facts, ...more }));
      },
    });
  };
  return withTerms({});
}
