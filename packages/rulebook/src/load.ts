import type { GameName } from './books.ts';
import { BOOKS } from './games.ts';
import type { Language } from './language.ts';
import type { RuleText } from './rule.ts';
import type { RuleId } from './rules.ts';

/** The rules of a game in one language, in reading order. */
export type Texts<Game extends GameName = GameName> = Readonly<Record<RuleId<Game>, RuleText>>;

/** The texts of all rules of a game in one language, fetched when first asked for. */
export async function loadRules<Game extends GameName>(game: Game, language: Language): Promise<Texts<Game>> {
  return (await BOOKS[game].texts[language]()).texts as Texts<Game>;
}
