import { type Carcassonne, carcassonne, type Rules } from '@bastide/carcassonne';
import { type GameRecord, parseRecord, type RecordFault, replay } from '@bastide/contract';
import { Session } from './session.ts';
import { peopleCalled, readSetup, type Setup } from './setup.ts';

export type Opened = { readonly ok: true; readonly session: Session } | RecordFault;

type Read = GameRecord<Carcassonne['Options'], Carcassonne['Action']>;

/** Opens a record, JSON or text form, and checks it by playing it. The fault names the first bad action and the rule. */
export function openRecord(content: string): Opened {
  const parsed = parseRecord([carcassonne], content);
  if (!parsed.ok) return parsed;
  const replayed = replay(carcassonne, parsed.value);
  if (!replayed.ok) return replayed;
  return { ok: true, session: new Session(setupOf(replayed.record), replayed.record.actions) };
}

/** A record made here says who sat where; in one from elsewhere all are people at this screen. */
function setupOf(record: Read): Setup {
  const { edition, sets, seats: _, ...rules } = record.options;
  const names = record.seats.map((seat) => seat.name);
  const table = (record.meta as { table?: unknown } | undefined)?.table;
  const seats = names.map((name, seat) => ({ name, ...(Array.isArray(table) ? table[seat] : {}) }));
  const known = readSetup({ edition, sets, seats });
  const base: Setup = known ?? { edition, sets, seats: peopleCalled(names) };
  const house = houseRules(base, rules);
  return Object.keys(house).length > 0 ? { ...base, house } : base;
}

function houseRules(setup: Setup, rules: Rules): Partial<Rules> {
  const row = carcassonne.readOptions({ edition: setup.edition, seats: setup.seats.length });
  if (!row.ok) return {};
  const usual: Rules = row.value;
  return Object.fromEntries(
    Object.entries(rules).filter(([name, value]) => usual[name as keyof Rules] !== value),
  );
}
