/** The languages in which the rules are complete. */
export const LANGUAGES = ['en', 'uk', 'ru', 'es', 'zh'] as const;
export type Language = (typeof LANGUAGES)[number];
