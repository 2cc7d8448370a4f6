import { DEFAULT_EDITION, EDITIONS } from '@bastide/carcassonne';
import { GAMES } from '../src/games/index.ts';
import type { MessageCatalogue } from '../src/i18n/catalogue.ts';
import type { Language } from '../src/i18n/languages.ts';
import type { MessageTable } from '../src/i18n/messages.ts';
import { SHARED_MESSAGES } from '../src/i18n/shared.ts';
import { createTranslator, type Translator } from '../src/i18n/translator.ts';
import { WORDS } from '../src/lobby/words/index.ts';
import { WORDS as COMPANY } from '../src/online/overlay/words/index.ts';

/** A catalogue, or a part of one that is loaded separately. */
export type PartialCatalogue = Partial<MessageCatalogue>;

/** The messages of the lobby before an online game. */
export const LOBBY_MESSAGES: PartialCatalogue = { later: WORDS };

/** The messages around a table of the server. */
export const OVERLAY_MESSAGES: PartialCatalogue = { later: COMPANY };

/** The messages of the shell, and of each game. */
export const CATALOGUES: readonly PartialCatalogue[] = [
  SHARED_MESSAGES,
  LOBBY_MESSAGES,
  OVERLAY_MESSAGES,
  ...GAMES.map(({ messages }) => messages),
];

/** Returns all messages of some catalogues in one language. */
export async function messagesIn(language: Language, catalogues = CATALOGUES): Promise<MessageTable> {
  const parts = catalogues.flatMap(sourcesOf);
  const files = await Promise.all(parts.map((part) => part[language]()));
  return Object.assign({}, ...files.map(({ messages }) => messages));
}

/** Returns the parts of a catalogue that exist. */
export const sourcesOf = ({ first, later, table }: PartialCatalogue) =>
  [first, later, table].filter((part) => part !== undefined);

/** Returns a translator with all messages of the page in one language, with the terms of the default edition. */
export const translatorIn = async (language: Language): Promise<Translator<string>> =>
  createTranslator(language, await messagesIn(language)).withTerms({
    edition: DEFAULT_EDITION,
    third: EDITIONS[DEFAULT_EDITION].thirdGood,
  });
