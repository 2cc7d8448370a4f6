// Without the schemas, so that a page can read it and leave these out.

/** Length of a chat message at most, in UTF-16 units. */
export const CHAT_LENGTH_AT_MOST = 300;

/** Chat messages at one press; each client shows them in its reader's language. */
export const PRESETS = [
  'hello',
  'luck',
  'well',
  'thanks',
  'oops',
  'wait',
  'back',
  'hurry',
  'good',
  'bye',
] as const;
export type Preset = (typeof PRESETS)[number];

/** Proposals to the others at the table. */
export const PROPOSALS = ['takeback', 'pause', 'callOff'] as const;
export type Proposal = (typeof PROPOSALS)[number];
