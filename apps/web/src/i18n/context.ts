import type { Message } from '@bastide/messages';
import { createContext, useContext } from 'react';
import type { Language } from './languages.ts';
import { type MessageCatalogue, type MessageKey, type MessageSource, SHARED_MESSAGES } from './messages.ts';
import { createTranslator, type Translator } from './translator.ts';

type MutableMessages = Record<string, Message>;

/** As far as each language has been fetched. */
const messagesByLanguage = new Map<Language, MutableMessages>();
/** The parts that something on the page says by now. */
const activeSources = new Set<MessageSource>();
const secondarySources = new Set<MessageSource>();
/** The language that is shown, and the one that is about to be. */
const activeLanguages = new Set<Language>();

/** From now on what is in such a catalogue can be said too. */
export function registerMessages(catalogue: MessageCatalogue): void {
  activeSources.add(catalogue.primary);
  secondarySources.add(catalogue.secondary);
}

registerMessages(SHARED_MESSAGES);

/** Fetches of a language what is needed by now; what is said later comes with what says it. */
export async function loadTranslator(language: Language): Promise<Translator<string>> {
  const messages = messagesByLanguage.get(language) ?? {};
  messagesByLanguage.set(language, messages);
  activeLanguages.add(language);
  // More may be needed by the time that this has come.
  for (let parts = 0; parts < activeSources.size; ) {
    parts = activeSources.size;
    await fetchInto(language, messages, [...activeSources]);
  }
  return createTranslator(language, messages);
}

/** This language is shown now: of others nothing more is fetched. */
export function setOnlyLanguage(language: Language): void {
  activeLanguages.clear();
  activeLanguages.add(language);
}

/** Fetches what a part of the page says, in the languages that are in use. */
export const loadMessages = (part: MessageSource): Promise<void> => loadSources([part]);

/** Fetches what is said by what most visits never open. */
export const loadSecondaryMessages = (): Promise<void> => loadSources([...secondarySources]);

async function loadSources(parts: readonly MessageSource[]): Promise<void> {
  for (const part of parts) activeSources.add(part);
  await Promise.all(
    [...activeLanguages].map((language) => fetchInto(language, messagesByLanguage.get(language)!, parts)),
  );
}

async function fetchInto(
  language: Language,
  messages: MutableMessages,
  parts: readonly MessageSource[],
): Promise<void> {
  for (const more of await Promise.all(parts.map((part) => part(language)))) Object.assign(messages, more);
}

export const TranslatorContext = createContext<Translator<string>>(createTranslator('en', {}));

/** The words of the reader's language: what shared rooms say, or any message of a room that names its own keys. */
export const useTranslator = <OwnKey extends string = MessageKey>(): Translator<OwnKey> =>
  useContext(TranslatorContext);
