import type { messages } from './en.ts';

/** What is said of those who play from afar, in one language: no message missing, none too many. */
export type CompanyWords = Readonly<Record<keyof typeof messages, string>>;
