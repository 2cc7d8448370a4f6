import { parseSpriteKey, renderSprite, type SpriteSourceOf } from './sprite-source.ts';
import type { SpriteReply } from './sprite-worker.ts';
import type { CreateCanvas } from './svg-canvas.ts';

/** Where the pictures of a game are painted. */
export interface SpriteBackend<Subject> {
  /** Away from the page. */
  startWorker(): Worker;
  /** In the page, where a worker has no canvas or cannot be had: fetched only then. */
  loadInPage(): Promise<SpriteSourceOf<Subject>>;
}

/** Where the picture is; undefined: none can be had, or none comes for a long time. */
type UrlListener = (url: string | undefined) => void;

interface SpriteEntry {
  readonly name: string;
  /** Lower ones are painted first. */
  rank: number;
  url?: string;
  isAsked: boolean;
  /** Whether it was wanted before anybody shows it. */
  isPrepared: boolean;
  readonly listeners: Set<UrlListener>;
}

/**
 * So many are on their way at a time: enough that a slow page does not keep the painter waiting, and what is wanted meanwhile and
 * ranks before the rest need not wait long.
 */
const MAX_IN_FLIGHT = 12;
/** Pictures kept though nobody shows them. */
const MAX_UNUSED = 160;
/** Pictures that come within so many milliseconds are shown together: drawn one by one, each would cost as much as all. */
const BATCH_MS = 16;
/** Of pictures that do not come, so many are told of together: whoever hears it draws something itself. */
const MISSES_PER_BATCH = 4;
/** An image may still be decoding a picture that was replaced. */
const REVOKE_DELAY_MS = 4000;
/** When nothing has come for so many milliseconds, nobody waits any longer. */
const WORKER_TIMEOUT_MS = 6000;

/** Has the pictures of a game painted, in the order in which they matter, and remembers where they are. */
export class SpriteCache<Subject> {
  readonly #painters: SpriteBackend<Subject>;
  readonly #pictures = new Map<string, SpriteEntry>();
  readonly #waiting = new Set<SpriteEntry>();
  /** Come, but not yet told of. */
  readonly #come = new Set<SpriteEntry>();
  /** Do not come, which is not told yet. */
  readonly #missed = new Set<SpriteEntry>();
  readonly #here = this.#openHere();
  #ask: ((name: string) => void) | undefined;
  #asked = 0;
  #worker: Worker | undefined;
  /** Since when nothing is heard. */
  #silence: ReturnType<typeof setTimeout> | undefined;
  #isSilent = false;
  #hasPainted = false;

  constructor(painters: SpriteBackend<Subject>) {
    this.#painters = painters;
  }

  /** Where the picture is, if it is ready. Who asks is about to want it: meanwhile the painters get ready. */
  url(name: string): string | undefined {
    this.#ask ??= this.#open();
    return this.#pictures.get(name)?.url;
  }

  /** Tells where the picture is, as soon as it is ready, or that it does not come. Returns the way to hear no more. */
  subscribe(name: string, rank: number, listener: UrlListener): () => void {
    const picture = this.#pictureOf(name, rank);
    picture.listeners.add(listener);
    if (picture.url === undefined) this.#want(picture);
    else if (!this.#come.has(picture)) listener(picture.url);
    return () => {
      picture.listeners.delete(listener);
      if (picture.listeners.size === 0) this.#forget();
    };
  }

  /** Has a picture made before anybody shows it. */
  prefetch(name: string, rank: number): void {
    const picture = this.#pictureOf(name, rank);
    picture.isPrepared = true;
    if (picture.url === undefined) this.#want(picture);
  }

  #pictureOf(name: string, rank: number): SpriteEntry {
    const known = this.#pictures.get(name);
    if (known) known.rank = Math.min(known.rank, rank);
    const picture = known ?? { name, rank, isAsked: false, isPrepared: false, listeners: new Set() };
    // Looked at last, forgotten last.
    this.#pictures.delete(name);
    this.#pictures.set(name, picture);
    return picture;
  }

  #want(picture: SpriteEntry): void {
    if (this.#isSilent) this.#miss([picture]);
    if (picture.isAsked) return;
    this.#waiting.add(picture);
    // What is wanted in the same moment is sorted by rank first.
    if (this.#waiting.size === 1) queueMicrotask(() => this.#work());
  }

  #work(): void {
    this.#ask ??= this.#open();
    while (this.#asked < MAX_IN_FLIGHT) {
      const picture = this.#next();
      if (!picture) break;
      this.#asked++;
      picture.isAsked = true;
      this.#ask(picture.name);
    }
    if (this.#asked > 0) this.#silence ??= setTimeout(() => this.#wonder(), WORKER_TIMEOUT_MS);
  }

  #next(): SpriteEntry | undefined {
    let first: SpriteEntry | undefined;
    for (const picture of this.#waiting) {
      const isWanted = picture.listeners.size > 0 || picture.isPrepared;
      if (!isWanted) this.#waiting.delete(picture);
      else if (!first || picture.rank < first.rank) first = picture;
    }
    if (first) this.#waiting.delete(first);
    return first;
  }

