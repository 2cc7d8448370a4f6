import { expect, test } from 'vitest';
import { hrefOf, languageParam, parseRoute, type Route } from '../../src/router/route.ts';

const ADDRESSES: readonly (readonly [string, Route])[] = [
  ['./', {}],
  ['./?table=4f', { table: '4f' }],
  ['./?table=4f&at=0', { table: '4f', at: 0 }],
  ['./?table=4f&at=120&rules=CAR-FARM-04', { table: '4f', at: 120, rules: 'CAR-FARM-04' }],
  ['./?table=4f&leaf=', { table: '4f', leaf: true }],
  ['./?table=4f&at=120&leaf=', { table: '4f', at: 120, leaf: true }],
  ['./?game=4f', { game: '4f' }],
  ['./?game=4f&at=120&leaf=', { game: '4f', at: 120, leaf: true }],
  ['./?lobby=tables', { lobby: 'tables' }],
  ['./?lobby=open', { lobby: 'open' }],
  ['./?join=4f#Zk-3_x', { join: '4f.Zk-3_x' }],
  ['./?join=4f', { join: '4f' }],
  ['./?join=4f&rules=#Zk-3_x', { join: '4f.Zk-3_x', rules: '' }],
  ['./?me=', { me: true }],
  ['./?library=games', { library: 'games' }],
  ['./?library=statistics', { library: 'statistics' }],
  ['./?page=carcassonne', { page: 'carcassonne' }],
  ['./?person=aB-3_x', { person: 'aB-3_x' }],
  ['./?ladder=', { ladder: '' }],
  ['./?ladder=pearls%2Flive%2Fpeople', { ladder: 'pearls/live/people' }],
  ['./?chance=2030-03', { chance: '2030-03' }],
  ['./?verify=', { verify: true }],
  ['./?verify=4f', { verify: '4f' }],
  ['./?rules=', { rules: '' }],
];

test.each(ADDRESSES)('%s is written as it is read', (link, address) => {
  expect(hrefOf(address)).toBe(link);
  expect(parseRoute(link.slice(2))).toEqual(address);
});

test.each([
  ['?x', {}],
  ['?library', { library: 'games' }],
  ['?table=4f&at=-1', { table: '4f' }],
  ['?table=4f&at=1e3', { table: '4f' }],
  ['?game=&at=12', {}],
  ['?game=4f&table=5a', { table: '5a' }],
  ['?at=12', {}],
  ['?leaf', {}],
  ['?table=&library', { library: 'games' }],
  ['?lobby', { lobby: 'tables' }],
  ['?lobby=junk', { lobby: 'tables' }],
  ['?game=&join=&me', { me: true }],
  ['?table=4f&game=5a', { table: '4f' }],
  ['?table=4f&library', { table: '4f' }],
  ['?verify', { verify: true }],
  ['?library&verify', { library: 'games' }],
  ['?me#link=abc', { me: true }],
])('invalid parts of an address are ignored: %s', (search, address) => {
  expect(parseRoute(search)).toEqual(address);
});

test('old links with the secret in the query lead to the same screen, and lose it', () => {
  expect(parseRoute('?join=4f.Zk-3_x')).toEqual({ join: '4f.Zk-3_x' });
  expect(parseRoute('?join=4f.Zk-3_x#junk')).toEqual({ join: '4f.Zk-3_x' });
  expect(hrefOf(parseRoute('?join=4f.Zk-3_x'))).toBe('./?join=4f#Zk-3_x');
});

test('an address keeps a page or rule that does not exist, so that its screen can say so', () => {
  expect(parseRoute('?library=zzz')).toEqual({ library: 'zzz' });
  expect(parseRoute('?rule=NOPE-99')).toEqual({ rules: 'NOPE-99' });
  expect(parseRoute('?rule=CAR-FARM-04&rules=CAR-CITY-03')).toEqual({ rules: 'CAR-CITY-03' });
});

test.each([
  ['?shelf', './?library=games'],
  ['?shelf=statistics', './?library=statistics'],
  ['?shelf=games&library=statistics', './?library=statistics'],
])('an old link to the library leads to the same screen: %s', (search, link) => {
  expect(hrefOf(parseRoute(search))).toBe(link);
});

test('a link may name a language, with or without a country, but an address never does', () => {
  expect(languageParam('?lang=uk&table=4f')).toBe('uk');
  expect(languageParam('?lang=EN-gb')).toBe('en');
  for (const search of ['', '?lang=', '?lang=tlh', '?lang=e'] as const)
    expect(languageParam(search)).toBeUndefined();
  expect(hrefOf(parseRoute('?lang=uk&library=games'))).toBe('./?library=games');
});
