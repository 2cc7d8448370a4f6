/** The languages in which the rules are complete. */
export const LANGUAGES = ['en', 'uk', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];
