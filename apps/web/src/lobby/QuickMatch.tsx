import type { TableSummary } from '@bastide/protocol';
import { useGames } from '../game/context.ts';
import { fetchLobby } from '../game/fetch-modules.ts';
import type { GameUi } from '../game/game-ui.ts';
import { itemAt } from '../must.ts';
import { ProblemError } from '../online/problem.ts';
import { emptySeats } from '../people/seats.ts';
import { navigate } from '../router/history.ts';
import { lastGame } from '../storage/local-storage.ts';
import { useLobbyTranslator } from './messages.ts';
import { ProblemNote } from './ProblemNote.tsx';
import { seatsFor } from './seat-info.ts';
import { createTable, takeSeat } from './table-api.ts';
import { DEFAULT_SETTINGS } from './table-defaults.ts';
import { useRequest } from './use-request.ts';

interface Props {
  readonly tables: readonly TableSummary[] | undefined;
  /** The game to be played; undefined: any. */
  readonly filter: string | undefined;
}

/** Leads to a game with one press: to a free seat at a table that waits, or to a public table where others find the reader. */
export function QuickMatch({ tables, filter }: Props) {
  const t = useLobbyTranslator();
  const all = useGames();
  const { isBusy, problem, run } = useRequest();
  const start = async () => {
    const found = await firstSeat(tables?.filter(isWaiting) ?? []);
    navigate({ game: found ?? (await openFor(gameFor(all, filter))) });
  };
  return (
    <div className="quick-match">
      <button
        type="button"
        className="btn"
        aria-describedby="quick-match"
        aria-disabled={isBusy || undefined}
        onClick={() => void run(start)}
      >
        {t('lobby.quick')}
      </button>
      <small className="muted" id="quick-match">
        {t('lobby.quickNote')}
      </small>
      <ProblemNote because={problem} />
    </div>
  );
}

/** Rated games need a decision of their own. */
const isWaiting = ({ state, isRated, seats }: TableSummary): boolean =>
  state === 'open' && !isRated && seatsFor(seats, undefined) > 0;

/** Refusals after which another table is tried: somebody was quicker, or people who do not want to meet would meet. */
const NEXT_TABLE: ReadonlySet<string> = new Set([
  'cannot-join',
  'table-full',
  'seat-taken',
  'not-open',
  'kicked',
]);

/** Sits down at the first of these tables that takes the reader. Returns its id; undefined where none does. */
async function firstSeat(waiting: readonly TableSummary[]): Promise<string | undefined> {
  for (const { table } of waiting)
    try {
      await takeSeat(table, { isMatched: true });
      return table;
    } catch (error) {
      if (!(error instanceof ProblemError && NEXT_TABLE.has(error.code))) throw error;
    }
  return undefined;
}

function gameFor(all: ReturnType<typeof useGames>, filter: string | undefined): GameUi {
  const games = all.filter(({ lobby }) => lobby);
  return (
    games.find(({ name }) => name === filter) ??
    games.find((game) => game === lastGame(all)) ??
    itemAt(games, 0)
  );
}

/** Opens a public table for as few people as the game allows. Returns its id. */
async function openFor(game: GameUi): Promise<string> {
  const { optionsOf } = await fetchLobby(game);
  const setup = game.setups.withSeats(game.setups.defaultSetup, emptySeats(game.seats.min));
  const settings = { ...DEFAULT_SETTINGS, visibility: 'public' } as const;
  return (await createTable({ game: game.name, options: optionsOf(setup), settings })).table;
}
