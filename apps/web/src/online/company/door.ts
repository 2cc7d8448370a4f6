import { loadMessages } from '../../i18n/context.ts';
import { WORDS } from './words/index.ts';

let pendingMessages: Promise<void> | undefined;

/** When all that is said around a table can be said; asked for again where it did not come. */
export function loadOverlayMessages(): Promise<void> {
  pendingMessages ??= loadMessages(WORDS).catch((error: unknown) => {
    pendingMessages = undefined;
    throw error;
  });
  return pendingMessages;
}
