import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { pagePainter } from '../../src/sprites/page-painter.ts';
import { SpriteCache } from '../../src/sprites/sprite-cache.ts';
import type { SpriteReply } from '../../src/sprites/sprite-worker.ts';

/** A worker whose answers the test chooses. */
class Double extends EventTarget {
  readonly asked: string[] = [];
  readonly terminate = vi.fn();
  postMessage(name: string) {
    this.asked.push(name);
  }
  say(data: SpriteReply) {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
  paint(name: string) {
    this.say({ name, picture: Object.assign(new Blob(), { of: name }) });
  }
}

let worker: Double;
let studio: SpriteCache<string>;
let revoked: string[];
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${(blob as { of?: string }).of}`);
  revoked = [];
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => void revoked.push(url));
  vi.stubGlobal('OffscreenCanvas', class {});
  worker = new Double();
  studio = new SpriteCache<string>({
    startWorker: () => worker as unknown as Worker,
    loadInPage: async () => pagePainter(() => '<svg viewBox="0 0 1 1"></svg>'),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** Waits until all requests of the same moment are sent. */
const soon = () => Promise.resolve();
/** Waits until new pictures are reported, all together. */
const shown = () => vi.advanceTimersByTimeAsync(20);
/** Names of pictures that the page can paint, too. */
const NAMES = ['["one",1,1]', '["two",1,1]', '["three",1,1]'] as const;
const names = (count: number) => Array.from({ length: count }, (_, i) => `picture ${i}`);

test('smaller ranks are requested first, and unwanted pictures are not', async () => {
  const heard: string[] = [];
  const listen = (name: string) => (url?: string) => void heard.push(`${name} ${url}`);
  studio.subscribe('last', 2, listen('last'));
  studio.subscribe('never', 0, listen('never'))();
  studio.prefetch('then', 1);
  studio.subscribe('first', 0, listen('first'));
  await soon();
  expect(worker.asked).toEqual(['first', 'then', 'last']);
  worker.paint('first');
  await shown();
  expect(heard).toEqual(['first blob:first']);
  expect(studio.url('first')).toBe('blob:first');
});

test('few requests are in flight at a time, and each picture is painted once', async () => {
  for (const name of names(20)) studio.subscribe(name, 0, () => {});
  const told = vi.fn();
  studio.subscribe('picture 0', 0, told);
  await soon();
  expect(worker.asked).toEqual(names(12));
  studio.subscribe('urgent', -1, () => {});
  worker.paint('picture 0');
  expect(worker.asked.at(-1)).toBe('urgent');
  await shown();
  expect(told).toHaveBeenCalledExactlyOnceWith('blob:picture 0');
  const late = vi.fn();
  studio.subscribe('picture 0', 0, late);
  expect(late).toHaveBeenCalledExactlyOnceWith('blob:picture 0');
  expect(worker.asked.filter((name) => name === 'picture 0')).toHaveLength(1);
});

test('pictures that come together are reported together, once to each listener', async () => {
  const heard: string[] = [];
  const listen = () => (url?: string) => void heard.push(url!);
  studio.subscribe('one', 0, listen());
  studio.subscribe('two', 0, listen());
  const end = studio.subscribe('three', 0, listen());
  await soon();
  for (const name of ['one', 'two', 'three']) worker.paint(name);
  studio.subscribe('one', 0, listen());
  end();
  expect(heard).toEqual([]);
  await shown();
  expect(heard).toEqual(['blob:one', 'blob:one', 'blob:two']);
});

test('a picture that cannot be painted delays no other, and its listeners learn of it', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const told = vi.fn();
  studio.subscribe('picture 0', 0, told);
  for (const name of names(7)) studio.subscribe(name, 0, () => {});
  await soon();
  worker.say({ name: 'picture 0', because: 'no paint' });
  await vi.advanceTimersByTimeAsync(300);
  expect(worker.asked).toHaveLength(7);
  expect(error).toHaveBeenCalledOnce();
  expect(told).toHaveBeenCalledExactlyOnceWith(undefined);
});

test('the cache drops the unused pictures that were requested longest ago', async () => {
  for (const name of names(200)) {
    const end = studio.subscribe(name, 0, () => {});
    await vi.advanceTimersByTimeAsync(0);
    worker.paint(name);
    end();
  }
  await vi.advanceTimersByTimeAsync(10_000);
  expect(studio.url('picture 0')).toBeUndefined();
  expect(studio.url('picture 199')).toBe('blob:picture 199');
  expect(revoked).toHaveLength(40);
});

/** Gives the page a canvas. */
function withCanvas() {
  vi.stubGlobal('Path2D', class {});
  const context = new Proxy(
    {},
    { get: (_, name) => (name === 'canvas' ? canvas : () => {}), set: () => true },
  );
  const canvas = {
    getContext: () => context,
    toBlob: (done: (blob: Blob) => void) => done(Object.assign(new Blob(), { of: 'page' })),
  };
  vi.stubGlobal('document', { createElement: () => canvas });
}

describe('painting in the page', () => {
  beforeEach(withCanvas);
  const [one, two, three] = NAMES;

  test('the page paints if workers have no canvas', async () => {
    vi.stubGlobal('OffscreenCanvas', undefined);
    const told = vi.fn();
    studio.subscribe(one, 0, told);
    await vi.advanceTimersByTimeAsync(300);
    expect(told).toHaveBeenCalledExactlyOnceWith('blob:page');
    expect(worker.asked).toEqual([]);
  });

  test('the page paints if the worker cannot be loaded', async () => {
    const refused = new SpriteCache<string>({
      startWorker: () => {
        throw new DOMException('refused', 'SecurityError');
      },
      loadInPage: async () => pagePainter(() => '<svg viewBox="0 0 1 1"></svg>'),
    });
    const told = vi.fn();
    refused.subscribe(one, 0, told);
    await vi.advanceTimersByTimeAsync(300);
    expect(told).toHaveBeenCalledExactlyOnceWith('blob:page');
  });

  test('the page paints the rest if the worker ends early', async () => {
    const told = NAMES.map((name) => {
      const listener = vi.fn();
      studio.subscribe(name, 0, listener);
      return listener;
    });
    await soon();
    worker.paint(one);
    worker.dispatchEvent(new Event('error'));
    worker.paint(two);
    await vi.advanceTimersByTimeAsync(300);
    expect(worker.terminate).toHaveBeenCalledOnce();
    expect(told.map(({ mock }) => mock.calls)).toEqual([[[`blob:${one}`]], [['blob:page']], [['blob:page']]]);
    expect(revoked).toEqual([]);
  });

  test('the page paints a picture that the worker cannot paint', async () => {
    const told = vi.fn();
    studio.subscribe(one, 0, told);
    await soon();
    worker.say({ name: one, because: 'no memory' });
    await vi.advanceTimersByTimeAsync(300);
    expect(told).toHaveBeenCalledExactlyOnceWith('blob:page');
    studio.subscribe(two, 0, () => {});
    await soon();
    expect(worker.asked).toEqual([one, two]);
  });

  test('the page paints if the worker stays silent, and first tells all listeners', async () => {
    studio.subscribe(one, 0, () => {});
    await soon();
    worker.paint(one);
    const told = vi.fn();
    studio.subscribe(two, 0, told);
    await vi.advanceTimersByTimeAsync(7000);
    expect(told).toHaveBeenCalledExactlyOnceWith(undefined);
    expect(worker.terminate).not.toHaveBeenCalled();
    const later = vi.fn();
    studio.subscribe(three, 0, later);
    await vi.advanceTimersByTimeAsync(100);
    expect(later).toHaveBeenCalledExactlyOnceWith(undefined);
    await vi.advanceTimersByTimeAsync(7000);
    expect(worker.terminate).toHaveBeenCalledOnce();
    expect(told).toHaveBeenLastCalledWith('blob:page');
    expect(later).toHaveBeenLastCalledWith('blob:page');
  });
});

test('a slow start of the worker delays only listeners without a substitute', async () => {
  const told = vi.fn();
  studio.subscribe('one', 0, told);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(told).toHaveBeenCalledWith(undefined);
  worker.paint('one');
  await shown();
  expect(told).toHaveBeenLastCalledWith('blob:one');
  expect(worker.terminate).not.toHaveBeenCalled();
});

test('all listeners learn that nobody can paint, a few at a time', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const nowhere = new SpriteCache<string>({
    startWorker: () => worker as unknown as Worker,
    loadInPage: () => Promise.reject(new Error('404')),
  });
  const told = vi.fn();
  for (const name of names(10)) nowhere.subscribe(name, 0, told);
  await soon();
  worker.dispatchEvent(new Event('error'));
  await vi.advanceTimersByTimeAsync(20);
  expect(told).toHaveBeenCalledTimes(4);
  await vi.advanceTimersByTimeAsync(100);
  expect(told.mock.calls).toEqual(names(10).map(() => [undefined]));
});
