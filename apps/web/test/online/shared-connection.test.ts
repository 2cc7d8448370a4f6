import type { TableUpdate } from '@bastide/protocol';
import { expect, test, vi } from 'vitest';
import { SharedConnection } from '../../src/online/shared-connection.ts';
import { createTabChannel } from '../../src/online/tab-channel.ts';
import { FakeBrowser } from './fake-browser.ts';
import { FakeStreams } from './fake-stream.ts';

const until = (isSo: () => boolean) => vi.waitUntil(isSo, { interval: 2, timeout: 45_000 });
const rest = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Follows a table in a tab that knows that many entries, and counts further ones. */
function following(wire: SharedConnection, table: string, version: number, isTold = false) {
  const page = { version, heard: [] as TableUpdate[], here: [] as readonly string[], leave: () => {} };
  page.leave = wire.follow(table, {
    version: () => page.version,
    needsViews: () => isTold,
    onNews: (news) => {
      page.heard.push(news);
      page.version = Math.max(page.version, news.version);
    },
    onPresence: ({ here }) => {
      page.here = here;
    },
  });
  return page;
}

const news = (table: string, version: number) => ({ table, version, entries: [], people: {}, at: 0 });
const followed = ({ address }: { readonly address: string }) =>
  new URLSearchParams(address.slice(address.indexOf('?'))).get('follow');

test('several tabs share one connection, and each gets the news that it follows', async () => {
  const browser = new FakeBrowser();
  const streams = new FakeStreams();
  const wires = Array.from({ length: 3 }, () => {
    const { locks, Channel } = browser.tab();
    return new SharedConnection('api/', createTabChannel({ locks }, Channel), streams.world());
  });
  const a = following(wires[0]!, 'aa', 5);
  const b = following(wires[1]!, 'bb', 7);
  const both = following(wires[2]!, 'aa', 6);
  await until(() => streams.open.length === 1 && followed(streams.open[0]!) === 'aa:5,bb:7');
  await until(() => wires.every((wire) => wire.link().isOpen));
  const [line] = streams.open;
  line!.send('table', news('aa', 8));
  line!.send('table', news('bb', 9));
  line!.send('presence', { table: 'bb', here: ['ann'] });
  await until(() => b.here.length === 1);
  expect([a, b, both].map(({ heard }) => heard.map(({ version }) => version))).toEqual([[8], [9], [8]]);
  expect([a.here, b.here]).toEqual([[], ['ann']]);
  // After a break it continues from the last version sent.
  line!.cut();
  await until(() => streams.open.length === 1);
  expect(followed(streams.open[0]!)).toBe('aa:8,bb:9');
});

test('another tab continues from the known versions when the reading tab dies', async () => {
  const browser = new FakeBrowser();
  const streams = new FakeStreams();
  const tabs = Array.from({ length: 3 }, () => browser.tab());
  const [first, second, third] = tabs.map(
    ({ locks, Channel }) =>
      new SharedConnection('api/', createTabChannel({ locks }, Channel), streams.world()),
  );
  following(first!, 'aa', 1);
  const b = following(second!, 'bb', 2);
  const c = following(third!, 'cc', 3);
  await until(() => streams.open.length === 1 && followed(streams.open[0]!) === 'aa:1,bb:2,cc:3');
  streams.open[0]!.send('table', news('bb', 6));
  await until(() => b.version === 6);
  const dying = streams.open[0]!;
  tabs[0]!.die();
  dying.cut();
  await until(() => streams.open.some((line) => followed(line)?.includes('cc:3') ?? false));
  await until(() => streams.open.some((line) => followed(line) === 'bb:6,cc:3'));
  const line = streams.open.find((one) => followed(one) === 'bb:6,cc:3')!;
  line.send('table', news('cc', 4));
  await until(() => c.version === 4);
  expect(b.heard.length).toBe(1);
});

test('the stream drops tables that no tab follows, also after the end of a tab', async () => {
  const browser = new FakeBrowser();
  const streams = new FakeStreams();
  const tabs = [browser.tab(), browser.tab()];
  const [first, second] = tabs.map(
    ({ locks, Channel }) =>
      new SharedConnection('api/', createTabChannel({ locks }, Channel), streams.world()),
  );
  const a = following(first!, 'aa', 1);
  following(second!, 'bb', 1);
  await until(() => streams.open.length === 1 && followed(streams.open[0]!) === 'aa:1,bb:1');
  tabs[1]!.die();
  await until(() => streams.open.length === 1 && followed(streams.open[0]!) === 'aa:1');
  a.leave();
  await until(() => streams.open.length === 0);
});

