import type { ListUpdate, PresenceUpdate, TableUpdate } from '@bastide/protocol';
import type { Connection, ConnectionState, ListName, TableFollower } from './connection.ts';
import { EventStream, type StreamEnvironment } from './event-stream.ts';
import { Subscriptions, streamQuery, type TabSubscription } from './subscriptions.ts';
import { createTabChannel, type TabChannel } from './tab-channel.ts';

/** Messages between tabs. */
type TabMessage =
  /** This tab reads the stream now; the others send their subscriptions. */
  | { readonly kind: 'lead' }
  | { readonly kind: 'wants'; readonly tab: string; readonly wants: TabSubscription }
  | { readonly kind: 'event'; readonly name: string; readonly data: unknown }
  /** Also a sign of life of the tab that reads. */
  | { readonly kind: 'link'; readonly link: ConnectionState }
  /** Another account is signed in now, so the server's news are different. */
  | { readonly kind: 'anew' };

/** Milliseconds within which changes of subscriptions are joined. */
const JOIN_MS = 30;
/** Interval of the reading tab's signs of life in milliseconds; after a longer silence a visible tab takes over. */
const HEARTBEAT_MS = 10_000;
const LEADER_TIMEOUT_MS = 25_000;

/** One stream for all tabs of this browser: one tab reads it and passes the news on. */
export class SharedConnection implements Connection {
  readonly #tabs: TabChannel;
  readonly #world: StreamEnvironment | undefined;
  readonly #root: string;
  readonly #followers = new Map<string, Set<TableFollower>>();
  readonly #lists = new Map<ListName, Set<(told: ListUpdate) => void>>();
  readonly #listeners = new Set<() => void>();
  readonly #anews = new Set<() => void>();
  readonly #wishes: Subscriptions;
  #link: ConnectionState = { isOpen: false, since: Date.now() };
  #stream: EventStream | undefined;
  #joining: ReturnType<typeof setTimeout> | undefined;
  /** Time of the latest sign of life of the reading tab. */
  #heard = Date.now();

  /** `root`: path under which the API begins. */
  constructor(root = 'api/', tabs: TabChannel = createTabChannel(), world?: StreamEnvironment) {
    this.#root = root;
    this.#tabs = tabs;
    this.#world = world;
    this.#wishes = new Subscriptions(tabs, () => this.#stream?.reopen());
    tabs.onMessage((said) => this.#hear(said as TabMessage));
    tabs.lead(
      () => this.#lead(),
      () => this.#follow(),
    );
    setInterval(() => this.#beat(), HEARTBEAT_MS);
    globalThis.addEventListener?.('online', () => this.#stream?.tryNow());
    globalThis.addEventListener?.('offline', () => this.#stream?.recheck());
    globalThis.document?.addEventListener('visibilitychange', () => {
      this.#wish();
      if (document.visibilityState !== 'visible') return;
      this.#stream?.tryNow();
      this.#beat();
    });
  }

  readonly link = (): ConnectionState => this.#link;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  follow(table: string, follower: TableFollower): () => void {
    return this.#joined(this.#followers, table, follower);
  }

  followList(list: ListName, hear: (told: ListUpdate) => void): () => void {
    return this.#joined(this.#lists, list, hear);
  }

  resubscribe(): void {
    this.#tabs.send({ kind: 'anew' } satisfies TabMessage);
    this.#anew();
  }

  onResubscribe(listener: () => void): () => void {
    this.#anews.add(listener);
    return () => this.#anews.delete(listener);
  }

  #anew(): void {
    this.#stream?.reopen();
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

  /** Sends this tab's changed subscriptions to the tab that reads. */
  #wish(): void {
    clearTimeout(this.#joining);
    this.#joining = setTimeout(() => {
      if (this.#stream) this.#want(this.#tabs.me, this.#wants());
      else this.#tabs.send({ kind: 'wants', tab: this.#tabs.me, wants: this.#wants() } satisfies TabMessage);
    }, JOIN_MS);
  }

  #wants(): TabSubscription {
    const tables = [...this.#followers].map(
      ([table, all]) => [table, Math.min(...[...all].map((one) => one.version()))] as const,
    );
    const isTold = [...this.#followers.values()].some((all) => [...all].some((one) => one.needsViews()));
    const looks = globalThis.document?.visibilityState !== 'hidden';
    return { tables: Object.fromEntries(tables), lists: [...this.#lists.keys()], isTold, looks };
  }

  /** Adds a tab's subscriptions; opens the stream again if it does not cover them. */
  #want(tab: string, wants: TabSubscription): void {
    if (this.#wishes.set(tab, wants)) this.#stream?.reopen();
  }

  #lead(): void {
    this.#wishes.clear();
    this.#wishes.set(this.#tabs.me, this.#wants());
    this.#stream = new EventStream(
      {
        address: () => {
          const cursor = streamQuery(this.#wishes);
          return cursor === undefined ? undefined : `${this.#root}me/stream?${cursor}`;
        },
        event: (name, data) => {
          this.#wishes.markSent(name, data);
          this.#tabs.send({ kind: 'event', name, data } satisfies TabMessage);
          this.#event(name, data);
        },
        link: (link) => {
          this.#tabs.send({ kind: 'link', link } satisfies TabMessage);
          this.#linked(link);
        },
      },
      this.#world,
    );
    this.#tabs.send({ kind: 'lead' } satisfies TabMessage);
  }

  /** Another tab reads the stream now. */
  #follow(): void {
    this.#stream?.close();
    this.#stream = undefined;
    this.#heard = Date.now();
    this.#wish();
  }

  #hear(said: TabMessage): void {
    switch (said.kind) {
      case 'wants':
        if (!this.#stream) return;
        this.#want(said.tab, said.wants);
        this.#tabs.send({ kind: 'link', link: this.#link } satisfies TabMessage);
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
      const news = data as TableUpdate;
      for (const one of this.#followers.get(news.table) ?? []) one.onNews(news);
    } else if (name === 'presence') {
      const presence = data as PresenceUpdate;
      for (const one of this.#followers.get(presence.table) ?? []) one.onPresence(presence);
    } else if (name === 'refused') {
      const { table } = data as { readonly table: string };
      for (const one of this.#followers.get(table) ?? []) one.onClosed();
    } else if (name === 'mine' || name === 'lobby')
      for (const hear of this.#lists.get(name) ?? []) hear(data as ListUpdate);
  }

  #linked(link: ConnectionState): void {
    if (link.isOpen === this.#link.isOpen && link.since === this.#link.since) return;
    this.#link = link;
    for (const listener of this.#listeners) listener();
  }

  #beat(): void {
    if (this.#stream) this.#tabs.send({ kind: 'link', link: this.#link } satisfies TabMessage);
    else if (
      Date.now() - this.#heard > LEADER_TIMEOUT_MS &&
      globalThis.document?.visibilityState !== 'hidden'
    )
      this.#tabs.takeOver();
  }
}
