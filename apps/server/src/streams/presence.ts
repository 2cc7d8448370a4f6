import type { PersonId } from '@bastide/protocol';

/** What another process said is forgotten after so many milliseconds: it may have died. */
const STALE = 60_000;

interface Told {
  readonly here: readonly PersonId[];
  readonly at: number;
}

/** Who is at a table just now, here and at other processes. */
export class Presence {
  readonly #now: () => number;
  /** By table, then by the name of the process. */
  readonly #tables = new Map<string, Map<string, Told>>();

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Returns whether that changed who is there. */
  set(table: string, node: string, here: readonly PersonId[]): boolean {
    const before = this.at(table).join();
    const nodes = this.#tables.get(table) ?? new Map<string, Told>();
    if (here.length === 0) nodes.delete(node);
    else nodes.set(node, { here, at: this.#now() });
    if (nodes.size === 0) this.#tables.delete(table);
    else this.#tables.set(table, nodes);
    return this.at(table).join() !== before;
  }

  /** What was said too long ago leaves the memory. Returns the tables that it was about. */
  forget(): readonly string[] {
    const now = this.#now();
    const fresh = now - STALE;
    const changed: string[] = [];
    for (const [table, nodes] of this.#tables) {
      const stale = [...nodes].filter(([, { at }]) => at <= fresh);
      for (const [node] of stale) nodes.delete(node);
      // After the clock was put back everybody is here from now on.
      for (const [node, told] of nodes) if (told.at > now) nodes.set(node, { ...told, at: now });
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
  at(table: string): readonly PersonId[] {
    const fresh = this.#now() - STALE;
    const told = [...(this.#tables.get(table)?.values() ?? [])].filter(({ at }) => at > fresh);
    return [...new Set(told.flatMap(({ here }) => here))].sort();
  }
}
