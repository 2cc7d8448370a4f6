import { idle } from '../../../bitmaps/in-turn.ts';
import { svgUrl } from '../../../bitmaps/raster.ts';
import { rasterTile, type TilePicture, WIDTHS } from './raster.ts';
import { flatTileSvg } from './tile/flat.ts';

export interface Bitmaps {
  /**
   * The URL to show now: the picture in the present width if it is ready, else in another width, else the flat
   * segment colours. Stays the same text until a watcher has been told. Whoever asks for it watches it, too.
   */
  url(picture: TilePicture): string;
  /** Calls `listener` whenever the URL of that picture changes; keeps the picture while watched. Returns the end of watching. */
  watch(picture: TilePicture, listener: () => void): () => void;
  /** The zoom has settled: tiles are now about that many device pixels wide. Watched pictures are made anew if need be. */
  settle(pixels: number): void;
  /** Makes pictures ready before they are asked for, after all that are watched. */
  prepare(pictures: readonly TilePicture[]): void;
  dispose(): void;
}

interface Entry {
  readonly picture: TilePicture;
  readonly listeners: Set<() => void>;
  /** Width of the bitmap at `url`, 0 for the flat colours. */
  width: number;
  url: string;
  /** When it was last asked for: a count, not a time. */
  used: number;
}

/** Bitmaps kept though nobody watches them. */
const KEPT = 160;

/** Turns drawn tiles into bitmaps, one at a time in idle moments, and remembers them as blob URLs. For browsers. */
export function createBitmaps(pixels = 192): Bitmaps {
  const entries = new Map<string, Entry>();
  const queue: Entry[] = [];
  let width = widthFor(pixels);
  let uses = 0;
  let isBusy = false;
  let isDisposed = false;

  function entryOf(picture: TilePicture): Entry {
    const key = `${picture.facts.id}/${picture.turned}/${picture.variant}/${picture.corners ? 1 : 0}/${picture.good ?? 'wine'}`;
    let entry = entries.get(key);
    if (!entry) {
      const url = svgUrl(flatTileSvg(picture.facts, picture.turned, picture.variant));
      entry = { picture, listeners: new Set(), width: 0, url, used: 0 };
      entries.set(key, entry);
    }
    entry.used = ++uses;
    return entry;
  }

  function want(entry: Entry): void {
    if (entry.width === width || queue.includes(entry)) return;
    queue.push(entry);
    if (!isBusy) void work();
  }

  async function work(): Promise<void> {
    isBusy = true;
    while (!isDisposed) {
      await idle();
      const entry = nextOf(queue);
      if (!entry) break;
      const made = width;
      if (entry.width === made) continue;
      try {
        replace(entry, await rasterTile(entry.picture, made), made);
      } catch (error) {
        console.error(`no bitmap of ${entry.picture.facts.id}`, error);
        continue;
      }
      if (made !== width) queue.push(entry);
      forget(entries);
    }
    isBusy = false;
  }

  function replace(entry: Entry, url: string, made: number): void {
    const old = entry.url;
    entry.url = url;
    entry.width = made;
    for (const listener of entry.listeners) listener();
    // An image may still be decoding the old URL, or the board not have drawn yet.
    setTimeout(() => URL.revokeObjectURL(old), 2000);
  }

  return {
    url(picture) {
      const entry = entryOf(picture);
      want(entry);
      return entry.url;
    },
    watch(picture, listener) {
      const entry = entryOf(picture);
      entry.listeners.add(listener);
      want(entry);
      return () => entry.listeners.delete(listener);
    },
    settle(next) {
      width = widthFor(next);
      for (const entry of entries.values()) if (entry.listeners.size > 0) want(entry);
    },
    prepare(pictures) {
      for (const picture of pictures) want(entryOf(picture));
    },
    dispose() {
      isDisposed = true;
      for (const entry of entries.values()) URL.revokeObjectURL(entry.url);
      entries.clear();
      queue.length = 0;
    },
  };
}

/** The smallest width that needs no enlarging. */
const widthFor = (pixels: number): number => WIDTHS.find((width) => width >= pixels) ?? WIDTHS.at(-1)!;

/** Takes the next entry out of the queue: one that is seen before one that is not, the latest asked for first. */
function nextOf(queue: Entry[]): Entry | undefined {
  let best = 0;
  const rank = (entry: Entry) => (entry.listeners.size > 0 ? 1e9 : 0) + entry.used;
  queue.forEach((entry, i) => {
    if (rank(entry) > rank(queue[best]!)) best = i;
  });
  return queue.splice(best, 1)[0];
}

/** Drops the pictures that nobody watches and that were asked for longest ago. */
function forget(entries: Map<string, Entry>): void {
  const unseen = [...entries].filter(([, entry]) => entry.listeners.size === 0);
  if (unseen.length <= KEPT) return;
  unseen.sort(([, a], [, b]) => a.used - b.used);
  for (const [key, entry] of unseen.slice(0, unseen.length - KEPT)) {
    URL.revokeObjectURL(entry.url);
    entries.delete(key);
  }
}
