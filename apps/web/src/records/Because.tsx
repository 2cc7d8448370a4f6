import { useWords } from '../i18n/context.ts';
import { faultWords } from './fault-words.ts';
import type { Unopened } from './open.ts';

/** Why a record cannot be opened, in the reader's language. Fetched when first needed, with its messages. */
export default function Because({ fault }: { readonly fault: Unopened }) {
  return faultWords(useWords<string>(), fault, fault.words);
}
