import type { TableUpdate } from '@bastide/protocol';
import type { ListName } from './connection.ts';
import type { TabChannel } from './tab-channel.ts';

/** Subscriptions of one tab. */
export interface TabSubscription {
  /** Tables, and the number of entries of each that this tab knows. */
  readonly tables: Readonly<Record<string, number>>;
  readonly lists: readonly ListName[];
  /** True if the tab is visible; absent in a tab with an older page. */
  readonly looks?: boolean;
  /** True if the server must send views for one of these tables. Absent in a tab with an older page. */
  readonly isTold?: boolean;
}

/** Subscriptions of all tabs, and the version of each table that was sent. */
export class Subscriptions {
  readonly #tabs: TabChannel;
  readonly #fewer: () => void;
  readonly #byTab = new Map<string, TabSubscription>();
  /** Number of entries of each table that every tab knows or was sent. */
  readonly #told = new Map<string, number>();
  #areLookedAt = true;

  /** `fewer`: called when the last tab with some subscription, or the last visible one, is gone. */
  constructor(tabs: TabChannel, fewer: () => void) {
    this.#tabs = tabs;
    this.#fewer = fewer;
  }

  clear(): void {
    this.#areLookedAt = true;
    this.#byTab.clear();
    this.#told.clear();
  }

  /** Returns true if the stream must be opened again. */
  set(tab: string, wants: TabSubscription): boolean {
    const before = this.#byTab.get(tab);
    if (!before && tab !== this.#tabs.me) this.#tabs.onTabGone(tab, () => this.#gone(tab));
    this.#byTab.set(tab, wants);
    let isOther = this.#look() || wants.lists.some((list) => !before?.lists.includes(list));
    if (wants.isTold && !before?.isTold) isOther = true;
    for (const [table, version] of Object.entries(wants.tables)) {
      const told = this.#told.get(table);
      if (told !== undefined && told <= version) continue;
      this.#told.set(table, version);
      isOther = true;
    }
    return this.#leaveOut() || isOther;
  }

  #gone(tab: string): void {
    if (!this.#byTab.delete(tab)) return;
    const isOther = this.#look();
    if (this.#leaveOut() || isOther) this.#fewer();
  }

  /** Returns true if the visibility of all tabs together has changed. */
  #look(): boolean {
    const before = this.#areLookedAt;
    this.#areLookedAt = [...this.#byTab.values()].some(({ looks = true }) => looks);
    return this.#areLookedAt !== before;
  }

  /** Drops tables that no tab follows any more, because the server shows others who watches a table. */
  #leaveOut(): boolean {
    const wants = [...this.#byTab.values()];
    const left = [...this.#told.keys()].filter((table) => !wants.some(({ tables }) => table in tables));
    for (const table of left) this.#told.delete(table);
    return left.length > 0;
  }

  markSent(name: string, data: unknown): void {
    if (name !== 'table') return;
    const { table, version } = data as TableUpdate;
    if (this.#told.has(table)) this.#told.set(table, version);
  }

  /** True if one of the tabs is visible. */
  get isVisible(): boolean {
    return this.#areLookedAt;
  }

  get tables(): ReadonlyMap<string, number> {
    return this.#told;
  }

  /** True if a tab needs views from the server. */
  get isTold(): boolean {
    return [...this.#byTab.values()].some((wants) => wants.isTold);
  }

  includesList(list: ListName): boolean {
    return [...this.#byTab.values()].some(({ lists }) => lists.includes(list));
  }
}

/** Number of tables that the server lets a stream follow; those opened last come first. */
const MAX_FOLLOWED = 20;

/** Returns the query of the stream's address; undefined: there are no subscriptions. */
export function streamQuery(wishes: Subscriptions): string | undefined {
  const follow = [...wishes.tables]
    .slice(-MAX_FOLLOWED)
    .map(([table, version]) => `${table}:${version}`)
    .join();
  const isLobby = wishes.includesList('lobby');
  if (follow === '' && !isLobby && !wishes.includesList('mine')) return undefined;
  const looks = !wishes.isVisible && { looks: '0' };
  return new URLSearchParams({
    ...(follow && { follow }),
    ...(isLobby && { lobby: '1' }),
    ...(wishes.isTold && { views: 'all' }),
    ...looks,
  }).toString();
}
