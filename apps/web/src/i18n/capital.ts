/** The same words as the beginning of a sentence. */
export const capitalize = (words: string, language: string): string =>
  words.charAt(0).toLocaleUpperCase(language) + words.slice(1);
