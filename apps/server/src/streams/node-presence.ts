import type { PersonId } from '@bastide/protocol';

/** Milliseconds after which a report of another process is dropped: it may have died. */
const STALE_MS = 60_000;

interface NodeReport {
  readonly here: readonly PersonId[];
  readonly at: number;
}

/** People at each table now, as each process reports them. */
export class NodePresence {
  readonly #now: () => number;
  /** By table, then by the name of the process. */
  readonly #tables = new Map<string, Map<string, NodeReport>>();

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Returns whether that changed who is there. */
  set(table: string, node: string, here: readonly PersonId[]): boolean {
    const before = this.peopleAt(table).join();
    const nodes = this.#tables.get(table) ?? new Map<string, NodeReport>();
    if (here.length === 0) nodes.delete(node);
    else nodes.set(node, { here, at: this.#now() });
    if (nodes.size === 0) this.#tables.delete(table);
    else this.#tables.set(table, nodes);
    return this.peopleAt(table).join() !== before;
  }

  /** Drops reports that are too old. Returns their tables. */
  dropStale(): readonly string[] {
    const now = this.#now();
    const fresh = now - STALE_MS;
    const changed: string[] = [];
    for (const [table, nodes] of this.#tables) {
      const stale = [...nodes].filter(([, { at }]) => at <= fresh);
      for (const [node] of stale) nodes.delete(node);
      // After the clock was put back everybody is here from now on.
      for (const [node, report] of nodes) if (report.at > now) nodes.set(node, { ...report, at: now });
      if (nodes.size === 0) this.#tables.delete(table);
      if (stale.length > 0) changed.push(table);
    }
    return changed;
  }

  /** Tables of which something is kept. */
  get size(): number {
    return this.#tables.size;
  }

  /** In a fixed order, each once. */
  peopleAt(table: string): readonly PersonId[] {
    const fresh = this.#now() - STALE_MS;
    const report = [...(this.#tables.get(table)?.values() ?? [])].filter(({ at }) => at > fresh);
    return [...new Set(report.flatMap(({ here }) => here))].sort();
  }
}
