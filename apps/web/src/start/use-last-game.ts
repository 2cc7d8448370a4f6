import { useEffect, useState } from 'react';
import { useGames } from '../game/context.ts';
import { listGames, type StoredGame } from '../storage/library.ts';
import { hadGame, readLegacyTable, setHadGame } from '../storage/local-storage.ts';

let legacyImport: Promise<void> | undefined;

/** Returns the unfinished game that was played last. `coming`: there should be one, but it has not loaded yet. */
export function useLastGame(): StoredGame | 'coming' | undefined {
  const games = useGames();
  const [last, setLast] = useState<StoredGame | 'coming' | undefined>(() =>
    hadGame() ? 'coming' : undefined,
  );
  useEffect(() => {
    let gone = false;
    const look = async () => {
      if (readLegacyTable() !== undefined) {
        // Runs once, even if the reader leaves the start page and returns.
        legacyImport ??= import('../open-game/legacy-table.ts').then(({ importLegacyTable }) =>
          importLegacyTable(games),
        );
        await legacyImport;
      }
      const found = (await listGames()).find(
        ({ head }) => head.result === undefined && games.some(({ name }) => name === head.game),
      );
      setHadGame(found !== undefined);
      if (!gone) setLast(found);
    };
    // A browser that stores nothing has no game to continue.
    look().catch(() => !gone && setLast(undefined));
    return () => {
      gone = true;
    };
  }, [games]);
  return last;
}
