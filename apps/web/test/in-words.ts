import { DEFAULT_EDITION, EDITIONS } from '@bastide/carcassonne';
import { GAMES } from '../src/games/index.ts';
import type { Catalogue } from '../src/i18n/catalogue.ts';
import type { Language } from '../src/i18n/languages.ts';
import type { Messages } from '../src/i18n/messages.ts';
import { SHARED } from '../src/i18n/shared.ts';
import { type Words, wordsOf } from '../src/i18n/words.ts';
import { WORDS as COMPANY } from '../src/online/company/words/index.ts';
import { WORDS } from '../src/rooms/words/index.ts';

/** A catalogue, or a part by itself that is fetched with the rooms that say it. */
export type Said = Partial<Catalogue>;

/** What the rooms before an online game say. */
export const ROOMS_SAY: Said = { later: WORDS };

/** What is said around a table of the server. */
export const COMPANY_SAYS: Said = { later: COMPANY };

/** What shared rooms say, and what each game says. */
export const CATALOGUES: readonly Said[] = [
  SHARED,
  ROOMS_SAY,
  COMPANY_SAYS,
  ...GAMES.map(({ words }) => words),
];

/** All that some catalogues say in one language. */
export async function messagesIn(language: Language, catalogues = CATALOGUES): Promise<Messages> {
  const parts = catalogues.flatMap(partsOf);
  const files = await Promise.all(parts.map((part) => part[language]()));
  return Object.assign({}, ...files.map(({ messages }) => messages));
}

/** The parts of a catalogue, as far as it has them. */
export const partsOf = ({ first, later, table }: Said) =>
  [first, later, table].filter((part) => part !== undefined);

/** All that the page can say in one language, in the terms of the usual printing. */
export const wordsIn = async (language: Language): Promise<Words<string>> =>
  wordsOf(language, await messagesIn(language)).inTerms({
    edition: DEFAULT_EDITION,
    third: EDITIONS[DEFAULT_EDITION].thirdGood,
  });
