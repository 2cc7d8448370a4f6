import {
  atOnce,
  FORMAT,
  type GameRecord,
  gameOf,
  parseRecord,
  type RecordFault,
  replaying,
} from '@bastide/contract';
import type { Games } from '../game/context.ts';
import { fetchLater, fetchTable } from '../game/fetch.ts';
import type { FaultWords, GameUi } from '../game/game-ui.ts';
import { inBreaths } from '../parts/breaths.ts';
import { type SeatRange, seatsOfRecord } from '../people/seats.ts';
import type { LocalTable } from '../session/any.ts';
import { LocalSession } from '../session/local.ts';
import type { Kit, Turns } from '../session/session.ts';
import type { Agreement } from '../session/setup.ts';

/** Why a record cannot be opened, and the words of its game for it. */
export type Unopened = RecordFault & {
  readonly words: FaultWords;
  /** What was played before the first bad action, if anything was. */
  before?(): LocalTable;
};
export type Opened = { readonly ok: true; readonly session: LocalTable } | Unopened;

/** Opens a record, JSON or text form, and checks it by playing it. The fault names the first bad action and the rule. */
export async function openRecord(games: Games, content: string): Promise<Opened> {
  const game = gameOfRecord(games, content);
  const { kit } = await fetchTable(game);
  const parsed = parseRecord([kit.game], content);
  return parsed.ok ? openParsed(game, parsed.value) : unopened(game, parsed);
}

/** The same for what was parsed before. */
export async function openParsed(game: GameUi, input: unknown): Promise<Opened> {
  const { kit } = await fetchTable(game);
  const opened = await inBreaths(opening(kit, input, game.seats));
  if (opened.ok) return opened;
  const { at = 0 } = opened;
  const before = () => {
    const { result: _, at: __, actions, ...head } = input as GameRecord;
    const cut = sessionOf(kit, { ...head, actions: actions.slice(0, at) }, game.seats);
    if (!cut.ok) throw new Error(`what was played before is refused: ${cut.because}`);
    return cut.session;
  };
  return unopened(game, at > 0 ? { ...opened, before } : opened);
}

const unopened = async (game: GameUi, fault: Omit<Unopened, 'words'>): Promise<Unopened> => ({
  ...fault,
  words: (await fetchLater(game)).faults,
});

/** The game of a record, as far as can be seen without reading it: what is no record is the first game's to refuse. */
export function gameOfRecord(games: Games, content: string): GameUi {
  const parsed = parseRecord([], content);
  const told = parsed.ok ? gameOf(parsed.value) : undefined;
  const isOf = ({ name }: GameUi) =>
    told?.ok ? told.value === name : content.startsWith(`${FORMAT} ${name}`);
  return games.find(isOf) ?? games[0];
}

type Session<T extends Turns, Line, Setup extends Agreement> =
  | { readonly ok: true; readonly session: LocalSession<T, Line, Setup> }
  | RecordFault;

/** Plays what claims to be a record of a game that is here, piece by piece. */
function* opening<T extends Turns, Line, Setup extends Agreement>(
  kit: Kit<T, Line, Setup>,
  input: unknown,
  range: SeatRange,
): Generator<undefined, Session<T, Line, Setup>> {
  const replayed = yield* replaying(kit.game, input);
  if (!replayed.ok) return replayed;
  const { options, seats, meta, actions } = replayed.record;
  const setup = kit.setupOf(options, seatsOfRecord(range, seats, meta));
  return { ok: true, session: new LocalSession(kit, setup, actions) };
}

/** The same at once. */
export const sessionOf = <T extends Turns, Line, Setup extends Agreement>(
  kit: Kit<T, Line, Setup>,
  input: unknown,
  range: SeatRange,
): Session<T, Line, Setup> => atOnce(opening(kit, input, range));
