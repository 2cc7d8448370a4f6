import { afterEach, beforeEach, expect, test, vi } from 'vitest';

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
  back() {
    this.go(-1);
  }
  go(by: number) {
    this.at += by;
    listeners.forEach((hear) => {
      hear();
    });
  }
}
const listeners = new Set<() => void>();

function stubGlobals(globals: object): void {
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
}

async function fresh() {
  vi.resetModules();
  const entries = new Entries();
  stubGlobals({
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
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('closing a screen goes back to the entry that opened it, also over inner screens', async () => {
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

test('closing a screen within a replay keeps the moment shown', async () => {
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

test('the token of an invitation stays in the fragment of the address', async () => {
  const { navigate, replaceRoute, getRoute, entries, urls } = await fresh();
  navigate({ join: '4f.Zk-3_x' });
  expect(getRoute()).toEqual({ join: '4f.Zk-3_x' });
  replaceRoute({ join: '4f.Zk-3_x', rules: '' });
  navigate({ game: '4f' });
  entries.go(-1);
  expect(getRoute()).toEqual({ join: '4f.Zk-3_x', rules: '' });
  expect(urls()).toEqual(['', './?join=4f&rules=#Zk-3_x', './?game=4f']);
});

test('the address bar waits while the browser goes back', async () => {
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

test('a second closing waits for the first, and then goes back too', async () => {
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

test('a step back that the browser never takes is forgotten', async () => {
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

test('closing the sidebar by the browser’s button keeps the replay at its moment', async () => {
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

test('a replay plays by itself after a press, until another address is shown', async () => {
  const { navigate, openReplay, isAutoplay, entries } = await fresh();
  navigate({ table: 'a', at: 0 });
  expect(isAutoplay()).toBe(false);
  navigate({ library: 'games' });
  openReplay({ table: 'a', at: 0 });
  expect(isAutoplay()).toBe(true);
  entries.go(-1);
  entries.go(1);
  expect(isAutoplay()).toBe(false);
});

test('closing a screen of a shared address replaces its entry', async () => {
  const { replaceRoute, navigateBack, getRoute, entries, urls } = await fresh();
  replaceRoute({ table: 'a', at: 3 });
  navigateBack({ table: 'a' });
  vi.runAllTimers();
  expect(getRoute()).toEqual({ table: 'a' });
  expect(urls()).toEqual(['./?table=a']);
  expect(entries.at).toBe(0);
});

test('a slider updates the address rarely, and finally to its last position', async () => {
  const { navigate, replaceRoute, entries } = await fresh();
  const replace = vi.spyOn(entries, 'replaceState');
  navigate({ table: 'a', at: 0 });
  for (let at = 1; at <= 100; at++) replaceRoute({ table: 'a', at });
  expect(replace).toHaveBeenCalledTimes(1);
  vi.runAllTimers();
  expect(replace).toHaveBeenCalledTimes(2);
  expect(entries.entries.at(-1)!.url).toBe('./?table=a&at=100');
});

test('navigating to the present screen adds no entry', async () => {
  const { navigate, urls } = await fresh();
  navigate({});
  navigate({ library: 'games' });
  navigate({ library: 'games' });
  expect(urls()).toHaveLength(2);
});

test('a step back closes the dialog that opened last, and only the next one leaves the screen', async () => {
  const { navigate, openOverlay, getRoute, entries } = await fresh();
  navigate({ table: 'g1' });
  const closed: string[] = [];
  openOverlay(() => closed.push('menu'));
  openOverlay(() => closed.push('keys'));
  entries.go(-1);
  expect([closed, getRoute()]).toEqual([['keys'], { table: 'g1' }]);
  entries.go(-1);
  expect([closed, getRoute()]).toEqual([['keys', 'menu'], { table: 'g1' }]);
  entries.go(-1);
  expect([closed.length, getRoute()]).toEqual([2, {}]);
});

test('a dialog that was closed by its button takes no step back of its own', async () => {
  const { navigate, openOverlay, getRoute, entries } = await fresh();
  navigate({ table: 'g1' });
  for (let n = 0; n < 3; n++) openOverlay(() => {})();
  expect(entries.entries).toHaveLength(3);
  entries.go(-1);
  expect(getRoute()).toEqual({});
});

test('a screen opened from a dialog leads back to the screen below the dialog, and from there on', async () => {
  const { navigate, navigateBack, openOverlay, getRoute, entries } = await fresh();
  navigate({ table: 'g1' });
  const shut = openOverlay(() => {});
  shut();
  navigate({ library: 'games' });
  entries.go(-1);
  expect(getRoute()).toEqual({ table: 'g1' });
  entries.go(-1);
  expect(getRoute()).toEqual({});
  navigate({ table: 'g2' });
  openOverlay(() => {})();
  navigateBack({});
  expect([getRoute(), entries.at]).toEqual([{}, 0]);
});
