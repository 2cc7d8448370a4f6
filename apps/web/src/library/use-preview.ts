import { useEffect, useState } from 'react';
import { type PageGames, useGames } from '../game/context.ts';
import { fetchTable } from '../game/fetch-modules.ts';
import type { LibraryModule } from '../game/game-ui.ts';
import { openParsed } from '../records/open-record.ts';
import type { AnyLocalSession } from '../session/local-session.ts';
import {
  type GamePreview,
  readGame,
  readPreview,
  type StoredGame,
  writePreview,
} from '../storage/library.ts';
import { runInSlices } from '../ui/yield.ts';

/** The preview of a game; undefined until it is known, or where there can be none. */
export function usePreview(game: StoredGame): GamePreview | undefined {
  const games = useGames();
  const [looks, setLooks] = useState<GamePreview>();
  useEffect(() => {
    let gone = false;
    const show = async () => {
      const found = await previewOf(games, game, () => gone);
      if (!gone) await nextSlot();
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
let lastShown: Promise<unknown> = Promise.resolve();
const nextSlot = (): Promise<unknown> => {
  lastShown = lastShown.then(() => new Promise((resolve) => setTimeout(resolve, 20)));
  return lastShown;
};

/** Games are played through one after the other: those seen first are there first. */
let lastReplay: Promise<unknown> = Promise.resolve();

/** From the shelf, or found by playing the game through, unless nobody wants it any more by then. */
export async function previewOf(
  games: PageGames,
  game: StoredGame,
  isGone = () => false,
): Promise<GamePreview | undefined> {
  const kept = await readPreview(game);
  if (kept) return kept;
  const found = lastReplay.then(() => (isGone() ? undefined : renderStored(games, game)));
  lastReplay = found.catch(() => {});
  return found;
}

async function renderStored(games: PageGames, { id }: StoredGame): Promise<GamePreview | undefined> {
  const kept = await readGame(id);
  const game = games.find(({ name }) => name === kept?.record.game);
  if (!kept || !game?.library) return undefined;
  const [{ libraryModule }, opened] = await Promise.all([
    game.library(),
    openParsed(game, kept.record),
    fetchTable(game),
  ]);
  if (!opened.ok) return undefined;
  const looks = {
    count: kept.game.count,
    ...(await runInSlices(renderPreview(libraryModule, opened.session))),
  };
  await writePreview(id, looks).catch(() => {});
  return looks;
}

function* renderPreview(
  { picture, sourcesOf }: LibraryModule,
  session: AnyLocalSession,
): Generator<undefined, Omit<GamePreview, 'count'>> {
  const moment = session.moment();
  yield;
  const colours = session.setup.seats.map(({ colour }) => colour);
  const svg = yield* picture(moment.view, colours);
  return { svg, sources: moment.outcome ? sourcesOf(moment) : [] };
}
