import { FORMAT, gameOf, parseRecord, type RecordFault, replay } from '@bastide/contract';
import type { Games } from '../game/context.ts';
import { fetchLater, fetchTable } from '../game/fetch.ts';
import type { FaultWords, GameUi } from '../game/game-ui.ts';
import { peopleCalled, readSeats, type SeatRange, type SeatSetup } from '../people/seats.ts';
import type { AnySession } from '../session/any.ts';
import { LocalSession } from '../session/local.ts';
import type { Kit, Turns } from '../session/session.ts';
import type { Agreement } from '../session/setup.ts';

/** Why a record cannot be opened, and the words of its game for it. */
export type Unopened = RecordFault & { readonly words: FaultWords };
export type Opened = { readonly ok: true; readonly session: AnySession } | Unopened;

/** Opens a record, JSON or text form, and checks it by playing it. The fault names the first bad action and the rule. */
export async function openRecord(games: Games, content: string): Promise<Opened> {
  const game = gameOfRecord(games, content);
  const { kit } = await fetchTable(game);
  const opened = openAs(kit, content, game.seats);
  return opened.ok ? opened : { ...opened, words: (await fetchLater(game)).faults };
}

/** The game of a record, as far as can be seen without reading it: what is no record is the first game's to refuse. */
export function gameOfRecord(games: Games, content: string): GameUi {
  const parsed = parseRecord([], content);
  const told = parsed.ok ? gameOf(parsed.value) : undefined;
  const isOf = ({ name }: GameUi) =>
    told?.ok ? told.value === name : content.startsWith(`${FORMAT} ${name}`);
  return games.find(isOf) ?? games[0];
}

/** Opens a record of a game that is here. */
export function openAs<T extends Turns, Line, Setup extends Agreement>(
  kit: Kit<T, Line, Setup>,
  content: string,
  range: SeatRange,
): { readonly ok: true; readonly session: LocalSession<T, Line, Setup> } | RecordFault {
  const parsed = parseRecord([kit.game], content);
  if (!parsed.ok) return parsed;
  const replayed = replay(kit.game, parsed.value);
  if (!replayed.ok) return replayed;
  const { options, seats, meta, actions } = replayed.record;
  const setup = kit.setupOf(options, seatsOf(range, seats, meta));
  return { ok: true, session: new LocalSession(kit, setup, actions) };
}

/** A record made here says who sat where; in one from elsewhere all are people at this screen. */
function seatsOf(
  range: SeatRange,
  seats: readonly { readonly name: string }[],
  meta: unknown,
): readonly SeatSetup[] {
  const names = seats.map((seat) => seat.name);
  const table = (meta as { table?: unknown } | undefined)?.table;
  const told = names.map((name, seat) => ({ name, ...(Array.isArray(table) ? table[seat] : {}) }));
  return readSeats(told, range) ?? peopleCalled(names);
}
