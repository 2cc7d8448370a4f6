import type { messages } from './en.ts';

/** What the rooms before an online game say, in one language: no message missing, none too many. */
export type RoomWords = Readonly<Record<keyof typeof messages, string>>;
