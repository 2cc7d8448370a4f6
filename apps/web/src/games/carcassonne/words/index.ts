/** What is said at a table of this game: its own messages and those of the page. */
export { useWords } from '../../../i18n/context.ts';
export type { Key } from '../../../i18n/messages.ts';
export type { Words } from '../../../i18n/words.ts';
