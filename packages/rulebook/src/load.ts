import type { RuleId } from './carcassonne/rules.ts';
import type { Language } from './language.ts';
import type { RuleText } from './rule.ts';

/** Each import stands for itself, so that bundlers give every language its own file. */
const LOADERS: Readonly<Record<Language, () => Promise<{ texts: Readonly<Record<RuleId, RuleText>> }>>> = {
  en: () => import('./carcassonne/en.ts'),
  uk: () => import('./carcassonne/uk.ts'),
};

/** The texts of all rules in one language, fetched when first asked for. */
export async function loadRules(language: Language): Promise<Readonly<Record<RuleId, RuleText>>> {
  return (await LOADERS[language]()).texts;
}
