import { localeOf } from '@bastide/messages';
import type { Language } from '@bastide/rulebook';
import webPush, { type RequestDetails } from 'web-push';
import { formatMessage } from '../messages.ts';
import type { PushDevice } from './devices.ts';
import type { pushKeys } from './keys.ts';
import type { TurnNotice } from './turn-notice.ts';

/** Seconds that a push service keeps it for a device that sleeps: at least, and at most. */
const MIN_TTL_SECONDS = 60;
const MAX_TTL_SECONDS = 7 * 86_400;

/** Sender and time of a message. */
export interface Sender {
  /** Contact of the operator for push services: `https:` or `mailto:`. */
  readonly subject: string;
  readonly keys: Awaited<ReturnType<typeof pushKeys>>;
  readonly now: number;
}

/**
 * Returns the message to a device: a table waits, with these people. It tells nothing of the game, and only the browser that gave its
 * keys can read it. `others`: their names.
 */
export function pushMessage(
  { subscription: { endpoint, keys } }: PushDevice,
  turn: TurnNotice,
  { language, others }: { readonly language: Language; readonly others: readonly string[] },
  { subject, keys: vapid, now }: Sender,
): RequestDetails {
  const listFormat = new Intl.ListFormat(localeOf(language), { type: 'conjunction' });
  const payload = JSON.stringify({
    title: formatMessage(language, 'push.turn'),
    body: formatMessage(language, 'push.table', {
      others: others.length > 0 ? listFormat.format(others) : 'none',
    }),
    table: turn.table,
    lang: language,
  });
  return webPush.generateRequestDetails({ endpoint, keys }, payload, {
    vapidDetails: { subject, ...vapid },
    TTL: ttlOf(turn, now),
    urgency: 'high',
    // A later turn at the same table takes the place of an earlier one that was not shown yet.
    topic: turn.table,
    contentEncoding: 'aes128gcm',
  });
}

/** Nobody need be told of a turn whose time is over. */
function ttlOf({ until }: TurnNotice, now: number): number {
  const left = until === undefined ? MAX_TTL_SECONDS : Math.ceil((until - now) / 1000);
  return Math.min(MAX_TTL_SECONDS, Math.max(MIN_TTL_SECONDS, left));
}
