import unhomoglyph from 'unhomoglyph';

const IGNORABLE = /\p{Default_Ignorable_Code_Point}/gu;

const skeletonOf = (text: string): string => unhomoglyph(text.normalize('NFD')).normalize('NFD');

/**
 * Returns a key that is equal for names that look alike: the skeleton of Unicode's Technical Standard 39, which replaces each letter by
 * the one that stands for all of its look. Upper and lower case give the same key.
 */
export const confusableKey = (name: string): string =>
  skeletonOf(skeletonOf(name.replace(IGNORABLE, '')).toLowerCase());
