import {
  drain,
  FORMAT,
  type GameRecord,
  gameNameOf,
  parseRecord,
  type RecordFault,
  replaySteps,
  withoutByteOrderMark,
} from '@bastide/contract';
import type { PageGames } from '../game/context.ts';
import { fetchSecondary, fetchTable } from '../game/fetch-modules.ts';
import type { FaultTexts, GameUi } from '../game/game-ui.ts';
import { type SeatRange, seatsOfRecord } from '../people/seats.ts';
import { type AnyLocalSession, LocalSession } from '../session/local-session.ts';
import type { GameAdapter, GameSetup, TableGameTypes } from '../session/session.ts';
import { runInSlices } from '../ui/yield.ts';

/** Reason why a record cannot be opened, with its game's words for it. */
export type OpenFailure = RecordFault & {
  readonly words: FaultTexts;
  /** Opens the part before the first bad action, if there is any. */
  before?(): AnyLocalSession;
};
export type OpenResult = { readonly ok: true; readonly session: AnyLocalSession } | OpenFailure;

/**
 * Opens a record, in JSON or text form, and checks it by replaying it. The fault names the first bad action and its
 * rule.
 */
export async function openRecord(games: PageGames, content: string): Promise<OpenResult> {
  const game = gameOfRecord(games, content);
  const { adapter } = await fetchTable(game);
  const parsed = parseRecord([adapter.game], content);
  return parsed.ok ? openParsed(game, parsed.value) : openFailure(game, parsed);
}

/** Opens a record that is parsed already. */
export async function openParsed(game: GameUi, input: unknown): Promise<OpenResult> {
  const { adapter } = await fetchTable(game);
  const opened = await runInSlices(replayRecord(adapter, input, game.seats));
  if (opened.ok) return opened;
  const { at = 0 } = opened;
  const before = () => {
    const { result: _, at: __, actions, ...head } = input as GameRecord;
    const cut = sessionOfRecord(adapter, { ...head, actions: actions.slice(0, at) }, game.seats);
    if (!cut.ok) throw new Error(`what was played before is refused: ${cut.because}`);
    return cut.session;
  };
  return openFailure(game, at > 0 ? { ...opened, before } : opened);
}

const openFailure = async (game: GameUi, fault: Omit<OpenFailure, 'words'>): Promise<OpenFailure> => ({
  ...fault,
  words: (await fetchSecondary(game)).faultTexts,
});

/**
 * Guesses the game of a record without reading all of it; a text that is no record goes to the first game, which
 * refuses it.
 */
export function gameOfRecord(games: PageGames, content: string): GameUi {
  const parsed = parseRecord([], content);
  const told = parsed.ok ? gameNameOf(parsed.value) : undefined;
  const isOf = ({ name }: GameUi) =>
    told?.ok ? told.value === name : withoutByteOrderMark(content).startsWith(`${FORMAT} ${name}`);
  return games.find(isOf) ?? games[0];
}

type SessionResult<T extends TableGameTypes, Line, Setup extends GameSetup> =
  | { readonly ok: true; readonly session: LocalSession<T, Line, Setup> }
  | RecordFault;

/** Replays a record of a known game, in slices. */
function* replayRecord<T extends TableGameTypes, Line, Setup extends GameSetup>(
  kit: GameAdapter<T, Line, Setup>,
  input: unknown,
  range: SeatRange,
): Generator<undefined, SessionResult<T, Line, Setup>> {
  const replayed = yield* replaySteps(kit.game, input);
  if (!replayed.ok) return replayed;
  const { options, seats, meta, actions } = replayed.record;
  const setup = kit.setupOf(options, seatsOfRecord(range, seats, meta));
  return { ok: true, session: new LocalSession(kit, setup, actions) };
}

/** Replays a record in one go. */
export const sessionOfRecord = <T extends TableGameTypes, Line, Setup extends GameSetup>(
  kit: GameAdapter<T, Line, Setup>,
  input: unknown,
  range: SeatRange,
): SessionResult<T, Line, Setup> => drain(replayRecord(kit, input, range));
