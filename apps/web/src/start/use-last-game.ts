import { useEffect, useState } from 'react';
import { useGames } from '../game/context.ts';
import { listGames, type Shelved } from '../kept/shelf.ts';
import { expectGame, expectsGame, oldTable } from '../kept/storage.ts';

let shelving: Promise<void> | undefined;

/** The game to go on with: the one that was touched last of those that are not over. `coming`: there should be one. */
export function useLastGame(): Shelved | 'coming' | undefined {
  const games = useGames();
  const [last, setLast] = useState<Shelved | 'coming' | undefined>(() =>
    expectsGame() ? 'coming' : undefined,
  );
  useEffect(() => {
    let gone = false;
    const look = async () => {
      if (oldTable() !== undefined) {
        // Once, though the start may be left and come back to meanwhile.
        shelving ??= import('../sitting/old-table.ts').then(({ shelveOldTable }) => shelveOldTable(games));
        await shelving;
      }
      const found = (await listGames()).find(
        ({ head }) => head.result === undefined && games.some(({ name }) => name === head.game),
      );
      expectGame(found !== undefined);
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
