import type { Language } from './languages.ts';
import type { MessageTable } from './messages.ts';

/** Some messages: a file for each language, fetched when something opens that says them. */
export type MessageSource<Said extends MessageTable = MessageTable> = Readonly<
  Record<Language, () => Promise<{ readonly messages: Said }>>
>;

/** What shared rooms or a game say. */
export interface MessageCatalogue {
  /** From the start on. */
  readonly first: MessageSource;
  /** In parts of the page that most visits never open. */
  readonly later: MessageSource;
  /** At its table only, where that is more than the start can carry. */
  readonly table?: MessageSource;
}
