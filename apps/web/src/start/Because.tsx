import { useWords } from '../i18n/context.ts';
import { type Fault, faultWords } from '../text/fault-words.ts';

/** Why a record cannot be opened, in the reader's language. Fetched when first needed, with its messages. */
export default function Because({ fault }: { readonly fault: Fault }) {
  return faultWords(useWords(), fault);
}
