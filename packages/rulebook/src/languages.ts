/** The languages in which the rules are complete: a folder each in `rules/`. */
export const LANGUAGES = ['en', 'uk', 'ru', 'es', 'zh', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

export const isLanguage = (name: string): name is Language => (LANGUAGES as readonly string[]).includes(name);
