import { createContext, useContext } from 'react';
import type { Catalogue, Part } from './catalogue.ts';
import type { Language } from './languages.ts';
import type { Key } from './messages.ts';
import { SHARED } from './shared.ts';
import { type Words, wordsOf } from './words.ts';

type Growing = Record<string, string>;

/** As far as each language has been fetched. */
const fetched = new Map<Language, Growing>();
/** The parts that something on the page says by now. */
const needed = new Set<Part>();
const later = new Set<Part>();
/** The language that is shown, and the one that is about to be. */
const spoken = new Set<Language>();

/** From now on what is in such a catalogue can be said too. */
export function speak(catalogue: Catalogue): void {
  needed.add(catalogue.first);
  later.add(catalogue.later);
}

speak(SHARED);

/** Fetches of a language what is needed by now; what is said later comes with what says it. */
export async function loadWords(language: Language): Promise<Words<string>> {
  const messages = fetched.get(language) ?? {};
  fetched.set(language, messages);
  spoken.add(language);
  // More may be needed by the time that this has come.
  for (let parts = 0; parts < needed.size; ) {
    parts = needed.size;
    await grow(language, messages, [...needed]);
  }
  return wordsOf(language, messages);
}

/** This language is shown now: of others nothing more is fetched. */
export function speakOnly(language: Language): void {
  spoken.clear();
  spoken.add(language);
}

/** Fetches what a part of the page says, in the languages that are in use. */
export const loadPart = (part: Part): Promise<void> => load([part]);

/** Fetches what is said by what most visits never open. */
export const loadLater = (): Promise<void> => load([...later]);

async function load(parts: readonly Part[]): Promise<void> {
  for (const part of parts) needed.add(part);
  await Promise.all([...spoken].map((language) => grow(language, fetched.get(language)!, parts)));
}

async function grow(language: Language, messages: Growing, parts: readonly Part[]): Promise<void> {
  for (const more of await Promise.all(parts.map((part) => part[language]())))
    Object.assign(messages, more.messages);
}

export const WordsContext = createContext<Words<string>>(wordsOf('en', {}));

/** The words of the reader's language: what shared rooms say, or any message of a room that names its own keys. */
export const useWords = <OwnKey extends string = Key>(): Words<OwnKey> => useContext(WordsContext);
