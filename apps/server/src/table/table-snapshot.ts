import type { TableFacts } from '@bastide/contract';
import { type Entry, type EntryData, fold, readEntryData, type Table } from '@bastide/protocol';
import { type AppliedAction, Match } from './match.ts';

/** An entry of the log, and what came of it where it is an action of the game. */
export interface LogItem {
  readonly entry: Entry;
  readonly applied?: AppliedAction;
}

/** A table at one moment: its log, and what it comes to. Never changed, only replaced; `log` only grows. */
export interface TableSnapshot {
  readonly id: string;
  readonly facts: TableFacts;
  /** The dealer's, until it is told at the end. */
  readonly secret: string;
  readonly table: Table;
  /** Undefined until the game has begun. */
  readonly match: Match | undefined;
  readonly log: readonly LogItem[];
}

/** A log as it is stored: JSON of what happened, and when. */
export interface EncodedEntry {
  readonly at: number;
  readonly body: string;
}

export const encodeEntry = (at: number, happening: EntryData): EncodedEntry => ({
  at,
  body: JSON.stringify(happening),
});

/** Identity, rules and dealer's secret of a table. */
export interface TableOrigin {
  readonly id: string;
  readonly secret: string;
  /** The rules that the first entry of its log names; throws if there are none such. */
  facts(name: string, rules: string): TableFacts;
}

/** The table after more of its log was read; from its first entry on where there is none yet. The game is played on in place. */
export function extendSnapshot(
  origin: TableOrigin,
  before: TableSnapshot | undefined,
  newEntries: readonly EncodedEntry[],
): TableSnapshot {
  const log = [...(before?.log ?? [])];
  let { table, match, facts } = before ?? {};
  for (const { at, body } of newEntries) {
    const happening: EntryData = readEntryData(JSON.parse(body) as { kind: string });
    const entry = { seq: log.length, at, ...happening } as Entry;
    table = fold(table, entry);
    facts ??= origin.facts(table.game, table.rules);
    if (happening.kind === 'begun') match = new Match(facts, table.options);
    else if (happening.kind === 'undone') match = match!.rewind(happening.to);
    log.push(
      happening.kind === 'act' ? { entry, applied: match!.apply(happening.by, happening.action) } : { entry },
    );
  }
  if (!table || !facts) throw new Error(`the log of ${origin.id} is empty`);
  return { id: origin.id, secret: origin.secret, facts, table, match, log };
}
