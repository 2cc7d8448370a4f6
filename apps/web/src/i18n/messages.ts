import type { messages as first } from './en.ts';
import type { messages as later } from './en-later.ts';

/** Messages by name, in one language. */
export type MessageTable = Readonly<Record<string, string>>;

/** What shared rooms say from the start on, in one language: no message missing, none too many. */
export type PrimaryMessages = Readonly<Record<keyof typeof first, string>>;
/** What they say where something is opened later. */
export type SecondaryMessages = Readonly<Record<keyof typeof later, string>>;

/** What shared rooms say of a game from the start on: each game brings these messages, as `<game>.<name>`. */
export type GamePrimaryMessages<Game extends string = string> = Readonly<
  Record<`${Game}.${'name' | 'tagline' | 'play' | 'resumeWith' | 'progress'}`, string>
>;
/** What they say of a game later. */
export type GameSecondaryMessages<Game extends string = string> = Readonly<
  Record<`${Game}.${'seats' | 'findHint' | 'allEditions' | 'chanceTitle' | 'chanceBar'}`, string>
>;

/** A message that shared rooms may say. */
export type MessageKey =
  | keyof PrimaryMessages
  | keyof SecondaryMessages
  | keyof GamePrimaryMessages
  | keyof GameSecondaryMessages;
