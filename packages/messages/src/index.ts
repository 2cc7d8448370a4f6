export {
  createFormatter,
  type Message,
  type MessageFormatter,
  type MessageTable,
  type MessageValues,
} from './formatter.ts';
export { createJoiners, type Joiners } from './joiners.ts';
export { localeOf } from './locale.ts';
export { refusalKey, refusalValues } from './refusals.ts';
