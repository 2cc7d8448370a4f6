import { useEffect, useState } from 'react';
import { useGames } from '../game/context.ts';
import { listGames, type StoredGame } from '../storage/library.ts';
import { hadGame, readLegacyTable, setHadGame } from '../storage/local-storage.ts';

let legacyImport: Promise<void> | undefined;

/** The game to go on with: the one that was touched last of those that are not over. `coming`: there should be one. */
export function useLastGame(): StoredGame | 'coming' | undefined {
  const games = useGames();
  const [last, setLast] = useState<StoredGame | 'coming' | undefined>(() =>
    hadGame() ? 'coming' : undefined,
  );
  useEffect(() => {
    let gone = false;
    const look = async () => {
      if (readLegacyTable() !== undefined) {
        // Once, though the start may be left and come back to meanwhile.
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
    // Where the browser keeps nothing there is nothing to go on with.
    look().catch(() => !gone && setLast(undefined));
    return () => {
      gone = true;
    };
  }, [games]);
  return last;
}
