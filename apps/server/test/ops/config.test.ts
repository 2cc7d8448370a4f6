import { expect, test } from 'vitest';
import { DEFAULT_LIMITS } from '../../src/http/settings.ts';
import { type Config, readConfig, settingsFrom } from '../../src/ops/config.ts';

const faults = (value: unknown) => {
  const read = readConfig(value, 'en');
  return read.ok ? [] : read.faults.map(({ path }) => path);
};

test('an empty configuration is safe', () => {
  expect(settingsFrom({})).toEqual({ trustProxy: false, log: 'info', limits: DEFAULT_LIMITS });
});

test('what is named is changed, and all else stays', () => {
  const config: Config = { limits: { streams: 3, rates: { play: { person: { most: 7, seconds: 1 } } } } };
  const { limits } = settingsFrom(config);
  expect(limits).toEqual({
    ...DEFAULT_LIMITS,
    streams: 3,
    rates: {
      ...DEFAULT_LIMITS.rates,
      play: { ...DEFAULT_LIMITS.rates.play, person: { most: 7, seconds: 1 } },
    },
  });
});

test('every fault is told with its place', () => {
  expect(faults({ limits: { streams: 0, bodies: 1, rates: { play: { person: { most: 1 } } } } })).toEqual([
    'limits.rates.play.person.seconds',
    'limits.streams',
    'limits',
  ]);
  expect(faults({ speed: 1 })).toEqual(['']);
  expect(faults({ limits: { rates: { fly: {} } } })).toEqual(['limits.rates']);
});

test.each([
  ['origin', 'https://play.example/table'],
  ['origin', 'play.example'],
  ['origin', 'ftp://play.example'],
  ['trustProxy', 'somebody'],
  ['pushContact', 'anna@play.example'],
  ['pushContact', 'mailto:anna'],
  ['pushContact', 'http://play.example'],
  ['trustProxy', '192.0.2.0/99'],
  ['bus', 'http://bus'],
  ['log', 'loud'],
  ['metricsToken', 'short'],
  ['metricsToken', 'a token with several words'],
  ['metricsToken', 'пароль-для-метрик'],
  ['port', 70_000],
])('%s is never %j', (name, value) => {
  expect(faults({ [name]: value })).toEqual([name]);
});

test.each(['play.example:443', 'https://play.example', '', '*'])('%j is no name of a server', (name) => {
  expect(faults({ hosts: ['a.example', name] })).toEqual(['hosts.1']);
});

test.each([
  ['hosts', ['www.play.example', 'пример.укр']],
  ['origin', 'https://play.example:8443'],
  ['trustProxy', 'loopback, 192.0.2.0/24,2001:db8::1'],
  ['trustProxy', true],
  ['pushContact', 'mailto:anna@play.example'],
  ['pushContact', 'https://play.example/keepers'],
  ['bus', 'nats://a:4222,b:4222'],
])('%s may be %j', (name, value) => {
  expect(faults({ [name]: value })).toEqual([]);
});

test('rates are for a person and an address: nobody can use up what all have together', () => {
  const rate = { most: 300, seconds: 60 };
  expect(faults({ limits: { rates: { code: { person: rate, address: rate } } } })).toEqual([]);
  expect(faults({ limits: { rates: { code: { everybody: rate } } } })).toEqual(['limits.rates.code']);
  // Whoever brings a configuration of before must see which member to delete.
  for (const language of ['en', 'ru', 'uk', 'es', 'zh', 'de'] as const)
    expect(readConfig({ limits: { rates: { code: { everybody: rate } } } }, language)).toMatchObject({
      ok: false,
      faults: [{ path: 'limits.rates.code', detail: expect.stringContaining('everybody') }],
    });
});

test('where bots think is one of the places, in a sensible number of threads', () => {
  expect(faults({ bots: { think: 'workers', threads: 2, pause: 0 } })).toEqual([]);
  expect(faults({ bots: { think: 'nowhere', threads: 0, pause: 60_000, depth: 3 } })).toEqual([
    'bots.think',
    'bots.threads',
    'bots.pause',
    'bots',
  ]);
});

test('faults are told in the language of the reader', () => {
  const said = (language: 'de' | 'en') => {
    const read = readConfig({ port: 'x' }, language);
    return read.ok ? '' : read.faults[0]!.detail;
  };
  expect(said('de')).toMatch(/Ungültig/);
  expect(said('en')).toMatch(/Invalid/);
});
