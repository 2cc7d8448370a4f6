// Without the schemas, so that a page can read it and leave these out.

/** What is said is so long at most, in UTF-16 units. */
export const CHAT_LENGTH_AT_MOST = 300;

/** What is said with one press; each client says it in its reader's language. */
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

/** What can be asked of the others at the table. */
export const PROPOSALS = ['takeback', 'pause', 'callOff'] as const;
export type Proposal = (typeof PROPOSALS)[number];
