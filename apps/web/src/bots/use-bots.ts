import { useEffect, useRef, useState } from 'react';
import { useGame } from '../game/context.ts';
import type { Session, Turns } from '../session/session.ts';
import type { Agreement } from '../session/setup.ts';
import { BotWorker } from './bot-worker.ts';
import { botAmong, driveBots } from './drive.ts';

export interface Bots {
  /** Longer than usual. */
  readonly thinking: boolean;
  readonly failed: Error | undefined;
  retry(): void;
}

/** Dots appear after this long, in milliseconds. */
const LONG = 1500;

/** Lets the bots of a table play, unless it is stopped. */
export function useBots<T extends Turns, Line, Setup extends Agreement>(
  session: Session<T, Line, Setup>,
  speed: number,
  stopped: boolean,
): Bots {
  const [failed, setFailed] = useState<Error>();
  const [tries, setTries] = useState(0);
  const [thinking, setThinking] = useState(false);
  const pace = useRef(speed);
  const { startBots } = useGame(session.setup.game);
  useEffect(() => {
    pace.current = speed;
  }, [speed]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try starts the bots anew
  useEffect(() => {
    if (stopped) return;
    const worker = new BotWorker(startBots);
    const stop = driveBots(session, worker, { speed: () => pace.current, failed: setFailed });
    return () => {
      stop();
      worker.stop();
    };
  }, [session, startBots, stopped, tries]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      clearTimeout(timer);
      setThinking(false);
      if (botAmong(session) !== undefined) timer = setTimeout(() => setThinking(true), LONG);
    };
    look();
    const unsubscribe = session.subscribe(look);
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [session]);
  const retry = () => {
    setFailed(undefined);
    setTries((n) => n + 1);
  };
  return { thinking, failed, retry };
}
