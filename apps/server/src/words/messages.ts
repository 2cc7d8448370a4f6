import type { messages } from './en.ts';

export type Key = keyof typeof messages;
/** Every message of a language: a missing or extra one is a type error. */
export type Messages = Readonly<Record<Key, string>>;
