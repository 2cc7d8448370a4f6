import type { Words } from '../words/index.ts';
import type { ChatMessage } from './lines.ts';

/** Words as they were said; phrases in the language of whoever reads them. */
export const messageText = (t: Words, { text, preset }: Pick<ChatMessage, 'text' | 'preset'>): string =>
  preset === undefined ? (text ?? '') : t('company.preset', { said: preset });
