import type { Types } from '@bastide/contract';
import { type Msg, type NatsConnection, type Subscription, TimeoutError } from '@nats-io/transport-node';
import { z } from 'zod';
import { readBusUrl } from '../bus/address.ts';
import { keepLine } from './line.ts';
import type { Question, Thinker } from './thinker.ts';

/** Of the questions of one deployment. */
const subjectOf = (url: string): string => `${readBusUrl(url).prefix}.think`;
/** Each question goes to one worker of these. */
const QUEUE = 'thinkers';
/** A worker that has not answered by then, in milliseconds, has died or has too much to do. */
export const WORKER_LIMIT = 1_500;
/** Workers that are asked, one after the other, before the server thinks itself. */
const WORKERS_ASKED = 2;

const QUESTION: z.ZodType<Question> = z.strictObject({
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
export function workersFirst(url: string, own: Thinker, limit = WORKER_LIMIT): Thinker {
  const line = keepLine(url);
  return {
    async think(question) {
      return (await askWorkers(JSON.stringify(question))) ?? own.think(question);
    },
    async close() {
      await line.close();
      await own.close();
    },
  };

  /** Undefined where none answers, or one says that it does not know. */
  async function askWorkers(question: string): Promise<Types['Action'] | undefined> {
    for (let asked = 0; asked < WORKERS_ASKED; asked++) {
      try {
        const answer = await line.current()?.request(subjectOf(url), question, { timeout: limit });
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
 * Answers questions that come over the bus, until closed: then it takes no more, and says what it has thought of. `tell` hears each
 * time that there is a line.
 */
export function thinkForOthers(
  url: string,
  thinker: Thinker,
  tell: () => void = () => {},
): { close(): Promise<void> } {
  const answering = new Set<Promise<void>>();
  let questions: Subscription | undefined;
  let isOver = false;

  const take = (up: NatsConnection) => {
    if (isOver) return;
    questions = up.subscribe(subjectOf(url), {
      queue: QUEUE,
      callback: (error, message) => {
        if (error) return;
        const answered = answer(message).finally(() => answering.delete(answered));
        answering.add(answered);
      },
    });
    void up.flush().then(tell, () => {});
  };
  const answer = async (message: Msg) => {
    const said = await thought(message).catch(() => ({}));
    try {
      message.respond(JSON.stringify(said));
    } catch {
      // The line was cut meanwhile: whoever asked asks somebody else.
    }
  };
  const thought = async (message: Msg) => ({ action: await thinker.think(QUESTION.parse(message.json())) });

  const line = keepLine(url, take);
  return {
    async close() {
      isOver = true;
      await questions?.drain().catch(() => {}); // cut, and so over
      await Promise.all(answering);
      await line.close();
      await thinker.close();
    },
  };
}
