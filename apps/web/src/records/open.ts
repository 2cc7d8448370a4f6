import { FORMAT, gameOf, parseRecord, type RecordFault, replay } from '@bastide/contract';
import { GAMES, type GameName } from '../session/games.ts';
import { type AnySession, kitOf } from '../session/kits.ts';
import { type Kit, Session, type Turns } from '../session/session.ts';
import { type Agreement, peopleCalled, readSeats, type SeatSetup } from '../session/setup.ts';

/** Why a record of such a game cannot be opened. */
export type Unopened = RecordFault & { readonly game: GameName };
export type Opened = { readonly ok: true; readonly session: AnySession } | Unopened;

/** Opens a record, JSON or text form, and checks it by playing it. The fault names the first bad action and the rule. */
export async function openRecord(content: string): Promise<Opened> {
  const game = nameOf(content);
  const opened =
    game === 'catan' ? openAs(await kitOf('catan'), content) : openAs(await kitOf('carcassonne'), content);
  return opened.ok ? opened : { ...opened, game };
}

/** The game of a record, as far as can be seen without reading it: what is no record is Carcassonne's to refuse. */
export function nameOf(content: string): GameName {
  const parsed = parseRecord([], content);
  const name = parsed.ok ? gameOf(parsed.value) : undefined;
  return (
    GAMES.find((game) => (name?.ok ? name.value === game : content.startsWith(`${FORMAT} ${game}`))) ??
    'carcassonne'
  );
}

/** Opens a record of a game that is here. */
export function openAs<T extends Turns, Line, Setup extends Agreement>(
  kit: Kit<T, Line, Setup>,
  content: string,
): { readonly ok: true; readonly session: Session<T, Line, Setup> } | RecordFault {
  const parsed = parseRecord([kit.game], content);
  if (!parsed.ok) return parsed;
  const replayed = replay(kit.game, parsed.value);
  if (!replayed.ok) return replayed;
  const { options, seats, meta, actions } = replayed.record;
  const setup = kit.setupOf(options, seatsOf(kit.game.name as GameName, seats, meta));
  return { ok: true, session: new Session(kit, setup, actions) };
}

/** A record made here says who sat where; in one from elsewhere all are people at this screen. */
function seatsOf(
  game: GameName,
  seats: readonly { readonly name: string }[],
  meta: unknown,
): readonly SeatSetup[] {
  const names = seats.map((seat) => seat.name);
  const table = (meta as { table?: unknown } | undefined)?.table;
  const told = names.map((name, seat) => ({ name, ...(Array.isArray(table) ? table[seat] : {}) }));
  return readSeats(told, game) ?? peopleCalled(names);
}
