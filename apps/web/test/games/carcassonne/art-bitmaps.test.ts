import { TILES } from '@bastide/carcassonne';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Bitmaps, createBitmaps } from '../../../src/games/carcassonne/art/index.ts';

/** Widths of the canvases drawn so far. */
let drawn: number[] = [];
let bitmaps: Bitmaps;
const picture = { facts: TILES[3]!, turned: 90, variant: 1 } as const;

beforeEach(() => {
  drawn = [];
  vi.stubGlobal(
    'Image',
    class {
      src = '';
      decode = async () => {};
    },
  );
  vi.stubGlobal('document', {
    createElement: () => ({
      width: 0,
      height: 0,
      getContext: () => ({
        drawImage: (_: unknown, __: number, ___: number, width: number) => drawn.push(width),
      }),
      toBlob: (done: (blob: Blob) => void) => done(new Blob(['png'])),
    }),
  });
  bitmaps = createBitmaps(128);
});
afterEach(() => {
  bitmaps.dispose();
  vi.unstubAllGlobals();
});

const ready = (wanted: typeof picture) =>
  new Promise<void>((done) => {
    const end = bitmaps.watch(wanted, () => {
      end();
      done();
    });
  });

test('shows flat colours at once and tells when the picture is ready', async () => {
  const flat = bitmaps.url(picture);
  expect(flat).toMatch(/^blob:/);
  expect(bitmaps.url({ ...picture })).toBe(flat);
  await ready(picture);
  expect(bitmaps.url(picture)).not.toBe(flat);
  expect(drawn).toEqual([128]);
});

test('makes watched pictures anew when the zoom settles, and shows the old one meanwhile', async () => {
  await ready(picture);
  const before = bitmaps.url(picture);
  const again = ready(picture);
  bitmaps.settle(300);
  expect(bitmaps.url(picture)).toBe(before);
  await again;
  expect(bitmaps.url(picture)).not.toBe(before);
  expect(drawn).toEqual([128, 384]);
});

test('draws what is watched before what is only prepared', async () => {
  const order: string[] = [];
  bitmaps.prepare([
    { ...picture, variant: 0 },
    { ...picture, variant: 2 },
  ]);
  bitmaps.watch({ ...picture, variant: 0 }, () => order.push('prepared first'));
  bitmaps.watch(picture, () => order.push('watched last'));
  await vi.waitFor(() => expect(drawn.length).toBe(3));
  expect(order).toEqual(['watched last', 'prepared first']);
});
