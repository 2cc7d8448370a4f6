import type { Words } from '../words/index.ts';
import type { Saying } from './lines.ts';

/** Words as they were said; phrases in the language of whoever reads them. */
export const saidWords = (t: Words, { text, preset }: Pick<Saying, 'text' | 'preset'>): string =>
  preset === undefined ? (text ?? '') : t('company.preset', { said: preset });
