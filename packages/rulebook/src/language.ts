/** The languages in which the rules are complete. */
export const LANGUAGES = ['en', 'uk'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A small closed set named in every language; the large texts of the rules are loaded one language at a time. */
export type Names<Key extends string, Name = string> = Readonly<
  Record<Language, Readonly<Record<Key, Name>>>
>;
