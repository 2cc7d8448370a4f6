import { beforeEach, expect, test, vi } from 'vitest';

/** A browser's history, as far as addresses need it. */
class Entries {
  entries: { url: string; state: unknown }[] = [{ url: '', state: null }];
  at = 0;
  get state() {
    return this.entries[this.at]!.state;
  }
  pushState(state: unknown, _: string, url: string) {
    this.entries = [...this.entries.slice(0, ++this.at), { url, state }];
  }
  replaceState(state: unknown, _: string, url: string) {
    this.entries[this.at] = { url, state };
  }
  go(by: number) {
    this.at += by;
    listeners.forEach((hear) => {
      hear();
    });
  }
}
const listeners = new Set<() => void>();

async function fresh() {
  vi.resetModules();
  const entries = new Entries();
  Object.assign(globalThis, {
    history: entries,
    location: {
      get search() {
        return entries.entries[entries.at]!.url.replace(/^\.\/|#.*/g, '');
      },
      get hash() {
        return /#.*|$/.exec(entries.entries[entries.at]!.url)![0];
      },
    },
    addEventListener: (_: string, hear: () => void) => listeners.add(hear),
    removeEventListener: (_: string, hear: () => void) => listeners.delete(hear),
  });
  const module = await import('../../src/router/history.ts');
  module.subscribeToRoute(() => {});
  return { ...module, entries, urls: () => entries.entries.map(({ url }) => url) };
}

beforeEach(() => {
  listeners.clear();
  vi.useFakeTimers();
});

test('what is closed leads back to where it was opened; what was opened within it, too', async () => {
  const { navigate, navigateBack, getRoute, entries, urls } = await fresh();
  navigate({ table: 'a' });
  navigate({ table: 'a', rules: '' });
  navigate({ table: 'a', rules: 'CAR-FARM-04' });
  navigateBack({ table: 'a' });
  expect(getRoute()).toEqual({ table: 'a' });
  expect(entries.at).toBe(1);
  expect(urls()).toHaveLength(4);
  entries.go(-1);
  expect(getRoute()).toEqual({});
});

test('what is opened within a replay is closed to its entry, at the moment that is shown by then', async () => {
  const { navigate, replaceRoute, navigateBack, getRoute, entries, urls } = await fresh();
  navigate({ table: 'a' });
  navigate({ table: 'a', at: 0 });
  navigate({ table: 'a', at: 0, leaf: true });
  replaceRoute({ table: 'a', at: 7, leaf: true });
  navigateBack({ table: 'a', at: 9 });
  vi.runAllTimers();
  expect(getRoute()).toEqual({ table: 'a', at: 9 });
  expect(entries.at).toBe(2);
  expect(urls()).toEqual(['', './?table=a', './?table=a&at=9', './?table=a&at=7&leaf=']);
  navigateBack({ table: 'a' });
  expect(entries.at).toBe(1);
});

test('an invitation keeps its secret part where nobody is sent it', async () => {
  const { navigate, replaceRoute, getRoute, entries, urls } = await fresh();
  navigate({ join: '4f.Zk-3_x' });
  expect(getRoute()).toEqual({ join: '4f.Zk-3_x' });
  replaceRoute({ join: '4f.Zk-3_x', rules: '' });
  navigate({ game: '4f' });
  entries.go(-1);
  expect(getRoute()).toEqual({ join: '4f.Zk-3_x', rules: '' });
  expect(urls()).toEqual(['', './?join=4f&rules=#Zk-3_x', './?game=4f']);
});

test('the address bar waits for a browser that is on its way back', async () => {
  const { navigate, replaceRoute, navigateBack, entries, urls } = await fresh();
  navigate({ table: 'a', at: 0 });
  navigate({ table: 'a', at: 0, rules: '' });
  const go = entries.go.bind(entries);
  entries.go = () => {};
  navigateBack({ table: 'a', at: 0 });
  replaceRoute({ table: 'a', at: 1 });
  vi.advanceTimersByTime(500);
  expect(urls().at(-1)).toBe('./?table=a&at=0&rules=');
  go(-1);
  expect(urls()).toEqual(['', './?table=a&at=1', './?table=a&at=0&rules=']);
});

test('what is closed while the browser is still on its way back is gone back from in its turn', async () => {
  const { navigate, navigateBack, getRoute, entries } = await fresh();
  navigate({ table: 'a' });
  navigate({ table: 'a', at: 0 });
  navigate({ table: 'a', at: 0, leaf: true });
  const go = entries.go.bind(entries);
  const steps: number[] = [];
  entries.go = (by) => void steps.push(by);
  navigateBack({ table: 'a', at: 0 });
  navigateBack({ table: 'a' });
  expect(getRoute()).toEqual({ table: 'a' });
  expect(steps).toEqual([-1]);
  go(steps[0]!);
  expect(steps).toEqual([-1, -1]);
  go(steps[1]!);
  expect(getRoute()).toEqual({ table: 'a' });
  expect(entries.at).toBe(1);
});

test('a way back that the browser never goes is forgotten', async () => {
  const { navigate, navigateBack, getRoute, entries, urls } = await fresh();
  navigate({ table: 'a' });
  navigate({ table: 'a', rules: '' });
  const go = entries.go.bind(entries);
  entries.go = () => {};
  navigateBack({ table: 'a' });
  vi.advanceTimersByTime(2000);
  expect(urls().at(-1)).toBe('./?table=a');
  go(-2);
  expect(getRoute()).toEqual({});
  // A screen closed in the meantime goes back too, but not twice.
  navigate({ table: 'a' });
  navigate({ table: 'a', at: 0 });
  navigate({ table: 'a', at: 0, leaf: true });
  navigateBack({ table: 'a', at: 0 });
  navigateBack({ table: 'a' });
  vi.advanceTimersByTime(2000);
  entries.go = go;
  navigate({ table: 'a', rules: '' });
  navigateBack({ table: 'a' });
  expect(getRoute()).toEqual({ table: 'a' });
  expect(entries.at).toBe(3);
});

test('a leaf that the browser shuts does not throw the replay under it back', async () => {
  const { navigate, replaceRoute, getRoute, entries, urls } = await fresh();
  navigate({ table: 'a' });
  navigate({ table: 'a', at: 3 });
  navigate({ table: 'a', at: 3, leaf: true });
  replaceRoute({ table: 'a', at: 9, leaf: true });
  vi.runAllTimers();
  entries.go(-1);
  expect(getRoute()).toEqual({ table: 'a', at: 9 });
  expect(urls()[2]).toBe('./?table=a&at=9');
  entries.go(-1);
  expect(getRoute()).toEqual({ table: 'a' });
});

test('a replay is played by whoever came to it by a press, until another address is shown', async () => {
  const { navigate, openReplay, isAutoplay, entries } = await fresh();
  navigate({ table: 'a', at: 0 });
  expect(isAutoplay()).toBe(false);
  navigate({ shelf: 'games' });
  openReplay({ table: 'a', at: 0 });
  expect(isAutoplay()).toBe(true);
  entries.go(-1);
  entries.go(1);
  expect(isAutoplay()).toBe(false);
});

test('what a shared address has opened is closed in its place', async () => {
  const { replaceRoute, navigateBack, getRoute, entries, urls } = await fresh();
  replaceRoute({ table: 'a', at: 3 });
  navigateBack({ table: 'a' });
  vi.runAllTimers();
  expect(getRoute()).toEqual({ table: 'a' });
  expect(urls()).toEqual(['./?table=a']);
  expect(entries.at).toBe(0);
});

test('a slider changes the address now and then, and at last to where it stands', async () => {
  const { navigate, replaceRoute, entries } = await fresh();
  const replace = vi.spyOn(entries, 'replaceState');
  navigate({ table: 'a', at: 0 });
  for (let at = 1; at <= 100; at++) replaceRoute({ table: 'a', at });
  expect(replace).toHaveBeenCalledTimes(1);
  vi.runAllTimers();
  expect(replace).toHaveBeenCalledTimes(2);
  expect(entries.entries.at(-1)!.url).toBe('./?table=a&at=100');
});

test('to go where one is leaves no trace', async () => {
  const { navigate, urls } = await fresh();
  navigate({});
  navigate({ shelf: 'games' });
  navigate({ shelf: 'games' });
  expect(urls()).toHaveLength(2);
});
