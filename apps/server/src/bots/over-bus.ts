import type { Types } from '@bastide/contract';
import { z } from 'zod';
import { keepLine } from './line.ts';
import type { Question, Thinker } from './thinker.ts';

const SUBJECT = 'bastide.think';
/** Each question goes to one worker of these. */
const QUEUE = 'thinkers';
/** A worker that has not answered by then has died, or has too much to do. In milliseconds. */
const LIMIT = 3_000;

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
export function workersFirst(url: string, own: Thinker, limit = LIMIT): Thinker {
  const line = keepLine(url);
  return {
    async think(question) {
      return (await askWorker(question)) ?? own.think(question);
    },
    async close() {
      await line.close();
      await own.close();
    },
  };

  async function askWorker(question: Question): Promise<Types['Action'] | undefined> {
    try {
      const answer = await line.current()?.request(SUBJECT, JSON.stringify(question), { timeout: limit });
      return answer && ANSWER.safeParse(answer.json()).data?.action;
    } catch {
      return undefined; // nobody is there, or nobody was quick enough
    }
  }
}

/** Answers questions that come over the bus, until closed. `tell` hears each time that there is a line. */
export function thinkForOthers(
  url: string,
  thinker: Thinker,
  tell: () => void = () => {},
): { close(): Promise<void> } {
  const line = keepLine(url, (up) => {
    up.subscribe(SUBJECT, {
      queue: QUEUE,
      callback: (error, message) => {
        if (error) return;
        void answer(message.json.bind(message)).then(
          (said) => message.respond(JSON.stringify(said)),
          () => message.respond('{}'),
        );
      },
    });
    void up.flush().then(tell, () => {});
  });
  const answer = async (read: () => unknown) => ({ action: await thinker.think(QUESTION.parse(read())) });
  return {
    async close() {
      await line.close();
      await thinker.close();
    },
  };
}
