import { afterEach, expect, test, vi } from 'vitest';
import { joinPictures } from '../../packs.mjs';
import { PackedSprites, PicturePack } from '../../src/sprites/packed-sprites.ts';
import { SpriteCache } from '../../src/sprites/sprite-cache.ts';
import { spriteKey } from '../../src/sprites/sprite-key.ts';

/** A pack with a picture for each name; its bytes are the name. */
function packOf(...names: string[]): ArrayBuffer {
  const file = joinPictures(names.map((name) => ({ name, picture: Buffer.from(name) })));
  return new Uint8Array(file).buffer;
}
const dataUrl = (name: string) => `data:image/avif;base64,${Buffer.from(name).toString('base64')}`;

const NAMES = Array.from({ length: 40 }, (_, i) => `tile ${i}`);
const keys = NAMES.map((name) => spriteKey(name, 80, 80));
const SOURCE = {
  urls: { small: '/small.bin' },
  placeOf: (name: string, width: number) => (width > 80 ? undefined : { pack: 'small', name }),
};
const readable = async () => true;

function serve(file: ArrayBuffer | undefined) {
  const fetched = vi.fn(async () => (file ? new Response(file.slice(0)) : new Response('', { status: 404 })));
  vi.stubGlobal('fetch', fetched);
  return fetched;
}
afterEach(() => vi.unstubAllGlobals());

test('a pack gives each of its pictures by name, and no other', () => {
  const pack = new PicturePack(packOf('one', 'Überländ', 'three'));
  expect(pack.names).toEqual(['one', 'Überländ', 'three']);
  expect(pack.names.map((name) => pack.url(name))).toEqual(['one', 'Überländ', 'three'].map(dataUrl));
  expect(pack.url('four')).toBeUndefined();
});

test('many missing pictures bring their pack, once, and all are there together', async () => {
  const fetched = serve(packOf(...NAMES));
  const packed = new PackedSprites(SOURCE, readable);
  const first = packed.load(keys);
  const second = packed.load(keys.slice(0, 3));
  expect(first.keys).toEqual(keys);
  await Promise.all([first.done, second.done]);
  expect(fetched).toHaveBeenCalledExactlyOnceWith('/small.bin');
  expect(keys.map((key) => packed.url(key))).toEqual(NAMES.map(dataUrl));
  expect(packed.load(keys).keys).toEqual([]);
  expect(packed.url(spriteKey('tile 0', 256, 256))).toBeUndefined();
});

test('few missing pictures download no pack, but many do so later', async () => {
  const fetched = serve(packOf(...NAMES));
  const packed = new PackedSprites(SOURCE, readable);
  await packed.load(keys.slice(0, 9)).done;
  expect(fetched).not.toHaveBeenCalled();
  await packed.load(keys).done;
  expect(packed.url(keys[0]!)).toBe(dataUrl('tile 0'));
});

test('a visit that uses packs downloads another one for fewer pictures', async () => {
  const fetched = serve(packOf(...NAMES));
  const urls = { small: '/small.bin', near: '/near.bin' };
  const placeOf = (name: string, width: number) => ({ pack: width > 80 ? 'near' : 'small', name });
  const packed = new PackedSprites({ urls, placeOf }, readable);
  const near = NAMES.slice(0, 9).map((name) => spriteKey(name, 256, 256));
  await packed.load(near).done;
  expect(fetched).not.toHaveBeenCalled();
  await packed.load(keys).done;
  await packed.load(near).done;
  expect(fetched.mock.calls).toEqual([['/small.bin'], ['/near.bin']]);
});

test('pictures of kept packs are read ahead, but none is downloaded ahead', async () => {
  const fetched = serve(packOf(...NAMES));
  const packed = new PackedSprites(SOURCE, readable);
  await packed.loadKept(keys);
  expect(fetched).not.toHaveBeenCalled();
  vi.stubGlobal('caches', { open: async () => ({ match: async () => new Response(packOf(...NAMES)) }) });
  await packed.loadKept(keys);
  expect(fetched).not.toHaveBeenCalled();
  expect(keys.map((key) => packed.url(key))).toEqual(NAMES.map(dataUrl));
});

