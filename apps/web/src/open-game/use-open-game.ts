import { startTransition, useCallback, useEffect, useReducer, useState } from 'react';
import { useGames } from '../game/context.ts';
import {
  close,
  isOpenGame,
  type OpenGame,
  type OpenGameError,
  openGameOf,
  openStoredGame,
  retrySave,
} from './open-games.ts';

interface FailedLookup {
  readonly id: string;
  readonly why: OpenGameError;
}

interface OpenGameState {
  readonly game?: OpenGame;
  /** Reason why it cannot be shown. While the game loads there is neither. */
  readonly error?: OpenGameError;
  /** Reads it from the library again. */
  retry(): void;
}

/** The game of that id, opened in this window. */
export function useOpenGame(id: string | undefined): OpenGameState {
  const games = useGames();
  const [failure, setFailure] = useState<FailedLookup>();
  const [round, look] = useReducer((n: number) => n + 1, 0);
  const game = id === undefined ? undefined : openGameOf(id);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round reads it again
  useEffect(() => {
    if (id === undefined) return;
    let gone = false;
    const show = (found: OpenGame | OpenGameError) => {
      if (gone) {
        // The screen has been left.
        if (isOpenGame(found) && openGameOf(id) === found) close(found);
      } else if (isOpenGame(found)) startTransition(look);
      else setFailure({ id, why: found });
    };
    const seated = openGameOf(id);
    if (seated) void retrySave(seated);
    else void openStoredGame(games, id).then(show);
    return () => {
      gone = true;
    };
  }, [games, id, round]);
  const leave = useCallback(() => {
    const left = id === undefined ? undefined : openGameOf(id);
    if (left) close(left);
  }, [id]);
  useEffect(() => leave, [leave]);
  const retry = useCallback(() => {
    leave();
    setFailure(undefined);
    look();
  }, [leave]);
  if (game) return { game, retry };
  return failure && failure.id === id ? { error: failure.why, retry } : { retry };
}
