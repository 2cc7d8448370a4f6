import { createContext, useContext } from 'react';
import { en } from './en.ts';
import { FIRST, type Language, PARTS, type Part } from './languages.ts';
import type { Messages } from './messages.ts';
import { type Words, wordsOf } from './words.ts';

type Growing = { -readonly [Key in keyof Messages]?: string };

const known: Growing = { ...en };
/** As far as each language has been fetched. */
const catalogues = new Map<Language, Growing>([['en', known]]);
/** The parts that were opened and say more than the start does. */
const opened = new Set<Part>();

/** English is there before anything is fetched; what is said later comes with what says it. */
export const english = wordsOf('en', known);

/** Fetches of a language what is needed by now. */
export async function loadWords(language: Language): Promise<Words> {
  const first = await FIRST[language]();
  const messages = catalogues.get(language) ?? { ...first };
  catalogues.set(language, messages);
  await grow(language, messages, [...opened]);
  return language === 'en' ? english : wordsOf(language, messages);
}

/** Fetches what a part of the page says, in every language that is in use. */
export async function loadPart(part: Part): Promise<void> {
  opened.add(part);
  await Promise.all([...catalogues].map(([language, messages]) => grow(language, messages, [part])));
}

async function grow(language: Language, messages: Growing, parts: readonly Part[]): Promise<void> {
  for (const more of await Promise.all(parts.map((part) => PARTS[part][language]())))
    Object.assign(messages, more);
}

export const WordsContext = createContext<Words>(english);

/** The words of the reader's language. */
export const useWords = (): Words => useContext(WordsContext);