test('pictures that are wanted while kept packs are looked for are downloaded after all', async () => {
  const fetched = serve(packOf(...NAMES));
  const packed = new PackedSprites(SOURCE, readable);
  const ahead = packed.loadKept(keys);
  await Promise.all([ahead, packed.load(keys).done]);
  expect(fetched).toHaveBeenCalledExactlyOnceWith('/small.bin');
  expect(packed.url(keys[0]!)).toBe(dataUrl('tile 0'));
});

test('few missing pictures come from a pack that an earlier visit kept', async () => {
  const fetched = serve(undefined);
  const match = vi.fn(async () => new Response(packOf(...NAMES)));
  vi.stubGlobal('caches', { open: async () => ({ match }) });
  const packed = new PackedSprites(SOURCE, readable);
  await packed.load(keys.slice(0, 1)).done;
  expect(packed.url(keys[0]!)).toBe(dataUrl('tile 0'));
  expect(fetched).not.toHaveBeenCalled();
});

test('a downloaded pack is kept instead of that of an older version, and others stay', async () => {
  serve(packOf(...NAMES));
  const entries = new Set(['https://b/small-12345678.bin', 'https://b/large-12345678.bin']);
  const cache = {
    match: async () => undefined,
    put: async (url: string) => void entries.add(url),
    keys: async () => [...entries].map((url) => ({ url })),
    delete: async ({ url }: { url: string }) => entries.delete(url),
  };
  cache.delete = async (request: unknown) =>
    entries.delete(typeof request === 'string' ? request : (request as { url: string }).url);
  vi.stubGlobal('caches', { open: async () => cache });
  const urls = { small: 'https://b/small-abcdefgh.bin' };
  await new PackedSprites({ ...SOURCE, urls }, readable).load(keys).done;
  await vi.waitFor(() =>
    expect([...entries]).toEqual(['https://b/large-12345678.bin', 'https://b/small-abcdefgh.bin']),
  );
});

test.each([
  ['cannot be fetched', undefined, readable],
  ['is no pack', new Uint8Array([1, 2]).buffer, readable],
  ['cannot be decoded by the browser', packOf(...NAMES), async () => false],
])('a pack that %s is not asked for again', async (_, file, canShow) => {
  const fetched = serve(file);
  const packed = new PackedSprites(SOURCE, canShow);
  await packed.load(keys).done;
  expect(packed.url(keys[0]!)).toBeUndefined();
  expect(packed.load(keys).keys).toEqual([]);
  expect(fetched).toHaveBeenCalledOnce();
});

test('a cache of sprites asks no worker for pictures of packs, and paints those that no pack has', async () => {
  serve(packOf(...NAMES.slice(1)));
  vi.stubGlobal('OffscreenCanvas', class {});
  vi.stubGlobal(
    'Image',
    class {
      decode = async () => {};
    },
  );
  const asked: string[] = [];
  const worker = Object.assign(new EventTarget(), { postMessage: (name: string) => void asked.push(name) });
  const cache = new SpriteCache<string>({
    startWorker: () => worker as unknown as Worker,
    loadInPage: () => Promise.reject(new Error('not here')),
    loadPacks: async () => SOURCE,
  });
  const heard = new Map<string, string | undefined>();
  for (const key of keys) cache.subscribe(key, 0, (url) => void heard.set(key, url));
  await vi.waitFor(() => expect(heard.size).toBe(NAMES.length - 1));
  expect(asked).toEqual([keys[0]]);
  expect(heard.get(keys[7]!)).toBe(dataUrl('tile 7'));
  expect(cache.url(keys[9]!)).toBe(dataUrl('tile 9'));
  const late = vi.fn();
  cache.subscribe(keys[9]!, 0, late);
  expect(late).toHaveBeenCalledExactlyOnceWith(dataUrl('tile 9'));
});
