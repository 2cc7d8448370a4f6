import { useEffect, useState } from 'react';
import { type Games, useGames } from '../game/context.ts';
import { fetchTable } from '../game/fetch.ts';
import type { OnShelf } from '../game/game-ui.ts';
import { keepLooks, keptLooks, type Looks, readGame, type Shelved } from '../kept/shelf.ts';
import { inBreaths } from '../parts/breaths.ts';
import { openParsed } from '../records/open.ts';
import type { LocalTable } from '../session/any.ts';

/** How a game looks; undefined until it is known, or where it cannot be. */
export function useLooks(game: Shelved): Looks | undefined {
  const games = useGames();
  const [looks, setLooks] = useState<Looks>();
  useEffect(() => {
    let gone = false;
    const show = async () => {
      const found = await looksOf(games, game, () => gone);
      if (!gone) await inTurn();
      if (!gone) setLooks(found);
    };
    // The file of the game cannot be fetched just now.
    show().catch(() => {});
    return () => {
      gone = true;
    };
  }, [games, game]);
  return looks;
}

/** The browser reads a picture in one go: each comes alone, some milliseconds after the other. */
let shown: Promise<unknown> = Promise.resolve();
const inTurn = (): Promise<unknown> => {
  shown = shown.then(() => new Promise((resolve) => setTimeout(resolve, 20)));
  return shown;
};

/** Games are played through one after the other: those seen first are there first. */
let before: Promise<unknown> = Promise.resolve();

/** From the shelf, or found by playing the game through, unless nobody wants it any more by then. */
export async function looksOf(games: Games, game: Shelved, isGone = () => false): Promise<Looks | undefined> {
  const kept = await keptLooks(game);
  if (kept) return kept;
  const found = before.then(() => (isGone() ? undefined : find(games, game)));
  before = found.catch(() => {});
  return found;
}

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
  const looks = { count: kept.game.count, ...(await inBreaths(looking(onShelf, opened.session))) };
  await keepLooks(id, looks).catch(() => {});
  return looks;
}

function* looking(
  { picture, sourcesOf }: OnShelf,
  session: LocalTable,
): Generator<undefined, Omit<Looks, 'count'>> {
  const moment = session.moment();
  yield;
  const colours = session.setup.seats.map(({ colour }) => colour);
  const svg = yield* picture(moment.view, colours);
  return { svg, sources: moment.outcome ? sourcesOf(moment) : [] };
}
