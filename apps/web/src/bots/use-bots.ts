import { useEffect, useRef, useState } from 'react';
import { useGame } from '../game/context.ts';
import type { Session, Turns } from '../session/session.ts';
import type { Agreement } from '../session/setup.ts';
import { BotWorker } from './bot-worker.ts';
import { driveBots } from './drive.ts';
import { Thinking } from './thinking.ts';

export interface Bots {
  readonly thinking: Thinking;
  readonly failed: Error | undefined;
  retry(): void;
}

/** Thought of this long is shown, in milliseconds: what is quicker would only flicker. */
const LONG = 300;

/** Lets the bots of a table play, unless it is stopped. */
export function useBots<T extends Turns, Line, Setup extends Agreement>(
  session: Session<T, Line, Setup>,
  speed: number,
  stopped: boolean,
): Bots {
  const [failed, setFailed] = useState<Error>();
  const [tries, setTries] = useState(0);
  const [thinking] = useState(() => new Thinking());
  const pace = useRef(speed);
  const { startBots } = useGame(session.setup.game);
  useEffect(() => {
    pace.current = speed;
  }, [speed]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try starts the bots anew
  useEffect(() => {
    if (stopped) return;
    const worker = new BotWorker(startBots);
    let timer: ReturnType<typeof setTimeout>;
    const thinks = (is: boolean) => {
      clearTimeout(timer);
      if (is) timer = setTimeout(() => thinking.turn(true), LONG);
      else thinking.turn(false);
    };
    const stop = driveBots(session, worker, { speed: () => pace.current, failed: setFailed, thinks });
    return () => {
      stop();
      worker.stop();
    };
  }, [session, startBots, stopped, tries, thinking]);
  const retry = () => {
    setFailed(undefined);
    setTries((n) => n + 1);
  };
  return { thinking, failed, retry };
}
