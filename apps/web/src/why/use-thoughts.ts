import type { Thought } from '@bastide/bots';
import type { Seat } from '@bastide/contract';
import { useEffect, useState } from 'react';
import { BotWorkerClient } from '../bots/bot-worker.ts';
import { useTableBase } from '../table/context.ts';
import type { BotDecision } from './decision.ts';

export interface BotThoughts {
  /** Best first. */
  readonly thoughts: readonly Thought<{ readonly type: string }>[];
  /** What the seat saw. */
  readonly view: object;
}

/** What a bot weighed at that decision: it is asked in a worker, which ends with the question. Undefined: nothing was decided. */
export function useBotThoughts(
  seat: Seat,
  decision: BotDecision | undefined,
): BotThoughts | 'thinking' | 'failed' | undefined {
  const { game, session } = useTableBase();
  const [asked, setAsked] = useState<BotThoughts | 'thinking' | 'failed'>('thinking');
  const bot = session.setup.seats[seat]!.player;
  const before = decision?.before;
  useEffect(() => {
    if (before === undefined || bot === 'person') return;
    const worker = new BotWorkerClient(game.startBots);
    let isAsked = false;
    const ask = () => {
      // Of a game that lies elsewhere the view has to come first.
      const view = isAsked ? undefined : session.viewAt(before, seat);
      if (!view) return;
      isAsked = true;
      worker
        .ask<BotThoughts['thoughts']>({ bot, seat, view, seed: 0, wantsExplanation: true })
        .then((thoughts) => setAsked({ thoughts, view }))
        .catch(() => setAsked('failed'));
    };
    ask();
    const unsubscribe = session.subscribe(ask);
    return () => {
      unsubscribe();
      worker.terminate();
    };
  }, [game, session, seat, bot, before]);
  return decision && asked;
}
