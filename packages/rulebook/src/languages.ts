/** The languages in which the rules are complete: a folder each in `rules/`. */
export const LANGUAGES = ['en', 'uk', 'ru', 'es', 'zh', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];
