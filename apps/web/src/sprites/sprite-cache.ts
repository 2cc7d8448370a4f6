import { hasKeptPacks, WORTH_DOWNLOAD } from './kept-packs.ts';
import type { PackedSprites, PackSource } from './packed-sprites.ts';
import type { PagePainter } from './page-painter.ts';
import { parseSpriteKey } from './sprite-key.ts';
import type { SpriteReply } from './sprite-worker.ts';

/** Sources of a game's sprites. */
export interface SpriteBackend<Subject> {
  /** Starts the worker that paints. */
  startWorker(): Worker;
  /** Loads the painting code into the page, for browsers whose workers cannot paint. */
  loadInPage(): Promise<PagePainter<Subject>>;
  /** Loads the list of the pictures that are painted already. */
  loadPacks?(): Promise<PackSource<Subject>>;
}

/** Receives the URL of a sprite; undefined: it cannot be painted, or has not come for a long time. */
type UrlListener = (url: string | undefined) => void;

interface SpriteEntry {
  readonly name: string;
  /** Smaller ranks are painted first. */
  rank: number;
  url?: string | undefined;
  isAsked: boolean;
  /** True while its pack is loading. */
  isInPack: boolean;
  /** True if it was requested before anything shows it. */
  isPrepared: boolean;
  readonly listeners: Set<UrlListener>;
}

/**
 * Number of requests in flight. Enough to keep the worker busy on a slow page, and few enough that a new request of a
 * smaller rank need not wait long.
 */
const MAX_IN_FLIGHT = 12;
/** Number of unused sprites that are kept. */
const MAX_UNUSED = 160;
/** Milliseconds within which new sprites are shown together: shown one by one, each would cost as much as all. */
const BATCH_MS = 16;
/** Number of missing sprites reported at a time, because each listener then draws something itself. */
const MISSES_PER_BATCH = 4;
/** Milliseconds before an old URL is revoked: an image may still be decoding it. */
const REVOKE_DELAY_MS = 4000;
/** Milliseconds without any result, after which the page stops waiting. */
const WORKER_TIMEOUT_MS = 6000;

/** Requests the sprites of a game, in order of rank, and caches their URLs. */
export class SpriteCache<Subject> {
  readonly #painters: SpriteBackend<Subject>;
  #packed: PackedSprites<Subject> | undefined;
  /** Load `#packed`: in any case, and only if an earlier visit has kept packs. */
  #packs: Promise<unknown> | undefined;
  #keptPacks: Promise<unknown> | undefined;
  readonly #pictures = new Map<string, SpriteEntry>();
  readonly #waiting = new Set<SpriteEntry>();
  /** True if the waiting sprites are about to be requested. */
  #isScheduled = false;
  /** Sprites that have come, but are not reported yet. */
  readonly #come = new Set<SpriteEntry>();
  /** Sprites that are missing, but not reported yet. */
  readonly #missed = new Set<SpriteEntry>();
  readonly #here = this.#openHere();
  #ask: ((name: string) => void) | undefined;
  #asked = 0;
  #worker: Worker | undefined;
  /** Timer that runs while nothing comes. */
  #silence: ReturnType<typeof setTimeout> | undefined;
  #isSilent = false;
  #hasPainted = false;

  constructor(painters: SpriteBackend<Subject>) {
    this.#painters = painters;
  }

  /**
   * Returns the URL of a sprite, if it is ready. The first call also starts the worker, because its caller will need
   * sprites soon.
   */
  url(name: string): string | undefined {
    if (!this.#ask) {
      this.#ask = this.#open();
      if (this.#painters.loadPacks) void this.#openPacks(0);
    }
    return this.#pictures.get(name)?.url ?? this.#packed?.url(name);
  }

  /**
   * Calls back with the URL when the sprite is ready, or with undefined if it is missing. Returns the function that
   * stops it.
   */
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

  /** Requests a sprite before anything shows it. */
  prefetch(name: string, rank: number): void {
    const picture = this.#pictureOf(name, rank);
    picture.isPrepared = true;
    if (picture.url === undefined) this.#want(picture);
  }

  /** Reads kept packs with these sprites when the browser is idle, so that they are there at once when they are shown. */
  async warm(names: readonly string[]): Promise<void> {
    await this.#openPacks(0);
    await idle();
    await this.#packed?.loadKept(names);
  }

  #pictureOf(name: string, rank: number): SpriteEntry {
    const known = this.#pictures.get(name);
    if (known) known.rank = Math.min(known.rank, rank);
    const picture = known ?? {
      name,
      rank,
      isAsked: false,
      isInPack: false,
      isPrepared: false,
      listeners: new Set(),
    };
    picture.url ??= this.#packed?.url(name);
    // Moves it to the end: the first entries are dropped first.
    this.#pictures.delete(name);
    this.#pictures.set(name, picture);
    return picture;
  }

