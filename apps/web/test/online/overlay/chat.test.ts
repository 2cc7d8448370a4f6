import type { Entry } from '@bastide/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  chatLines,
  isChatMessage,
  messageText,
  unreadMessages,
} from '../../../src/online/overlay/chat/chat-lines.ts';
import {
  loadChat,
  parseChat,
  saveChat,
  withMuted,
  withSeen,
} from '../../../src/online/overlay/chat/use-chat.ts';
import type { OverlayTranslator } from '../../../src/online/overlay/messages.ts';
import { translatorIn } from '../../translators.ts';

const LOG: readonly Entry[] = [
  { seq: 0, at: 1, kind: 'said', person: 'a', to: 'all', preset: 'hello' },
  { seq: 1, at: 2, kind: 'hidden' },
  { seq: 2, at: 3, kind: 'asked', seat: 1, what: 'pause' },
  { seq: 3, at: 4, kind: 'said', person: 'b', to: 'seats', text: '<b>no</b>' },
  { seq: 4, at: 5, kind: 'said', person: 'a', to: 'all', text: 'mine' },
];

test('messages and events keep their order, without messages of muted people', () => {
  expect(chatLines(LOG, []).map(({ seq }) => seq)).toEqual([0, 2, 3, 4]);
  expect(chatLines(LOG, ['a']).map(({ seq }) => seq)).toEqual([2, 3]);
  const [, , third] = chatLines(LOG, []);
  expect(third).toEqual({ seq: 3, at: 4, person: 'b', isToSeats: true, text: '<b>no</b>' });
});

test('only messages of others count as unread, and events do not', () => {
  const seqs = (seen: number, me?: string) =>
    unreadMessages(chatLines(LOG, []), seen, me).map(({ seq }) => seq);
  expect(seqs(0, 'a')).toEqual([3]);
  expect(seqs(0)).toEqual([0, 3, 4]);
  expect(seqs(4, 'b')).toEqual([4]);
  expect(chatLines(LOG, []).filter(isChatMessage)).toHaveLength(3);
});

test('a preset appears in the reader’s language, and other messages stay unchanged', async () => {
  const said = async (language: 'en' | 'de') =>
    messageText((await translatorIn(language)) as OverlayTranslator, { preset: 'thanks' });
  expect([await said('en'), await said('de')]).toEqual(['Thank you!', 'Danke!']);
  expect(messageText((await translatorIn('de')) as OverlayTranslator, { text: 'Thanks' })).toBe('Thanks');
});

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('this device stores muted people, and the number of entries seen of each table', () => {
  saveChat((now) => withMuted(now, 'b', true));
  saveChat((now) => withSeen(now, 'one', 4));
  for (let i = 0; i < 60; i++) saveChat((now) => withSeen(now, `t${i}`, i));
  saveChat((now) => withSeen(now, 't59', 70));
  const { muted, seen } = loadChat();
  expect(muted).toEqual(['b']);
  expect([seen.length, seen.at(-1)]).toEqual([50, ['t59', 70]]);
  expect(seen.filter(([table]) => table === 't59')).toHaveLength(1);
  expect(saveChat((now) => withMuted(now, 'b', false)).muted).toEqual([]);
});

test.each(['', 'null', '[]', '{"muted":3,"seen":[["a"],["b","c"],[1,2]]}'])(
  'invalid stored chat settings count as none: %s',
  (text) => {
    expect(parseChat(text)).toEqual({ muted: [], seen: [] });
  },
);
