import { useCallback, useEffect, useRef, useState } from 'react';
import { useGames } from '../game/context.ts';
import { clearThrown, listGames, onOtherWindow, putBack, type Shelved, throwAway } from '../kept/shelf.ts';

export interface Shelf {
  /** `coming`: it is read. `denied`: this browser keeps nothing. */
  readonly games: readonly Shelved[] | 'coming' | 'denied';
  /** How many were thrown away since the shelf was opened, and can be put back. */
  readonly thrown: number;
  /** The browser refused what was asked last. */
  readonly isRefused: boolean;
  /** Reads it again. */
  look(): Promise<void>;
  /** Changes something, and reads it again. */
  change(what: () => Promise<void>): Promise<void>;
  remove(game: Shelved): Promise<void>;
  /** Puts the game back that was thrown away last. */
  undo(): Promise<void>;
}

/** The games of this device that this page can play, as they are now, whatever other windows do. */
export function useShelf(): Shelf {
  const all = useGames();
  const [games, setGames] = useState<Shelf['games']>('coming');
  const [thrown, setThrown] = useState<readonly string[]>([]);
  const [isRefused, setRefused] = useState(false);
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
  const last = useRef(thrown);
  useEffect(() => {
    last.current = thrown;
  }, [thrown]);
  useEffect(
    () => () => {
      // Whoever leaves the shelf has thrown away for good.
      clearThrown(last.current).catch(() => {});
    },
    [],
  );
  const change = async (what: () => Promise<void>) => {
    try {
      await what();
      setRefused(false);
    } catch {
      setRefused(true);
    }
    await look();
  };
  return {
    games,
    thrown: thrown.length,
    isRefused,
    look,
    change,
    remove: ({ id }) =>
      change(async () => {
        await throwAway(id);
        setThrown((before) => [...before, id]);
      }),
    undo: () =>
      change(async () => {
        const id = thrown.at(-1);
        if (id === undefined) return;
        await putBack(id);
        setThrown((before) => before.filter((one) => one !== id));
      }),
  };
}
