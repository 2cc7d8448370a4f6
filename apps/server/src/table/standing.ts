import type { TableFacts } from '@bastide/contract';
import { type Entry, type EntryData, fold, type Table } from '@bastide/protocol';
import { Played, type PlayedAct } from './played.ts';

/** An entry of the log, and what came of it where it is an action of the game. */
export interface Line {
  readonly entry: Entry;
  readonly act?: PlayedAct;
}

/** A table at one moment: its log, and what it comes to. Never changed, only replaced; `lines` only grows. */
export interface Standing {
  readonly id: string;
  readonly hosted: TableFacts;
  /** The dealer's, until it is told at the end. */
  readonly secret: string;
  readonly table: Table;
  /** Undefined until the game has begun. */
  readonly played: Played | undefined;
  readonly lines: readonly Line[];
}

/** A log as it is stored: JSON of what happened, and when. */
export interface Written {
  readonly at: number;
  readonly body: string;
}

export const written = (at: number, happening: EntryData): Written => ({
  at,
  body: JSON.stringify(happening),
});

/** Who plays a table by which rules, and what only its dealer knows. */
export interface Origin {
  readonly id: string;
  readonly secret: string;
  /** The rules that the first entry of its log names; throws if there are none such. */
  hosted(name: string, rules: string): TableFacts;
}

/** The table after more of its log was read; from its first entry on where there is none yet. The game is played on in place. */
export function readOn(origin: Origin, before: Standing | undefined, more: readonly Written[]): Standing {
  const lines = [...(before?.lines ?? [])];
  let { table, played, hosted } = before ?? {};
  for (const { at, body } of more) {
    const happening = JSON.parse(body) as EntryData;
    const entry = { seq: lines.length, at, ...happening } as Entry;
    table = fold(table, entry);
    hosted ??= origin.hosted(table.game, table.rules);
    if (happening.kind === 'begun') played = new Played(hosted, table.options);
    else if (happening.kind === 'undone') played = played!.back(happening.to);
    lines.push(
      happening.kind === 'act' ? { entry, act: played!.take(happening.by, happening.action) } : { entry },
    );
  }
  if (!table || !hosted) throw new Error(`the log of ${origin.id} is empty`);
  return { id: origin.id, secret: origin.secret, hosted, table, played, lines };
}
