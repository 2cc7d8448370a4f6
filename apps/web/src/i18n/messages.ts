import type { MessageTable } from '@bastide/messages';
import type primary from '../../../../locales/en/page.json';
import type secondary from '../../../../locales/en/page-secondary.json';
import type faults from '../../../../locales/en/record-faults.json';
import type { Language } from './languages.ts';

/** Keys that every game has from the start on, as `<game>.<name>`, for the screens that games share. */
type GamePrimaryKey<Game extends string> =
  `${Game}.${'name' | 'tagline' | 'play' | 'resumeWith' | 'progress'}`;
/** Keys that every game has for what is opened later. */
type GameSecondaryKey<Game extends string> =
  `${Game}.${'seats' | 'findHint' | 'allEditions' | 'chanceTitle' | 'chanceBar'}`;

/** Keys of the messages that screens use whatever is played. */
export type MessageKey =
  | keyof typeof primary
  | keyof typeof secondary
  | keyof typeof faults
  | GamePrimaryKey<string>
  | GameSecondaryKey<string>;

/** Keys of a game by its files, which have what shared screens need of every game. */
export type GameMessageKey<
  Game extends string,
  Primary extends Readonly<Record<GamePrimaryKey<Game>, string>>,
  Secondary extends Readonly<Record<GameSecondaryKey<Game>, string>>,
> = MessageKey | keyof Primary | keyof Secondary;

/** Fetches one part of the messages. */
export type MessageSource = (language: Language) => Promise<MessageTable>;

/** Messages of a game, or of the screens that games share. */
export interface MessageCatalogue {
  /** From the start on. */
  readonly primary: MessageSource;
  /** For parts of the page that most visits never open. */
  readonly secondary: MessageSource;
  /** For the table only, where that is more than the start can carry. */
  readonly table?: MessageSource;
}

/** Modules by path, as `import.meta.glob` gives them. */
type MessageFiles = Readonly<Record<string, () => Promise<unknown>>>;

/** A part of the messages, from its files in `locales/<language>/`. */
export const messageSource =
  (files: MessageFiles): MessageSource =>
  async (language) => {
    const own = Object.keys(files).filter((file) => file.includes(`/${language}/`));
    const modules = await Promise.all(own.map((file) => files[file]!()));
    return Object.assign(
      {},
      ...modules.map((module) => (module as { readonly default: MessageTable }).default),
    );
  };

/** Messages of the screens that games share. */
export const SHARED_MESSAGES: MessageCatalogue = {
  primary: messageSource(import.meta.glob('../../../../locales/*/page.json')),
  secondary: messageSource(
    import.meta.glob([
      '../../../../locales/*/page-secondary.json',
      '../../../../locales/*/record-faults.json',
    ]),
  ),
};
