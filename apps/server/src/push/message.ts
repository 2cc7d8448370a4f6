import type { Language } from '@bastide/rulebook';
import webPush, { type RequestDetails } from 'web-push';
import { localeOf, say } from '../words/index.ts';
import type { pushKeys } from './keys.ts';
import type { Place } from './places.ts';
import type { Turn } from './turn.ts';

/** Seconds that a push service keeps it for a device that sleeps: at least, and at most. */
const SHORTEST = 60;
const LONGEST = 7 * 86_400;

/** Who sends, and when. */
export interface Sender {
  /** How push services reach whoever keeps this server: `https:` or `mailto:`. */
  readonly subject: string;
  readonly keys: Awaited<ReturnType<typeof pushKeys>>;
  readonly now: number;
}

/**
 * What is sent to a device: that a table waits, and with whom. Nothing of the game leaves this server by that way, and only the browser
 * that gave its keys can read it. `others`: what they are called.
 */
export function messageTo(
  { place: { endpoint, keys } }: Place,
  turn: Turn,
  { language, others }: { readonly language: Language; readonly others: readonly string[] },
  { subject, keys: vapid, now }: Sender,
): RequestDetails {
  const and = new Intl.ListFormat(localeOf(language), { type: 'conjunction' });
  const payload = JSON.stringify({
    title: say(language, 'push.turn'),
    body: say(language, 'push.table', { others: others.length > 0 ? and.format(others) : 'none' }),
    table: turn.table,
    lang: language,
  });
  return webPush.generateRequestDetails({ endpoint, keys }, payload, {
    vapidDetails: { subject, ...vapid },
    TTL: lastsFor(turn, now),
    urgency: 'high',
    // A later turn at the same table takes the place of an earlier one that was not shown yet.
    topic: turn.table,
    contentEncoding: 'aes128gcm',
  });
}

/** Nobody need be told of a turn whose time is over. */
function lastsFor({ until }: Turn, now: number): number {
  const left = until === undefined ? LONGEST : Math.ceil((until - now) / 1000);
  return Math.min(LONGEST, Math.max(SHORTEST, left));
}