  #hear(said: SpriteReply): void {
    const picture = this.#pictures.get(said.name);
    if (!picture?.isAsked) return;
    this.#asked--;
    clearTimeout(this.#silence);
    this.#silence = undefined;
    this.#isSilent = false;
    picture.isAsked = false;
    picture.isPrepared = false;
    if ('because' in said) {
      console.error(`no picture of ${said.name}: ${said.because}`);
      this.#miss([picture]);
    } else {
      picture.url = URL.createObjectURL(said.picture);
      if (this.#come.size === 0) setTimeout(() => this.#tell(), BATCH_MS);
      this.#come.add(picture);
    }
    this.#work();
  }

  #tell(): void {
    const come = [...this.#come];
    this.#come.clear();
    for (const { url, listeners } of come) for (const listener of listeners) listener(url);
  }

  /** Those pictures do not come: it is told of a few at a time. */
  #miss(pictures: Iterable<SpriteEntry>): void {
    const isFirst = this.#missed.size === 0;
    for (const picture of pictures) this.#missed.add(picture);
    if (isFirst && this.#missed.size > 0) setTimeout(() => this.#tellMissed(), BATCH_MS);
  }

  #tellMissed(): void {
    for (const picture of [...this.#missed].slice(0, MISSES_PER_BATCH)) {
      this.#missed.delete(picture);
      if (picture.url === undefined) for (const listener of picture.listeners) listener(undefined);
    }
    if (this.#missed.size > 0) setTimeout(() => this.#tellMissed(), BATCH_MS);
  }

  /** Nothing has come for a long time: the network hangs, or the worker is gone, which browsers do not always tell. */
  #wonder(): void {
    this.#silence = undefined;
    // A device that slept hears first that time went by, and then what was painted.
    if (this.#isSilent && this.#hasPainted) this.#stay();
    this.#isSilent = true;
    this.#miss([...this.#pictures.values()].filter(({ url }) => url === undefined));
    this.#work();
  }

  #open(): (name: string) => void {
    try {
      if (typeof OffscreenCanvas === 'undefined') return this.#here;
      const worker = this.#painters.startWorker();
      worker.addEventListener('message', ({ data }: MessageEvent<SpriteReply>) => {
        if (worker !== this.#worker) return;
        this.#hasPainted = true;
        // What it cannot paint, the page may.
        if ('because' in data) this.#here(data.name);
        else this.#hear(data);
      });
      worker.addEventListener('error', (event) => {
        event.preventDefault(); // it is no fault of the page
        if (worker === this.#worker) this.#stay();
      });
      this.#worker = worker;
      return (name) => worker.postMessage(name);
    } catch {
      return this.#here;
    }
  }

  /** From now on the page paints, since the worker cannot. */
  #stay(): void {
    if (!this.#worker) return;
    this.#worker.terminate();
    this.#worker = undefined;
    this.#ask = this.#here;
    for (const { name, isAsked } of this.#pictures.values()) if (isAsked) this.#here(name);
  }

  /** Paints in the page itself, one picture in each idle moment. */
  #openHere(): (name: string) => void {
    let before: Promise<unknown> = Promise.resolve();
    let coming: Promise<SpriteSourceOf<Subject>> | undefined;
    const paint = async (name: string) => {
      coming ??= this.#painters.loadInPage();
      const paintingOf = await coming;
      await idle();
      return renderInPage(paintingOf, name);
    };
    return (name) => {
      const painted = before.then(() => paint(name));
      before = painted.catch(() => {});
      painted.then(
        (picture) => this.#hear({ name, picture }),
        (error: unknown) => this.#hear({ name, because: String(error) }),
      );
    };
  }

  /** Lets go of the pictures that nobody shows and that were asked for longest ago. */
  #forget(): void {
    const unseen = [...this.#pictures.values()].filter(
      ({ listeners, url }) => listeners.size === 0 && url !== undefined,
    );
    for (const { name, url } of unseen.slice(0, Math.max(0, unseen.length - MAX_UNUSED))) {
      this.#pictures.delete(name);
      setTimeout(() => URL.revokeObjectURL(url!), REVOKE_DELAY_MS);
    }
  }
}

async function renderInPage<Subject>(paintingOf: SpriteSourceOf<Subject>, name: string): Promise<Blob> {
  const [subject, width, height] = parseSpriteKey(name);
  const sheet = renderSprite(paintingOf(subject as Subject, width), width, height, createCanvas);
  const picture = await new Promise<Blob | null>((done) => (sheet.canvas as HTMLCanvasElement).toBlob(done));
  if (!picture) throw new Error(`no bitmap of ${width} × ${height}`);
  return picture;
}

const createCanvas: CreateCanvas = (width, height) => {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const sheet = canvas.getContext('2d', { willReadFrequently: true });
  if (!sheet) throw new Error('no canvas');
  return sheet;
};

/** When the browser has nothing better to do, in 200 ms at the latest. */
const idle = (): Promise<void> =>
  new Promise((done) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => done(), { timeout: 200 });
    else setTimeout(done, 1);
  });
