import { DEFAULT_EDITION, EDITIONS } from '@bastide/carcassonne';
import { GAMES } from '../src/games/index.ts';
import type { Language } from '../src/i18n/languages.ts';
import { type MessageCatalogue, type MessageSource, SHARED_MESSAGES } from '../src/i18n/messages.ts';
import { createTranslator, type Translator } from '../src/i18n/translator.ts';
import { LOBBY_MESSAGES } from '../src/lobby/messages.ts';
import { OVERLAY_MESSAGES } from '../src/online/overlay/messages.ts';
import { REVIEW_MESSAGES } from '../src/review/messages.ts';

const sourcesOf = (catalogue: MessageCatalogue): readonly MessageSource[] => Object.values(catalogue);

/** Messages of the page by the folder that uses them: shared screens, and each game. */
export const SOURCES: readonly (readonly [folder: string, sources: readonly MessageSource[]])[] = [
  ['', sourcesOf(SHARED_MESSAGES)],
  ['lobby/', [LOBBY_MESSAGES]],
  ['online/overlay/', [OVERLAY_MESSAGES]],
  ['review/', [REVIEW_MESSAGES]],
  ...GAMES.map(({ name, messages }) => [`games/${name}/`, sourcesOf(messages)] as const),
];

/** Returns the messages of some sources in one language: those of the whole page, unless they are named. */
export async function messagesIn(
  language: Language,
  sources = SOURCES.flatMap(([, of]) => of),
): Promise<Readonly<Record<string, string>>> {
  return Object.assign({}, ...(await Promise.all(sources.map((source) => source(language)))));
}

/** Returns a translator with all messages of the page in one language, with the terms of the default edition. */
export const translatorIn = async (language: Language): Promise<Translator<string>> =>
  createTranslator(language, await messagesIn(language)).withTerms({
    edition: DEFAULT_EDITION,
    third: EDITIONS[DEFAULT_EDITION].thirdGood,
  });
