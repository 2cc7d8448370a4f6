import { type Action, type CardCounts, catan } from '@bastide/catan';
import { useEffect, useRef, useState } from 'react';
import { BotWorkerClient } from '../../../bots/bot-worker-client.ts';
import { botQuestion, delay, pauseBefore } from '../../../bots/run-bots.ts';
import { useGame } from '../../../game/context.ts';
import { itemAt } from '../../../must.ts';
import { refusalForView } from '../../../session/state-for-view.ts';
import { useSettings } from '../../../settings/context.ts';
import type { CatanSession } from '../session.ts';

/** "What would you want for it?" The question stays in the page; terms that come of it are proposals in the record. */
export interface BotPrice {
  /** Bots that have not answered it yet. */
  readonly thinking: readonly number[];
  /** Bots that keep their cards. */
  readonly keeping: readonly number[];
  /** Asks these bots, one after the other, for these cards. */
  ask(seats: readonly number[], wanted: CardCounts): void;
  forget(): void;
}

const UNASKED = { turn: -1, thinking: [] as readonly number[], keeping: [] as readonly number[] };

export function useBotPrice(
  session: CatanSession,
  turn: number,
  me: number | undefined,
  propose: (seat: number, terms: Action) => void,
): BotPrice {
  const { speed } = useSettings().settings;
  const { startBots } = useGame(session.setup.game);
  const [kept, setKept] = useState(UNASKED);
  const worker = useRef<BotWorkerClient>(undefined);
  const stop = () => {
    worker.current?.terminate();
    worker.current = undefined;
  };
  const forget = () => {
    stop();
    setKept(UNASKED);
  };
  // A question belongs to one turn, and to whoever asked it: a window that rests asks nothing more.
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  useEffect(() => forget, [session, turn, me]);

  const askAll = async (seats: readonly number[], wanted: CardCounts) => {
    stop();
    const asked = new BotWorkerClient(startBots);
    worker.current = asked;
    setKept({ turn, thinking: seats, keeping: [] });
    for (const seat of seats) {
      // A bot that cannot think keeps its cards: the table itself tells of it when it is to play.
      const terms = await priceOf(asked, session, seat, wanted, speed).catch(() => undefined);
      if (worker.current !== asked) return;
      if (terms) propose(seat, terms);
      setKept(({ thinking, keeping }) => ({
        turn,
        thinking: thinking.filter((one) => one !== seat),
        keeping: terms ? keeping : [...keeping, seat],
      }));
    }
    stop();
  };

  const { thinking, keeping } = kept.turn === turn ? kept : UNASKED;
  return {
    thinking,
    keeping,
    ask: (seats, wanted) => void askAll(seats, wanted),
    forget,
  };
}

/** The terms for which a bot gives the cards, after the pause that it thinks at the table; undefined: it keeps them. */
async function priceOf(
  asked: BotWorkerClient,
  session: CatanSession,
  seat: number,
  wanted: CardCounts,
  speed: number,
): Promise<Action | undefined> {
  const bot = itemAt(session.setup.seats, seat).player;
  if (bot === 'person') return undefined;
  const [terms] = await Promise.all([
    asked.ask<Action | undefined>({ ...botQuestion(session, bot, seat), extra: wanted }),
    delay(pauseBefore(session, seat, speed)),
  ]);
  // A move made meanwhile may stand against it.
  return terms && !refusalForView(catan, session.moment(seat).view, seat, terms) ? terms : undefined;
}
