import { type Entry, fold, type Table } from '@bastide/protocol';
import { expect, test } from 'vitest';
import type { CarcassonneTranslator } from '../../../src/games/carcassonne/messages.ts';
import { winnerText } from '../../../src/games/carcassonne/result/result-text.ts';
import type { CarcassonneMoment } from '../../../src/games/carcassonne/session.ts';
import type { CatanTable } from '../../../src/games/catan/context.ts';
import { winnerSentence } from '../../../src/games/catan/decision/Decision.tsx';
import type { CatanTranslator } from '../../../src/games/catan/messages.ts';
import { LANGUAGES } from '../../../src/i18n/languages.ts';
import type { Client } from '../../../src/online/client.ts';
import { rematch } from '../../../src/online/OnlineScreen.tsx';
import type { OnlineTable } from '../../../src/online/online-table.ts';
import { eventText } from '../../../src/online/overlay/event-text.ts';
import type { OverlayTranslator } from '../../../src/online/overlay/messages.ts';
import { earlyLeavers, nextStepOf } from '../../../src/online/overlay/result/early-leavers.ts';
import { momentLink } from '../../../src/online/overlay/votes/OnlineMenu.tsx';
import { peopleOf } from '../../../src/people/people.ts';
import { translatorIn } from '../../translators.ts';

type End = Pick<Table, 'next' | 'settings'>;
const ended = (visibility: 'public' | 'link', next: string | null) =>
  ({ next, settings: { visibility } }) as End;

test('players start or join one rematch, and spectators go to the next public game or the lobby', () => {
  expect(nextStepOf(ended('public', null), true)).toBe('again');
  expect(nextStepOf(ended('link', 'new'), true)).toBe('sit');
  expect(nextStepOf(ended('public', 'new'), false)).toBe('next');
  expect(nextStepOf(ended('link', 'new'), false)).toBe('lobby');
  expect(nextStepOf(ended('public', null), false)).toBe('lobby');
});

test('a spectator follows the button, and opens no table', async () => {
  const client = { ask: () => Promise.reject(new Error('asked')) } as unknown as Client;
  const after = (visibility: 'public' | 'link') => {
    const table = { ...ended(visibility, 'new'), seats: [] };
    return rematch(client, { id: 'old', me: 'mei', known: { table } } as unknown as OnlineTable);
  };
  await expect(after('public')).resolves.toBe('new');
  await expect(after('link')).resolves.toBeUndefined();
});

test('players who left early gave up or ran out of time', () => {
  const seats = [{ isOut: true }, { isOut: false }, { isOut: true }] as unknown as Table['seats'];
  const entries = [
    { kind: 'late', seat: 1, lateness: 'decide' },
    { kind: 'late', seat: 2, lateness: 'lose' },
    { kind: 'resigned', seat: 2 },
    { kind: 'resigned', seat: 0 },
  ] as unknown as readonly Entry[];
  expect(earlyLeavers({ seats }, entries)).toEqual([
    { seat: 0, by: 'resigned' },
    { seat: 2, by: 'late' },
  ]);
});

const SEATS = (['Ann', 'Ben', 'Cy'] as const).map(
  (name) => ({ name, colour: 'woad', player: 'person' }) as const,
);

test.each(LANGUAGES)('the result never shows a lead of zero or less: %s', async (language) => {
  const t = await translatorIn(language);
  const people = peopleOf(t, { seats: SEATS });
  const told = (points: readonly number[], winners: readonly number[]) => {
    const outcome = { points, winners };
    const carcassonne = winnerText(t as CarcassonneTranslator, { outcome } as CarcassonneMoment, people);
    const moment = { outcome, view: { options: { victoryTarget: 10 } } };
    const catan = winnerSentence(
      t as CatanTranslator,
      { moment, people, lines: [] } as unknown as CatanTable,
    );
    return { margins: [carcassonne.margin !== undefined, catan.details.length > 0], carcassonne, catan };
  };
  expect(told([10, 4, 6], [0]).margins).toEqual([true, true]);
  // Seat 2 gave up, with most points.
  const behind = told([3, 1, 10], [0]);
  expect(behind.margins).toEqual([false, false]);
  for (const { head } of [behind.carcassonne, behind.catan]) {
    expect(head).toContain('Ann');
    expect(head).toMatch(/3/);
    expect(head).not.toMatch(/10/);
  }
  expect(told([10, 1, 10], [0]).margins).toEqual([false, false]);
});

test('a closed rematch has nobody waiting, and players can start another', async () => {
  const after = (table: string | null) => ({ kind: 'rematch', table, by: 'ann' }) as const;
  const t = (await translatorIn('en')) as unknown as OverlayTranslator;
  const names = { of: () => ({ name: 'Ann' }), at: () => '' };
  expect(eventText(t, { ...after('new'), seq: 9, at: 0 }, names)).toBe('Ann is waiting at a new table.');
  expect(eventText(t, { ...after(null), seq: 10, at: 0 }, names)).toBe('The new table was closed.');
  const old = { ...ended('link', null), version: 9 } as Table;
  const sits = fold(old, { ...after('new'), seq: 9, at: 0 });
  expect(nextStepOf(sits, true)).toBe('sit');
  expect(nextStepOf(fold(sits, { ...after(null), seq: 10, at: 0 }), true)).toBe('again');
});

test('the link to a moment uses the page’s address for other devices', () => {
  const at = 'http://192.168.1.7:4321/?game=other';
  expect(momentLink('abc', 12, at)).toBe('http://192.168.1.7:4321/?game=abc&at=12');
});
