import type { ListNews, PresenceNews, TableNews } from '@bastide/protocol';
import { Stream, type StreamWorld } from './stream.ts';
import { type Tabs, tabsOf } from './tabs.ts';
import type { Follower, Link, List, Wire } from './wire.ts';
import { cursorOf, type Wants, Wishes } from './wishes.ts';

/** What tabs say to each other. */
type Said =
  /** This tab reads the stream now: say what you wish for. */
  | { readonly kind: 'lead' }
  | { readonly kind: 'wants'; readonly tab: string; readonly wants: Wants }
  | { readonly kind: 'event'; readonly name: string; readonly data: unknown }
  /** Also a sign of life of whoever reads. */
  | { readonly kind: 'link'; readonly link: Link }
  /** Somebody else sits here now: what the server tells is different. */
  | { readonly kind: 'anew' };

/** Wishes that come within this time are read as one, in milliseconds. */
const JOINED = 30;
/** The tab that reads says so often that it lives; after so long a silence another does, if somebody looks at it. */
const BEAT = 10_000;
const SILENCE = 25_000;

/** One stream for all tabs of this browser: one of them reads it, and passes on what it hears. */
export class SharedWire implements Wire {
  readonly #tabs: Tabs;
  readonly #world: StreamWorld | undefined;
  readonly #root: string;
  readonly #followers = new Map<string, Set<Follower>>();
  readonly #lists = new Map<List, Set<(told: ListNews) => void>>();
  readonly #listeners = new Set<() => void>();
  readonly #anews = new Set<() => void>();
  readonly #wishes: Wishes;
  #link: Link = { isOpen: false, since: Date.now() };
  #stream: Stream | undefined;
  #joining: ReturnType<typeof setTimeout> | undefined;
  /** When the tab that reads was heard last. */
  #heard = Date.now();

  /** `root`: where the paths of the interface begin. */
  constructor(root = 'api/', tabs: Tabs = tabsOf(), world?: StreamWorld) {
    this.#root = root;
    this.#tabs = tabs;
    this.#world = world;
    this.#wishes = new Wishes(tabs, () => this.#stream?.anew());
    tabs.hear((said) => this.#hear(said as Said));
    tabs.lead(
      () => this.#lead(),
      () => this.#follow(),
    );
    setInterval(() => this.#beat(), BEAT);
    globalThis.addEventListener?.('online', () => this.#stream?.tryNow());
    globalThis.addEventListener?.('offline', () => this.#stream?.doubt());
    globalThis.document?.addEventListener('visibilitychange', () => {
      this.#wish();
      if (document.visibilityState !== 'visible') return;
      this.#stream?.tryNow();
      this.#beat();
    });
  }

  readonly link = (): Link => this.#link;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  follow(table: string, follower: Follower): () => void {
    return this.#joined(this.#followers, table, follower);
  }

  listen(list: List, hear: (told: ListNews) => void): () => void {
    return this.#joined(this.#lists, list, hear);
  }

  anew(): void {
    this.#tabs.say({ kind: 'anew' } satisfies Said);
    this.#anew();
  }

  whenAnew(listener: () => void): () => void {
    this.#anews.add(listener);
    return () => this.#anews.delete(listener);
  }

  #anew(): void {
    this.#stream?.anew();
    for (const listener of this.#anews) listener();
  }

  #joined<Name extends string, One>(all: Map<Name, Set<One>>, name: Name, one: One): () => void {
    const some = all.get(name) ?? new Set();
    all.set(name, some.add(one));
    this.#wish();
    return () => {
      some.delete(one);
      if (some.size === 0 && all.get(name) === some) all.delete(name);
      this.#wish();
    };
  }

  /** What this tab wishes for has changed. */
  #wish(): void {
    clearTimeout(this.#joining);
    this.#joining = setTimeout(() => {
      if (this.#stream) this.#want(this.#tabs.me, this.#wants());
      else this.#tabs.say({ kind: 'wants', tab: this.#tabs.me, wants: this.#wants() } satisfies Said);
    }, JOINED);
  }

  #wants(): Wants {
    const tables = [...this.#followers].map(
      ([table, all]) => [table, Math.min(...[...all].map((one) => one.version()))] as const,
    );
    const isTold = [...this.#followers.values()].some((all) => [...all].some((one) => one.isTold()));
    const looks = globalThis.document?.visibilityState !== 'hidden';
    return { tables: Object.fromEntries(tables), lists: [...this.#lists.keys()], isTold, looks };
  }

  /** A tab wishes for something; the stream is opened anew where it does not bring that already. */
  #want(tab: string, wants: Wants): void {
    if (this.#wishes.set(tab, wants)) this.#stream?.anew();
  }

  #lead(): void {
    this.#wishes.clear();
    this.#wishes.set(this.#tabs.me, this.#wants());
    this.#stream = new Stream(
      {
        address: () => {
          const cursor = cursorOf(this.#wishes);
          return cursor === undefined ? undefined : `${this.#root}me/stream?${cursor}`;
        },
        event: (name, data) => {
          this.#wishes.told(name, data);
          this.#tabs.say({ kind: 'event', name, data } satisfies Said);
          this.#event(name, data);
        },
        link: (link) => {
          this.#tabs.say({ kind: 'link', link } satisfies Said);
          this.#linked(link);
        },
      },
      this.#world,
    );
    this.#tabs.say({ kind: 'lead' } satisfies Said);
  }

  /** Another tab leads. */
  #follow(): void {
    this.#stream?.close();
    this.#stream = undefined;
    this.#heard = Date.now();
    this.#wish();
  }

  #hear(said: Said): void {
    switch (said.kind) {
      case 'wants':
        if (!this.#stream) return;
        this.#want(said.tab, said.wants);
        this.#tabs.say({ kind: 'link', link: this.#link } satisfies Said);
        return;
      case 'anew':
        this.#anew();
        return;
      case 'lead':
        this.#heard = Date.now();
        this.#wish();
        return;
      case 'link':
        this.#heard = Date.now();
        if (!this.#stream) this.#linked(said.link);
        return;
      case 'event':
        this.#heard = Date.now();
        if (!this.#stream) this.#event(said.name, said.data);
    }
  }

  #event(name: string, data: unknown): void {
    if (name === 'table') {
      const news = data as TableNews;
      for (const one of this.#followers.get(news.table) ?? []) one.hear(news);
    } else if (name === 'presence') {
      const presence = data as PresenceNews;
      for (const one of this.#followers.get(presence.table) ?? []) one.meet(presence);
    } else if (name === 'refused') {
      const { table } = data as { readonly table: string };
      for (const one of this.#followers.get(table) ?? []) one.shut();
    } else if (name === 'mine' || name === 'lobby')
      for (const hear of this.#lists.get(name) ?? []) hear(data as ListNews);
  }

  #linked(link: Link): void {
    if (link.isOpen === this.#link.isOpen && link.since === this.#link.since) return;
    this.#link = link;
    for (const listener of this.#listeners) listener();
  }

  #beat(): void {
    if (this.#stream) this.#tabs.say({ kind: 'link', link: this.#link } satisfies Said);
    else if (Date.now() - this.#heard > SILENCE && globalThis.document?.visibilityState !== 'hidden')
      this.#tabs.takeOver();
  }
}
