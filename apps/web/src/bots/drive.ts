import type { Seat } from '@bastide/contract';
import type { BotName } from '../people/seats.ts';
import type { Session, Turns } from '../session/session.ts';
import type { Agreement } from '../session/setup.ts';
import type { BotWorker } from './bot-worker.ts';
import type { Question } from './protocol.ts';

/** What a person has just built can be taken back for so long before a bot goes on, in milliseconds. */
const GRACE = 1500;

/** What is said out of turn comes after so long at least, in milliseconds: haste would tell what somebody holds. */
const HUSH = 60;

export interface BotHooks {
  /** Motion takes this many times its usual time. */
  speed(): number;
  failed(error: Error): void;
  /** Whether a bot is thinking. */
  thinks(is: boolean): void;
}

/**
 * Lets bots act whenever the game waits for one, until stopped; where it waits for several, one after the other, while
 * people decide in their own time. A bot gets the view of its seat, never the state.
 */
export function driveBots<T extends Turns, Line, Setup extends Agreement>(
  session: Session<T, Line, Setup>,
  worker: BotWorker,
  hooks: BotHooks,
): () => void {
  let stopped = false;
  let asked: unknown;

  const look = async () => {
    const moment = session.moment();
    // Whoever acted meanwhile, or took something back, made it another question.
    if (asked !== moment) drop();
    const seat = botAmong(session);
    if (stopped || seat === undefined || asked === moment) return;
    asked = moment;
    const bot = session.setup.seats[seat]!.player;
    if (bot === 'person') return;
    try {
      const [action] = await Promise.all([
        think(questionTo(session, bot, seat)),
        wait(Math.max(pauseOf(session, seat, hooks.speed()), mayThinkAgain(session) ? GRACE : 0)),
      ]);
      if (stopped || session.moment() !== moment) return;
      const answer = await session.act(seat, [action]);
      if (!answer.ok) throw new Error(answer.because);
    } catch (error) {
      asked = undefined;
      if (!stopped) hooks.failed(error instanceof Error ? error : new Error(String(error)));
    }
  };

  const drop = () => {
    worker.drop();
    hooks.thinks(false);
  };
  const think = async (question: Omit<Question, 'id'>) => {
    hooks.thinks(true);
    return worker.ask<T['Action']>(question).finally(() => hooks.thinks(false));
  };

  const unsubscribe = session.subscribe(look);
  void look();
  return () => {
    stopped = true;
    hooks.thinks(false);
    unsubscribe();
  };
}

/** What a bot is asked: it gets the view of its seat, never the state. */
export const questionTo = <T extends Turns, Line, Setup extends Agreement>(
  session: Session<T, Line, Setup>,
  bot: BotName,
  seat: Seat,
): Omit<Question, 'id'> => ({
  bot,
  seat,
  view: session.moment(seat).view,
  seed: crypto.getRandomValues(new Uint32Array(1))[0]!,
});

/** How long a moment is shown before that seat acts without a press, in milliseconds; the same whatever it holds. */
export function pauseOf<T extends Turns, Line, Setup extends Agreement>(
  session: Session<T, Line, Setup>,
  seat: Seat,
  speed: number,
): number {
  const moment = session.moment();
  const { pause, turnOf } = session.kit;
  return Math.max(pause(moment) * speed, seat === turnOf(moment.view) ? 0 : HUSH);
}

/** The first bot for which the game waits. */
export function botAmong<T extends Turns, Line, Setup extends Agreement>({
  bots,
  moment,
}: Session<T, Line, Setup>): Seat | undefined {
  return moment().actors.find((actor): actor is Seat => actor !== 'chance' && bots.includes(actor));
}

function mayThinkAgain<T extends Turns, Line, Setup extends Agreement>(
  session: Session<T, Line, Setup>,
): boolean {
  return session.people.some((seat) => session.canUndo(seat));
}

export const wait = (milliseconds: number) =>
  milliseconds > 0 ? new Promise((resolve) => setTimeout(resolve, milliseconds)) : Promise.resolve();
