import { DEFAULT_EDITION, EDITIONS } from '@bastide/carcassonne';
import { GAMES } from '../src/games/index.ts';
import type { MessageCatalogue } from '../src/i18n/catalogue.ts';
import type { Language } from '../src/i18n/languages.ts';
import type { MessageTable } from '../src/i18n/messages.ts';
import { SHARED_MESSAGES } from '../src/i18n/shared.ts';
import { createTranslator, type Translator } from '../src/i18n/translator.ts';
import { WORDS } from '../src/lobby/words/index.ts';
import { WORDS as COMPANY } from '../src/online/overlay/words/index.ts';

/** A catalogue, or a part by itself that is fetched with the rooms that say it. */
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

/** All that some catalogues say in one language. */
export async function messagesIn(language: Language, catalogues = CATALOGUES): Promise<MessageTable> {
  const parts = catalogues.flatMap(sourcesOf);
  const files = await Promise.all(parts.map((part) => part[language]()));
  return Object.assign({}, ...files.map(({ messages }) => messages));
}

/** The parts of a catalogue, as far as it has them. */
export const sourcesOf = ({ first, later, table }: PartialCatalogue) =>
  [first, later, table].filter((part) => part !== undefined);

/** All that the page can say in one language, in the terms of the usual printing. */
export const translatorIn = async (language: Language): Promise<Translator<string>> =>
  createTranslator(language, await messagesIn(language)).withTerms({
    edition: DEFAULT_EDITION,
    third: EDITIONS[DEFAULT_EDITION].thirdGood,
  });
