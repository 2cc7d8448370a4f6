import type { TableUpdate } from '@bastide/protocol';
import type { ListName } from './connection.ts';
import type { TabChannel } from './tab-channel.ts';

/** What one tab wishes to hear of. */
export interface TabSubscription {
  /** Tables, and how many entries of each are known there. */
  readonly tables: Readonly<Record<string, number>>;
  readonly lists: readonly ListName[];
  /** Whether somebody looks at it; one of an older page does not say. */
  readonly looks?: boolean;
  /** Whether one of these tables is told, and not played along there. A tab of an older page does not say. */
  readonly isTold?: boolean;
}

/** What all tabs wish for, and up to where each table has been told. */
export class Subscriptions {
  readonly #tabs: TabChannel;
  readonly #fewer: () => void;
  readonly #byTab = new Map<string, TabSubscription>();
  /** How many entries of each table every tab knows, or was told. */
  readonly #told = new Map<string, number>();
  #areLookedAt = true;

  /** `fewer`: told when a tab is gone that was the only one to wish for something, or to be looked at. */
  constructor(tabs: TabChannel, fewer: () => void) {
    this.#tabs = tabs;
    this.#fewer = fewer;
  }

  clear(): void {
    this.#areLookedAt = true;
    this.#byTab.clear();
    this.#told.clear();
  }

  /** Returns whether the stream has to be another. */
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

  /** Returns whether somebody looks now where nobody did, or the other way round. */
  #look(): boolean {
    const before = this.#areLookedAt;
    this.#areLookedAt = [...this.#byTab.values()].some(({ looks = true }) => looks);
    return this.#areLookedAt !== before;
  }

  /** What nobody wishes for any more is left out: others are told who looks at a table. */
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

  /** Whether somebody looks at one of the tabs. */
  get isVisible(): boolean {
    return this.#areLookedAt;
  }

  get tables(): ReadonlyMap<string, number> {
    return this.#told;
  }

  /** Whether a tab has to be told what others play along. */
  get isTold(): boolean {
    return [...this.#byTab.values()].some((wants) => wants.isTold);
  }

  includesList(list: ListName): boolean {
    return [...this.#byTab.values()].some(({ lists }) => lists.includes(list));
  }
}

/** The server lets a stream follow so many tables: those that were looked at last. */
const MAX_FOLLOWED = 20;

/** The stream that brings what is wished for, as the search of its address; undefined: nothing is. */
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
