import type { Types } from '@bastide/contract';
import { type Msg, type NatsConnection, type Subscription, TimeoutError } from '@nats-io/transport-node';
import { z } from 'zod';
import { readBusUrl } from '../bus/address.ts';
import type { BotRunner, DecisionRequest } from './bot-runner.ts';
import { keepConnected } from './nats-link.ts';

/** Of the questions of one deployment. */
const subjectOf = (url: string): string => `${readBusUrl(url).prefix}.think`;
/** Each question goes to one worker of these. */
const QUEUE = 'thinkers';
/** A worker that has not answered by then, in milliseconds, has died or has too much to do. */
export const WORKER_TIMEOUT_MS = 1_500;
/** Workers that are asked, one after the other, before the server thinks itself. */
const MAX_WORKERS_TRIED = 2;

const QUESTION: z.ZodType<DecisionRequest> = z.strictObject({
  game: z.string().max(40),
  rules: z.string().max(40),
  bot: z.string().max(40),
  seat: z.int().min(0),
  view: z.unknown(),
  seed: z.int().min(0),
});
const ANSWER = z.strictObject({ action: z.looseObject({ type: z.string() }) });

/**
 * Asks workers on the bus, and thinks itself where none answers: a worker that dies costs a little time. What comes of it is checked
 * by the rules, as that of anybody.
 */
export function remoteBotRunner(url: string, fallback: BotRunner, limit = WORKER_TIMEOUT_MS): BotRunner {
  const link = keepConnected(url);
  return {
    async decide(question) {
      return (await askWorkers(JSON.stringify(question))) ?? fallback.decide(question);
    },
    async close() {
      await link.close();
      await fallback.close();
    },
  };

  /** Undefined where none answers, or one says that it does not know. */
  async function askWorkers(question: string): Promise<Types['Action'] | undefined> {
    for (let asked = 0; asked < MAX_WORKERS_TRIED; asked++) {
      try {
        const answer = await link.current()?.request(subjectOf(url), question, { timeout: limit });
        return answer && ANSWER.safeParse(answer.json()).data?.action;
      } catch (error) {
        // The bus knows at once that nobody is there, and that a line was cut; not that somebody died over a thought.
        if (!(error instanceof TimeoutError)) return undefined;
      }
    }
    return undefined;
  }
}

/**
 * Answers questions that come over the bus, until closed: then it takes no more, and says what it has thought of. `onConnected` hears each
 * time that there is a line.
 */
export function serveBotDecisions(
  url: string,
  botRunner: BotRunner,
  onConnected: () => void = () => {},
): { close(): Promise<void> } {
  const pending = new Set<Promise<void>>();
  let subscription: Subscription | undefined;
  let isClosed = false;

  const subscribe = (connection: NatsConnection) => {
    if (isClosed) return;
    subscription = connection.subscribe(subjectOf(url), {
      queue: QUEUE,
      callback: (error, message) => {
        if (error) return;
        const answered = answer(message).finally(() => pending.delete(answered));
        pending.add(answered);
      },
    });
    void connection.flush().then(onConnected, () => {});
  };
  const answer = async (message: Msg) => {
    const response = await decide(message).catch(() => ({}));
    try {
      message.respond(JSON.stringify(response));
    } catch {
      // The line was cut meanwhile: whoever asked asks somebody else.
    }
  };
  const decide = async (message: Msg) => ({ action: await botRunner.decide(QUESTION.parse(message.json())) });

  const link = keepConnected(url, subscribe);
  return {
    async close() {
      isClosed = true;
      await subscription?.drain().catch(() => {}); // cut, and so over
      await Promise.all(pending);
      await link.close();
      await botRunner.close();
    },
  };
}
