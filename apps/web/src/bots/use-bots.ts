import { useEffect, useRef, useState } from 'react';
import { useGame } from '../game/context.ts';
import type { GameSession, TableGameTypes } from '../session/session.ts';
import type { GameSetup } from '../session/setup.ts';
import { BotWorkerClient } from './bot-worker.ts';
import { runBots } from './drive.ts';
import { ThinkingFlag } from './thinking.ts';

export interface BotStatus {
  readonly thinking: ThinkingFlag;
  readonly failed: Error | undefined;
  retry(): void;
}

/** Thought of this long is shown, in milliseconds: what is quicker would only flicker. */
const SHOW_THINKING_AFTER_MS = 300;

/** Lets the bots of a table play, unless it is stopped. */
export function useBots<T extends TableGameTypes, Line, Setup extends GameSetup>(
  session: GameSession<T, Line, Setup>,
  speed: number,
  stopped: boolean,
): BotStatus {
  const [failed, setFailed] = useState<Error>();
  const [tries, setTries] = useState(0);
  const [thinking] = useState(() => new ThinkingFlag());
  const pace = useRef(speed);
  const { startBots } = useGame(session.setup.game);
  useEffect(() => {
    pace.current = speed;
  }, [speed]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try starts the bots anew
  useEffect(() => {
    if (stopped) return;
    const worker = new BotWorkerClient(startBots);
    let timer: ReturnType<typeof setTimeout>;
    const onThinking = (is: boolean) => {
      clearTimeout(timer);
      if (is) timer = setTimeout(() => thinking.set(true), SHOW_THINKING_AFTER_MS);
      else thinking.set(false);
    };
    const stop = runBots(session, worker, { speed: () => pace.current, onError: setFailed, onThinking });
    return () => {
      stop();
      worker.terminate();
    };
  }, [session, startBots, stopped, tries, thinking]);
  const retry = () => {
    setFailed(undefined);
    setTries((n) => n + 1);
  };
  return { thinking, failed, retry };
}
