import { useCallback, useEffect, useRef, useState } from 'react';
import { useGames } from '../game/context.ts';
import {
  emptyTrash,
  listGames,
  onOtherWindowChange,
  restoreGame,
  type StoredGame,
  trashGame,
} from '../kept/shelf.ts';

export interface Library {
  /** `coming`: it is read. `denied`: this browser keeps nothing. */
  readonly games: readonly StoredGame[] | 'coming' | 'denied';
  /** How many were thrown away since the shelf was opened, and can be put back. */
  readonly trashCount: number;
  /** The browser refused what was asked last. */
  readonly isRefused: boolean;
  /** Reads it again. */
  reload(): Promise<void>;
  /** Changes something, and reads it again. */
  change(what: () => Promise<void>): Promise<void>;
  remove(game: StoredGame): Promise<void>;
  /** Puts the game back that was thrown away last. */
  undo(): Promise<void>;
}

/** The games of this device that this page can play, as they are now, whatever other windows do. */
export function useLibrary(): Library {
  const all = useGames();
  const [games, setGames] = useState<Library['games']>('coming');
  const [thrown, setThrown] = useState<readonly string[]>([]);
  const [isRefused, setRefused] = useState(false);
  const reload = useCallback(async () => {
    try {
      setGames((await listGames()).filter(({ head }) => all.some(({ name }) => name === head.game)));
    } catch {
      setGames('denied');
    }
  }, [all]);
  useEffect(() => {
    void reload();
    return onOtherWindowChange(() => void reload());
  }, [reload]);
  const last = useRef(thrown);
  useEffect(() => {
    last.current = thrown;
  }, [thrown]);
  useEffect(
    () => () => {
      // Whoever leaves the shelf has thrown away for good.
      emptyTrash(last.current).catch(() => {});
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
    await reload();
  };
  return {
    games,
    trashCount: thrown.length,
    isRefused,
    reload,
    change,
    remove: ({ id }) =>
      change(async () => {
        await trashGame(id);
        setThrown((before) => [...before, id]);
      }),
    undo: () =>
      change(async () => {
        const id = thrown.at(-1);
        if (id === undefined) return;
        await restoreGame(id);
        setThrown((before) => before.filter((one) => one !== id));
      }),
  };
}
