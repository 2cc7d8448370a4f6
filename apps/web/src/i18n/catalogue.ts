import type { Language } from './languages.ts';
import type { Messages } from './messages.ts';

/** Some messages: a file for each language, fetched when something opens that says them. */
export type Part<Said extends Messages = Messages> = Readonly<
  Record<Language, () => Promise<{ readonly messages: Said }>>
>;

/** What shared rooms or a game say. */
export interface Catalogue {
  /** From the start on. */
  readonly first: Part;
  /** In parts of the page that most visits never open. */
  readonly later: Part;
  /** At its table only, where that is more than the start can carry. */
  readonly table?: Part;
}
