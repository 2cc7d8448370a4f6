import { loadPart } from '../../i18n/context.ts';
import { WORDS } from './words/index.ts';

let coming: Promise<void> | undefined;

/** When all that is said around a table can be said; asked for again where it did not come. */
export function wordsAround(): Promise<void> {
  coming ??= loadPart(WORDS).catch((error: unknown) => {
    coming = undefined;
    throw error;
  });
  return coming;
}
