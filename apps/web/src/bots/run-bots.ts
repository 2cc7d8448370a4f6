import type { Seat } from '@bastide/contract';
import { itemAt } from '../must.ts';
import type { BotName } from '../people/seats.ts';
import type { GameSession, GameSetup, TableGameTypes } from '../session/session.ts';
import type { BotQuestion, BotWorkerClient } from './bot-worker-client.ts';

/** Time in milliseconds before a bot acts, in which a person can still undo what they just built. */
const UNDO_GRACE_MS = 1500;

/** Least time in milliseconds before a bot acts out of turn: an instant answer would show which cards it holds. */
const OUT_OF_TURN_DELAY_MS = 60;

export interface BotHooks {
  /** Factor on the usual duration of motion. */
  speed(): number;
  onError(error: Error): void;
  /** Called when a bot starts or stops thinking. */
  onThinking(is: boolean): void;
}

/**
 * Lets bots act whenever the game waits for one, until stopped. Where it waits for several, they act one after the
 * other, while people decide in their own time. A bot gets the view of its seat, never the state.
 */
export function runBots<T extends TableGameTypes, Line, Setup extends GameSetup>(
  session: GameSession<T, Line, Setup>,
  worker: BotWorkerClient,
  hooks: BotHooks,
): () => void {
  let stopped = false;
  let asked: unknown;

  const look = async () => {
    const moment = session.moment();
    // After an action or an undo in the meantime, the answer belongs to an old question.
    if (asked !== moment) drop();
    const seat = nextBot(session);
    if (stopped || seat === undefined || asked === moment) return;
    asked = moment;
    const bot = itemAt(session.setup.seats, seat).player;
    if (bot === 'person') return;
    try {
      const [action] = await Promise.all([
        think(botQuestion(session, bot, seat)),
        delay(Math.max(pauseBefore(session, seat, hooks.speed()), canRethink(session) ? UNDO_GRACE_MS : 0)),
      ]);
      if (stopped || session.moment() !== moment) return;
      const answer = await session.act(seat, [action]);
      if (!answer.ok) throw new Error(answer.because);
    } catch (error) {
      asked = undefined;
      if (!stopped) hooks.onError(error instanceof Error ? error : new Error(String(error)));
    }
  };

  const drop = () => {
    worker.cancel();
    hooks.onThinking(false);
  };
  const think = async (question: Omit<BotQuestion, 'id'>) => {
    hooks.onThinking(true);
    return worker.ask<T['Action']>(question).finally(() => hooks.onThinking(false));
  };

  const unsubscribe = session.subscribe(look);
  void look();
  return () => {
    stopped = true;
    hooks.onThinking(false);
    unsubscribe();
  };
}

/** Returns a question to a bot, with the view of its seat and never the state. */
export const botQuestion = <T extends TableGameTypes, Line, Setup extends GameSetup>(
  session: GameSession<T, Line, Setup>,
  bot: BotName,
  seat: Seat,
): Omit<BotQuestion, 'id'> => ({
  bot,
  seat,
  view: session.moment(seat).view,
  seed: itemAt(crypto.getRandomValues(new Uint32Array(1)), 0),
});

/**
 * Returns the milliseconds that a moment stays on screen before that seat acts by itself. They do not depend on the
 * seat's cards.
 */
export function pauseBefore<T extends TableGameTypes, Line, Setup extends GameSetup>(
  session: GameSession<T, Line, Setup>,
  seat: Seat,
  speed: number,
): number {
  const moment = session.moment();
  const { botPause, turnOf } = session.adapter;
  return Math.max(botPause(moment) * speed, seat === turnOf(moment.view) ? 0 : OUT_OF_TURN_DELAY_MS);
}

/** Returns the first bot for which the game waits. */
export function nextBot<T extends TableGameTypes, Line, Setup extends GameSetup>({
  bots,
  moment,
}: GameSession<T, Line, Setup>): Seat | undefined {
  return moment().actors.find((actor): actor is Seat => actor !== 'chance' && bots.includes(actor));
}

function canRethink<T extends TableGameTypes, Line, Setup extends GameSetup>(
  session: GameSession<T, Line, Setup>,
): boolean {
  return session.people.some((seat) => session.canUndo(seat));
}

export const delay = (milliseconds: number) =>
  milliseconds > 0 ? new Promise((resolve) => setTimeout(resolve, milliseconds)) : Promise.resolve();
