import { GAME_RULES } from './games.ts';
import type { ChapterId, EditionId, GameName, Reason, Source } from './ids.ts';
import type { Language } from './languages.ts';
import type { RuleNames, RuleText } from './rule-text.ts';
import type { RuleId } from './rules.ts';

/** Texts and names of the rules of a game, in one language. */
export interface LocalizedRules<Game extends GameName = GameName> {
  /** Names of the chapters, editions, reasons and sources of this game; those of other games are missing. */
  readonly names: RuleNames<ChapterId, EditionId, Reason, Source>;
  /** In reading order. */
  readonly texts: Readonly<Record<RuleId<Game>, RuleText>>;
}

/** Fetches the rules of a game in one language; a second call for the same language fetches nothing. */
export async function loadRules<Game extends GameName>(
  game: Game,
  language: Language,
): Promise<LocalizedRules<Game>> {
  const { names, texts } = await GAME_RULES[game].loadTexts[language]();
  return { names, texts } as LocalizedRules<Game>;
}
