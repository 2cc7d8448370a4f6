import { createContext, useContext } from 'react';
import { en } from './en.ts';
import { type Words, wordsOf } from './words.ts';

export const english = wordsOf('en', en);

export const WordsContext = createContext<Words>(english);

/** The words of the reader's language. */
export const useWords = (): Words => useContext(WordsContext);
