import type { GameName } from './games.ts';
import type { Language } from './language.ts';
import type { RuleText } from './rule.ts';
import type { RuleId } from './rules.ts';

/** The rules of a game in one language, in reading order. */
export type Texts<Game extends GameName = GameName> = Readonly<Record<RuleId<Game>, RuleText>>;

type Loaders = {
  readonly [Game in GameName]: Readonly<Record<Language, () => Promise<{ texts: Texts<Game> }>>>;
};

/** Each import stands for itself, so that bundlers give every game and language its own file. */
const LOADERS: Loaders = {
  carcassonne: {
    en: () => import('./carcassonne/en.ts'),
    uk: () => import('./carcassonne/uk.ts'),
  },
  catan: {
    en: () => import('./catan/en.ts'),
    uk: () => import('./catan/uk.ts'),
  },
};

/** The texts of all rules of a game in one language, fetched when first asked for. */
export async function loadRules<Game extends GameName>(game: Game, language: Language): Promise<Texts<Game>> {
  return (await LOADERS[game][language]()).texts;
}
