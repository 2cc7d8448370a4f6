import { useEffect, useRef, useState } from 'react';
import { BotWorker } from '../bots/bot-worker.ts';
import { driveBots } from '../bots/drive.ts';
import type { Session } from '../session/session.ts';

export interface Bots {
  /** Longer than usual. */
  readonly thinking: boolean;
  readonly failed: Error | undefined;
  retry(): void;
}

/** Dots appear after this long, in milliseconds. */
const LONG = 1500;

/** Lets the bots of a table play, unless it is stopped. */
export function useBots(session: Session, speed: number, stopped: boolean): Bots {
  const [failed, setFailed] = useState<Error>();
  const [tries, setTries] = useState(0);
  const [thinking, setThinking] = useState(false);
  const pace = useRef(speed);
  useEffect(() => {
    pace.current = speed;
  }, [speed]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try starts the bots anew
  useEffect(() => {
    if (stopped) return;
    const worker = new BotWorker();
    const stop = driveBots(session, worker, { speed: () => pace.current, failed: setFailed });
    return () => {
      stop();
      worker.stop();
    };
  }, [session, stopped, tries]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      clearTimeout(timer);
      setThinking(false);
      const { actor } = session.moment();
      if (typeof actor === 'number' && session.setup.seats[actor]!.player !== 'person')
        timer = setTimeout(() => setThinking(true), LONG);
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