test('followers of a list get it from the start', async () => {
  const browser = new FakeBrowser();
  const streams = new FakeStreams();
  const [first, second] = [browser.tab(), browser.tab()].map(
    ({ locks, Channel }) =>
      new SharedConnection('api/', createTabChannel({ locks }, Channel), streams.world()),
  );
  const heard: string[] = [];
  first!.followList('mine', ({ tables, isAll }) => heard.push(`mine ${tables.length} ${isAll}`));
  await until(() => streams.open.length === 1);
  expect(streams.open[0]!.address).not.toContain('lobby');
  streams.open[0]!.send('mine', { tables: [{}], isAll: true });
  await until(() => heard.length === 1);
  second!.followList('lobby', ({ tables }) => heard.push(`lobby ${tables.length}`));
  await until(() => streams.open.some(({ address }) => address.includes('lobby=1')));
  streams.open[0]!.send('lobby', { tables: [{}, {}] });
  await until(() => heard.length === 2);
  expect(heard).toEqual(['mine 1 true', 'lobby 2']);
});

test('tabs that cannot communicate have a connection each', async () => {
  const streams = new FakeStreams();
  const none = { locks: undefined as unknown as LockManager };
  const wires = [1, 2].map(() => new SharedConnection('api/', createTabChannel(none), streams.world()));
  const pages = wires.map((wire) => following(wire, 'aa', 1));
  await until(() => streams.open.length === 2);
  for (const line of streams.open) line.send('table', news('aa', 2));
  await until(() => pages.every(({ version }) => version === 2));
  expect(pages.map(({ heard }) => heard.length)).toEqual([1, 1]);
});

test('a leader that loses its lock becomes a follower', async () => {
  const browser = new FakeBrowser();
  const streams = new FakeStreams();
  const tabs = [browser.tab(), browser.tab()].map(({ locks, Channel }) =>
    createTabChannel({ locks }, Channel),
  );
  const wires = tabs.map((one) => new SharedConnection('api/', one, streams.world()));
  const pages = wires.map((wire, i) => following(wire, 'aa', i));
  await until(() => streams.open.length === 1);
  tabs[1]!.takeOver();
  await rest(100);
  expect(streams.open.length).toBe(1);
  expect(followed(streams.open[0]!)).toBe('aa:0');
  streams.open[0]!.send('table', news('aa', 5));
  await until(() => pages.every(({ version }) => version === 5));
});

test('a sign-in in one tab reaches all tabs, and reopens the connection', async () => {
  const browser = new FakeBrowser();
  const streams = new FakeStreams();
  const wires = [browser.tab(), browser.tab()].map(
    ({ locks, Channel }) =>
      new SharedConnection('api/', createTabChannel({ locks }, Channel), streams.world()),
  );
  const heard: number[] = [];
  for (const [tab, wire] of wires.entries()) wire.onResubscribe(() => heard.push(tab));
  following(wires[0]!, 'aa', 1);
  await until(() => wires.every((wire) => wire.link().isOpen));
  const [line] = streams.open;
  wires[1]!.resubscribe();
  await until(() => heard.length === 2 && streams.open.length === 1 && streams.open[0] !== line);
  expect(heard.sort()).toEqual([0, 1]);
});

test('an unused connection does not count as lost', async () => {
  const { locks, Channel } = new FakeBrowser().tab();
  const streams = new FakeStreams();
  streams.isDown = true;
  const wire = new SharedConnection('api/', createTabChannel({ locks }, Channel), streams.world());
  await rest(60);
  const wished = Date.now();
  following(wire, 'aa', 1);
  await until(() => streams.tries.length > 0);
  expect(wire.link().isOpen).toBe(false);
  expect(wire.link().since).toBeGreaterThanOrEqual(wished);
});

test('the server learns when no tab is visible, and when one is visible again', async () => {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('document', page);
  const browser = new FakeBrowser();
  const streams = new FakeStreams();
  const look = (isLooking: boolean) => {
    page.visibilityState = isLooking ? 'visible' : 'hidden';
    page.dispatchEvent(new Event('visibilitychange'));
  };
  const wires = [browser.tab(), browser.tab()].map(
    ({ locks, Channel }) =>
      new SharedConnection('api/', createTabChannel({ locks }, Channel), streams.world()),
  );
  following(wires[0]!, 'aa', 1);
  following(wires[1]!, 'bb', 1);
  const open = () => streams.open.map(({ address }) => address.slice(address.indexOf('?') + 1)).join(' ');
  await until(() => open() === 'follow=aa%3A1%2Cbb%3A1');
  look(false);
  await until(() => open() === 'follow=aa%3A1%2Cbb%3A1&looks=0');
  look(true);
  await until(() => open() === 'follow=aa%3A1%2Cbb%3A1');
  vi.unstubAllGlobals();
});

test('the stream sends views if one of the tabs needs them', async () => {
  const browser = new FakeBrowser();
  const streams = new FakeStreams();
  const [first, second] = [browser.tab(), browser.tab()].map(
    ({ locks, Channel }) =>
      new SharedConnection('api/', createTabChannel({ locks }, Channel), streams.world()),
  );
  following(first!, 'aa', 1);
  await until(() => streams.open.length === 1);
  expect(streams.open[0]!.address).not.toContain('views');
  following(second!, 'aa', 1, true);
  await until(() => streams.open.some(({ address }) => address.includes('views=all')));
});
