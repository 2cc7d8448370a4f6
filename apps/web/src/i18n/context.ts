import { createContext, useContext } from 'react';
import { en } from './en.ts';
import type { Messages } from './messages.ts';
import { type Words, wordsOf } from './words.ts';

/** English as far as it has been fetched. */
const known: Partial<Messages> = { ...en };

/** English is there before anything is fetched; what is said later comes with what says it. */
export const english = wordsOf('en', known);

export const loadLater = async (): Promise<void> => {
  Object.assign(known, (await import('./en-later.ts')).later);
};

export const WordsContext = createContext<Words>(english);

/** The words of the reader's language. */
export const useWords = (): Words => useContext(WordsContext);
