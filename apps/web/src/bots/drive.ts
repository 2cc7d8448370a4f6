import { carcassonne } from '@bastide/carcassonne';
import type { Session } from '../session/session.ts';
import type { BotWorker } from './bot-worker.ts';

/** A move is shown at least this long after the one before it, in milliseconds at usual speed. */
const PACE = { place: 620, deploy: 260 } as const;

export interface BotHooks {
  /** Motion takes this many times its usual time. */
  speed(): number;
  failed(error: Error): void;
}

/**
 * Lets bots move whenever it is their turn, until stopped. A bot gets the view of its seat, never the state.
 */
export function driveBots(session: Session, worker: BotWorker, hooks: BotHooks): () => void {
  let stopped = false;
  let asked = -1;

  const look = async () => {
    const { actor, count, state, view } = session.moment();
    if (stopped || typeof actor !== 'number' || asked === count) return;
    const bot = session.setup.seats[actor]!.player;
    if (bot === 'person') return;
    asked = count;
    const seed = crypto.getRandomValues(new Uint32Array(1))[0]!;
    const pace = PACE[view.phase === 'deploy' ? 'deploy' : 'place'] * hooks.speed();
    try {
      const [action] = await Promise.all([
        worker.ask({ bot, seat: actor, view: carcassonne.view(state, actor), seed }),
        wait(pace),
      ]);
      if (!stopped && session.moment().count === count) session.act([action]);
    } catch (error) {
      asked = -1;
      if (!stopped) hooks.failed(error instanceof Error ? error : new Error(String(error)));
    }
  };

  const unsubscribe = session.subscribe(look);
  void look();
  return () => {
    stopped = true;
    unsubscribe();
  };
}

const wait = (milliseconds: number) =>
  milliseconds > 0 ? new Promise((resolve) => setTimeout(resolve, milliseconds)) : Promise.resolve();
