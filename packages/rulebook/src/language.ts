/** The languages in which the rules are complete. */
export const LANGUAGES = ['en', 'uk', 'es', 'zh'] as const;
export type Language = (typeof LANGUAGES)[number];
