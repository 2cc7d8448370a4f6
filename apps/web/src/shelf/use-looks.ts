import { useEffect, useState } from 'react';
import { type Games, useGames } from '../game/context.ts';
import { fetchTable } from '../game/fetch.ts';
import { keepLooks, keptLooks, type Looks, readGame, type Shelved } from '../kept/shelf.ts';
import { openParsed } from '../records/open.ts';

/** How a game looks; undefined until it is known, or where it cannot be. */
export function useLooks(game: Shelved): Looks | undefined {
  const games = useGames();
  const [looks, setLooks] = useState<Looks>();
  useEffect(() => {
    let gone = false;
    looksOf(games, game, () => gone).then(
      (found) => !gone && setLooks(found),
      // The file of the game cannot be fetched just now.
      () => {},
    );
    return () => {
      gone = true;
    };
  }, [games, game]);
  return looks;
}

/** Games are played through one after the other, so that the page can breathe between them. */
let before: Promise<unknown> = Promise.resolve();

/** From the shelf, or found by playing the game through, unless nobody wants it any more by then. */
export async function looksOf(games: Games, game: Shelved, isGone = () => false): Promise<Looks | undefined> {
  const kept = await keptLooks(game);
  if (kept) return kept;
  const found = before.then(() => (isGone() ? undefined : find(games, game)));
  before = found.then(rest, rest);
  return found;
}

const rest = () => new Promise((resolve) => setTimeout(resolve, 20));

async function find(games: Games, { id }: Shelved): Promise<Looks | undefined> {
  const kept = await readGame(id);
  const game = games.find(({ name }) => name === kept?.record.game);
  if (!kept || !game?.shelf) return undefined;
  const [{ onShelf }, opened] = await Promise.all([
    game.shelf(),
    openParsed(game, kept.record),
    fetchTable(game),
  ]);
  if (!opened.ok) return undefined;
  const { session } = opened;
  const moment = session.moment();
  const looks: Looks = {
    count: kept.game.count,
    svg: onShelf.picture(
      moment.view,
      session.setup.seats.map(({ colour }) => colour),
    ),
    sources: moment.outcome ? onShelf.sourcesOf(moment) : [],
  };
  await keepLooks(id, looks).catch(() => {});
  return looks;
}
