import type { MessageValues } from './formatter.ts';

/** Arguments by which messages of refusals choose, where a refusal has no such fact or its reader does not know more. */
const LEFT_OUT = { step: '', seat: 'none', gone: '', cards: 'none', kind: '', who: 'none', name: '' };

/** Key of the message that gives the reason of a refusal, in `locales/<language>/refusals-<game>.json`. */
export const refusalKey = (rule: string): `refusal.${string}` => `refusal.${rule}`;

/** Arguments for that message, from the facts of the refusal. */
export const refusalValues = (facts: MessageValues | undefined): MessageValues => ({ ...LEFT_OUT, ...facts });
