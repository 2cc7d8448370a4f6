import { useTranslator } from '../i18n/context.ts';
import { faultText } from './fault-text.ts';
import type { OpenFailure } from './open-record.ts';

/** Describes the fault of a record in the reader's language. Loaded when first needed, with its messages. */
export default function FaultMessage({ fault }: { readonly fault: OpenFailure }) {
  return faultText(useTranslator<string>(), fault, fault.words);
}
