import type { messages } from './en.ts';

/** What the coach says, in one language: no message missing, none too many. */
export type ReviewWords = Readonly<Record<keyof typeof messages, string>>;