  #want(picture: SpriteEntry): void {
    if (this.#isSilent) this.#miss([picture]);
    if (picture.isAsked || picture.isInPack) return;
    this.#waiting.add(picture);
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    // Requests of the same moment are sorted by rank first.
    queueMicrotask(() => {
      this.#isScheduled = false;
      this.#unpack();
      this.#work();
    });
  }

  /** Takes the waiting pictures that may come from a pack. */
  #unpack(): void {
    const wanted = [...this.#waiting].filter(isWanted);
    if (this.#packed) this.#take(this.#packed, wanted);
    else if (this.#painters.loadPacks && wanted.length > 0) {
      this.#hold(wanted);
      void this.#openPacks(wanted.length).then(() => {
        this.#release(wanted);
        if (this.#packed) this.#take(this.#packed, wanted);
        this.#work();
      });
    }
  }

  #take(packed: PackedSprites<Subject>, wanted: readonly SpriteEntry[]): void {
    const { keys, done } = packed.load(wanted.map(({ name }) => name));
    const expected = wanted.filter(({ name }) => keys.includes(name));
    this.#hold(expected);
    void done.then(() => {
      for (const picture of expected) picture.url ??= packed.url(picture.name);
      this.#release(expected);
      this.#work();
    });
  }

  /** Keeps pictures from being painted. */
  #hold(pictures: readonly SpriteEntry[]): void {
    for (const picture of pictures) {
      this.#waiting.delete(picture);
      picture.isInPack = true;
    }
  }

  /** Reports those that have come; the others are painted after all. */
  #release(pictures: readonly SpriteEntry[]): void {
    for (const picture of pictures) {
      picture.isInPack = false;
      if (picture.url === undefined) this.#waiting.add(picture);
      else {
        picture.isPrepared = false;
        this.#report(picture);
      }
    }
  }

  /** Loads what is needed for packs, if so many pictures are worth it or packs are kept. */
  #openPacks(wanted: number): Promise<unknown> {
    if (wanted >= WORTH_DOWNLOAD) return this.#loadPacks();
    this.#keptPacks ??= hasKeptPacks().then((has) => has && this.#loadPacks());
    return this.#keptPacks;
  }

  #loadPacks(): Promise<unknown> {
    const load = async () => {
      const [{ PackedSprites }, source] = await Promise.all([
        import('./packed-sprites.ts'),
        this.#painters.loadPacks?.(),
      ]);
      if (source) this.#packed = new PackedSprites(source);
    };
    this.#packs ??= load().catch(() => {}); // Then everything is painted.
    return this.#packs;
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
      if (!isWanted(picture)) this.#waiting.delete(picture);
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
      this.#report(picture);
    }
    this.#work();
  }

  /** Reports a picture that has come, with others that come in the next moment. */
  #report(picture: SpriteEntry): void {
    if (this.#come.size === 0) setTimeout(() => this.#tell(), BATCH_MS);
    this.#come.add(picture);
  }

  #tell(): void {
    const come = [...this.#come];
    this.#come.clear();
    for (const { url, listeners } of come) for (const listener of listeners) listener(url);
  }

  /** Reports missing sprites, a few at a time. */
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

  /** Handles a long silence: the network hangs, or the worker is gone, which browsers do not always report. */
  #wonder(): void {
    this.#silence = undefined;
    // After a device has slept, the timer fires before the results arrive, so one silence is not enough.
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
        // The page may be able to paint what the worker cannot.
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

  /** Switches to painting in the page, because the worker cannot. */
  #stay(): void {
    if (!this.#worker) return;
    this.#worker.terminate();
    this.#worker = undefined;
    this.#ask = this.#here;
    for (const { name, isAsked } of this.#pictures.values()) if (isAsked) this.#here(name);
  }

  /** Returns the function that paints in the page itself, one sprite in each idle moment. */
  #openHere(): (name: string) => void {
    let before: Promise<unknown> = Promise.resolve();
    let coming: Promise<PagePainter<Subject>> | undefined;
    const paint = async (name: string) => {
      coming ??= this.#painters.loadInPage();
      const paintInPage = await coming;
      await idle();
      const [subject, width, height] = parseSpriteKey(name);
      return paintInPage(subject as Subject, width, height);
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

  /** Drops unused sprites, those first that were requested longest ago. */
  #forget(): void {
    const unseen = [...this.#pictures.values()].flatMap(({ name, listeners, url }) =>
      listeners.size === 0 && url !== undefined ? [{ name, url }] : [],
    );
    for (const { name, url } of unseen.slice(0, Math.max(0, unseen.length - MAX_UNUSED))) {
      this.#pictures.delete(name);
      setTimeout(() => URL.revokeObjectURL(url), REVOKE_DELAY_MS);
    }
  }
}

const isWanted = ({ listeners, isPrepared }: SpriteEntry): boolean => listeners.size > 0 || isPrepared;

/** Waits until the browser is idle, 200 ms at most. */
const idle = (): Promise<void> =>
  new Promise((done) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => done(), { timeout: 200 });
    else setTimeout(done, 1);
  });
