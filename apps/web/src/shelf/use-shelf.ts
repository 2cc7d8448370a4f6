import { useCallback, useEffect, useState } from 'react';
import { useGames } from '../game/context.ts';
import { clearThrown, listGames, onOtherWindow, type Shelved } from '../kept/shelf.ts';

export interface Shelf {
  /** `coming`: it is read. `denied`: this browser keeps nothing. */
  readonly games: readonly Shelved[] | 'coming' | 'denied';
  /** Reads it again. */
  look(): Promise<void>;
}

/** The games of this device that this page can play, as they are now, whatever other windows do. */
export function useShelf(): Shelf {
  const all = useGames();
  const [games, setGames] = useState<Shelf['games']>('coming');
  const look = useCallback(async () => {
    try {
      setGames((await listGames()).filter(({ head }) => all.some(({ name }) => name === head.game)));
    } catch {
      setGames('denied');
    }
  }, [all]);
  useEffect(() => {
    void look();
    return onOtherWindow(() => void look());
  }, [look]);
  useEffect(
    () => () => {
      // Whoever leaves the shelf has thrown away for good.
      clearThrown().catch(() => {});
    },
    [],
  );
  return { games, look };
}
