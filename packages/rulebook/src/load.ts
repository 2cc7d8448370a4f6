import type { GameName } from './books.ts';
import type { ChapterId } from './chapters.ts';
import type { EditionId } from './editions.ts';
import { BOOKS } from './games.ts';
import type { Language } from './language.ts';
import type { NamesOf } from './names.ts';
import type { Reason } from './reasons.ts';
import type { RuleText } from './rule.ts';
import type { RuleId } from './rules.ts';
import type { Source } from './sources.ts';

/** All that is told of the rules of a game in one language. */
export interface Told<Game extends GameName = GameName> {
  /** Of this game's chapters, editions, reasons and sources; those of others are not there. */
  readonly names: NamesOf<ChapterId, EditionId, Reason, Source>;
  /** In reading order. */
  readonly texts: Readonly<Record<RuleId<Game>, RuleText>>;
}

/** The rules of a game in one language, fetched when first asked for. */
export async function loadRules<Game extends GameName>(game: Game, language: Language): Promise<Told<Game>> {
  const { names, texts } = await BOOKS[game].told[language]();
  return { names, texts } as Told<Game>;
}
