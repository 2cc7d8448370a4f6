import { catan } from '@bastide/catan';
import { expect, test } from 'vitest';
import { carcassonneAdapter } from '../../src/games/carcassonne/session.ts';
import { describeOptions } from '../../src/games/catan/lobby/index.tsx';
import { clockText, shortClockText, tableSettingsText } from '../../src/lobby/clock-text.ts';
import type { LobbyTranslator } from '../../src/lobby/messages.ts';
import { qrPath } from '../../src/lobby/QrCode.tsx';
import { DEFAULT_SETTINGS, parseTableDefaults, withSettings } from '../../src/lobby/table-defaults.ts';
import { isLoopback } from '../../src/online/use-share-base.ts';
import { emptySeats } from '../../src/people/seats.ts';
import { translatorIn } from '../translators.ts';

test('the latest settings are the defaults of the next table, and invalid ones fall back', () => {
  expect(parseTableDefaults(null)).toEqual({ seats: {}, settings: DEFAULT_SETTINGS });
  expect(parseTableDefaults('{"settings": 3, "seats": "x"}').settings).toEqual(DEFAULT_SETTINGS);
  expect(parseTableDefaults('no JSON').settings).toEqual(DEFAULT_SETTINGS);
  const kept = {
    seats: { carcassonne: 3, catan: 'many' },
    settings: { ...DEFAULT_SETTINGS, clock: { kind: 'days', days: 3 }, visibility: 'public', late: 'never' },
  };
  expect(parseTableDefaults(JSON.stringify(kept))).toEqual({
    seats: { carcassonne: 3 },
    settings: { ...DEFAULT_SETTINGS, clock: { kind: 'days', days: 3 }, visibility: 'public' },
  });
  const odd = { settings: { clock: { kind: 'live', bank: 1, increment: 0 } } };
  expect(parseTableDefaults(JSON.stringify(odd)).settings.clock).toEqual({ kind: 'none' });
});

const LIVE = { kind: 'live', bank: 600, increment: 20 } as const;

test('a game without a clock is not rated', () => {
  expect(withSettings(DEFAULT_SETTINGS, { isRated: true }).isRated).toBe(false);
  const rated = withSettings({ ...DEFAULT_SETTINGS, clock: LIVE }, { isRated: true });
  expect(rated.isRated).toBe(true);
  expect(withSettings(rated, { clock: { kind: 'none' } })).toEqual(DEFAULT_SETTINGS);
  expect(
    parseTableDefaults(JSON.stringify({ settings: { ...DEFAULT_SETTINGS, isRated: true } })).settings,
  ).toEqual(DEFAULT_SETTINGS);
});

test('a rated game has no takebacks', () => {
  const timed = { ...DEFAULT_SETTINGS, clock: LIVE };
  const rated = withSettings(timed, { isRated: true });
  expect(rated.takebacks).toBe(false);
  expect(withSettings(rated, { takebacks: true }).takebacks).toBe(false);
  expect(
    parseTableDefaults(JSON.stringify({ settings: { ...timed, isRated: true } })).settings.takebacks,
  ).toBe(false);
});

test('clocks have descriptions in words', async () => {
  const t = (await translatorIn('en')) as LobbyTranslator;
  const live = { kind: 'live', bank: 600, increment: 20 } as const;
  expect(clockText(t, live)).toBe('10 minutes each, plus 20 seconds per turn');
  expect(shortClockText(t, { kind: 'none' })).toBe('no clock');
  expect(shortClockText(t, { kind: 'days', days: 1 })).toBe('1 day per turn');
  const said = (part: object) => tableSettingsText(t, { ...DEFAULT_SETTINGS, ...part }).join(' ');
  expect(said({})).not.toContain('When time runs out');
  expect(said({ clock: live })).toContain('When time runs out, a bot makes that move.');
  const uk = (await translatorIn('uk')) as LobbyTranslator;
  expect([1, 3, 7].map((days) => clockText(uk, { kind: 'days', days }))).toEqual([
    '1 день на хід',
    '3 дні на хід',
    '7 днів на хід',
  ]);
});

test('options lead back to the setup that made them', async () => {
  const t = await translatorIn('en');
  const setup = { game: 'carcassonne', edition: 'c3', sets: ['river'], seats: emptySeats(3) } as const;
  const options = carcassonneAdapter.optionsOf(setup);
  expect([options.seats, options.edition, options.sets]).toEqual([3, 'c3', ['river']]);
  expect(carcassonneAdapter.setupOf(options, emptySeats(3))).toEqual(setup);
  const island = { game: 'catan', seats: emptySeats(4) } as const;
  expect(catan.readOptions({ seats: 4 }).ok && describeOptions(t, island)).toBe(
    'An island with numbers in a spiral, 10 points',
  );
  expect(describeOptions(t, { ...island, house: { friendlyRobber: true, victoryTarget: 12 } })).toBe(
    'An island with numbers in a spiral, 12 points. 1 rule differs from print.',
  );
});

test('a QR code has every dark module in its place, and four light ones around', async () => {
  const { encode } = await import('uqr');
  const link = 'https://bastide.example/?join=92zrw8a72z#u3Edl4Cvcr92QaLIphojyA';
  const { path, side } = qrPath(link);
  const { data, size } = encode(link, { ecc: 'M', border: 0 });
  expect(side).toBe(size + 8);
  const dark = new Set<string>();
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let i = 0; i < Number(width); i++) dark.add(`${Number(x) - 4 + i} ${Number(y) - 4}`);
  const expected = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`${x} ${y}`] : [])));
  expect([...dark].sort()).toEqual(expected.sort());
});

test('a loopback address invites nobody else', () => {
  expect(['localhost', '127.0.0.1', '[::1]', 'a.localhost'].every(isLoopback)).toBe(true);
  expect(['192.168.1.7', 'bastide.example', '10.127.0.1'].some(isLoopback)).toBe(false);
});
