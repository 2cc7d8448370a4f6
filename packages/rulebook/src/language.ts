/** The languages in which the rules are complete. */
export const LANGUAGES = ['en', 'uk', 'ru', 'es', 'zh', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];
