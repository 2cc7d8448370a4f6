import { useEffect, useRef, useState } from 'react';
import { useGame } from '../game/context.ts';
import type { GameSession, GameSetup, TableGameTypes } from '../session/session.ts';
import { BotWorkerClient } from './bot-worker-client.ts';
import { runBots } from './run-bots.ts';

/**
 * True once a bot has been thinking for a while. Only the component that shows it subscribes, so the table does not
 * re-render.
 */
class ThinkingFlag {
  #isOn = false;
  readonly #listeners = new Set<() => void>();

  readonly isOn = (): boolean => this.#isOn;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  set(isOn: boolean): void {
    if (isOn === this.#isOn) return;
    this.#isOn = isOn;
    for (const listener of this.#listeners) listener();
  }
}

export interface BotStatus {
  readonly thinking: ThinkingFlag;
  readonly failed: Error | undefined;
  retry(): void;
}

/** Milliseconds before thinking is shown: shorter thinking would only flicker. */
const SHOW_THINKING_AFTER_MS = 300;

/** Lets the bots of a table play, unless the table is stopped. */
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
