import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Heard, Said } from '../../src/bitmaps/serve.ts';
import { Studio } from '../../src/bitmaps/studio.ts';

/** A worker that is told what to answer. */
class Double extends EventTarget {
  readonly heard: Heard[] = [];
  postMessage(message: Heard) {
    this.heard.push(message);
  }
  terminate() {}
  say(data: Said) {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
  get asked() {
    return this.heard.flatMap((message) => ('paint' in message ? [message.paint] : []));
  }
}

let worker: Double;
let studio: Studio<string>;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('OffscreenCanvas', class {});
  worker = new Double();
  studio = new Studio<string>({
    start: () => worker as unknown as Worker,
    here: async () => () => '<svg viewBox="0 0 1 1"></svg>',
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** What was wanted in the same moment is asked for. */
const soon = () => Promise.resolve();
/** What has come is told of, all together. */
const shown = () => vi.advanceTimersByTimeAsync(20);
const names = (count: number) => Array.from({ length: count }, (_, i) => `picture ${i}`);

test('lower ranks are asked for first; what nobody wants any more is not', async () => {
  const heard: string[] = [];
  const listen = (name: string) => (url: string) => void heard.push(`${name} ${url}`);
  studio.watch('last', 2, listen('last'));
  studio.watch('never', 0, listen('never'))();
  studio.prepare('then', 1);
  studio.watch('first', 0, listen('first'));
  await soon();
  expect(worker.asked).toEqual(['first', 'then', 'last']);
  worker.say({ name: 'first', url: 'blob:1' });
  await shown();
  expect(heard).toEqual(['first blob:1']);
  expect(studio.url('first')).toBe('blob:1');
});

test('a few are on their way at a time, and each is painted once for all who want it', async () => {
  for (const name of names(10)) studio.watch(name, 0, () => {});
  const told = vi.fn();
  studio.watch('picture 0', 0, told);
  await soon();
  expect(worker.asked).toEqual(names(6));
  studio.watch('urgent', -1, () => {});
  worker.say({ name: 'picture 0', url: 'blob:0' });
  expect(worker.asked.at(-1)).toBe('urgent');
  await shown();
  expect(told).toHaveBeenCalledExactlyOnceWith('blob:0');
  const late = vi.fn();
  studio.watch('picture 0', 0, late);
  expect(late).toHaveBeenCalledExactlyOnceWith('blob:0');
  expect(worker.asked.filter((name) => name === 'picture 0')).toHaveLength(1);
});

test('pictures that come together are told of together, once to each who wants them', async () => {
  const heard: string[] = [];
  const listen = () => (url: string) => void heard.push(url);
  studio.watch('one', 0, listen());
  studio.watch('two', 0, listen());
  const end = studio.watch('three', 0, listen());
  await soon();
  for (const name of ['one', 'two', 'three']) worker.say({ name, url: `blob:${name}` });
  studio.watch('one', 0, listen());
  end();
  expect(heard).toEqual([]);
  await shown();
  expect(heard).toEqual(['blob:one', 'blob:one', 'blob:two']);
});

test('a picture that cannot be painted holds up no other', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  for (const name of names(7)) studio.watch(name, 0, () => {});
  await soon();
  worker.say({ name: 'picture 0', because: 'no paint' });
  expect(worker.asked).toHaveLength(7);
  expect(error).toHaveBeenCalledOnce();
  error.mockRestore();
});

test('of the pictures that nobody shows, those asked for longest ago are let go', async () => {
  for (const name of names(200)) {
    const end = studio.watch(name, 0, () => {});
    await vi.advanceTimersByTimeAsync(0);
    worker.say({ name, url: `blob:${name}` });
    end();
  }
  await vi.advanceTimersByTimeAsync(10_000);
  expect(studio.url('picture 0')).toBeUndefined();
  expect(studio.url('picture 199')).toBe('blob:picture 199');
  expect(worker.heard.filter((message) => 'forget' in message)).toHaveLength(40);
});

test('without a worker the page paints itself', async () => {
  vi.stubGlobal('OffscreenCanvas', undefined);
  vi.stubGlobal('Path2D', class {});
  const context = new Proxy(
    {},
    { get: (_, name) => (name === 'canvas' ? canvas : () => {}), set: () => true },
  );
  const canvas = {
    getContext: () => context,
    toBlob: (done: (blob: Blob) => void) => done(new Blob(['png'])),
  };
  vi.stubGlobal('document', { createElement: () => canvas });
  const told = vi.fn();
  studio.watch('["subject",1,1]', 0, told);
  await vi.waitFor(() => expect(told).toHaveBeenCalledOnce());
  expect(told.mock.calls[0]![0]).toMatch(/^blob:/);
  expect(worker.asked).toEqual([]);
});
