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

/** The preview of a game; undefined until it is loaded, or if none can be made. */
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

/** Browsers decode a picture in one go: pictures are shown one by one, some milliseconds apart. */
let lastShown: Promise<unknown> = Promise.resolve();
const nextSlot = (): Promise<unknown> => {
  lastShown = lastShown.then(() => new Promise((resolve) => setTimeout(resolve, 20)));
  return lastShown;
};

/** Games are replayed one after the other, in the order in which they came into view. */
let lastReplay: Promise<unknown> = Promise.resolve();

/** Returns the stored preview, or makes one by replaying the game; stops if nobody needs it any more. */
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
