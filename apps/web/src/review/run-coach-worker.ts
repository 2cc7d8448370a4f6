/// <reference lib="webworker" />
import { loadBot } from '@bastide/bots';
import { analystOf, defaultJudgeOf, type Effort, Study, tasksFor } from '@bastide/coach';
import { type Game, Sfc32, type Types } from '@bastide/contract';
import type { CoachReply, CoachRequest } from './protocol.ts';

/** Time limit for a hint, in milliseconds. */
const HINT_TIME_MS = 1500;

/** Reviews games in a worker, so that the page never waits. Call it in the worker; it ends when it is terminated. */
export function runCoachWorker<T extends Types>(game: Game<T>): void {
  const answer = (one: CoachReply) => self.postMessage(one);
  self.addEventListener('message', async ({ data }: MessageEvent<CoachRequest>) => {
    try {
      const judge = defaultJudgeOf(game.name);
      const analyst = analystOf(game, await loadBot(game.name, judge.bot));
      if (data.kind === 'hint') {
        const random = new Sfc32(0);
        const known = game.determinize(data.view as T['View'], random);
        const effort: Effort = { ...judge.efforts.at(-1), time: HINT_TIME_MS };
        answer({ kind: 'hint', thoughts: analyst.consider(known, data.seat, random, effort) });
        return;
      }
      const { options, acts, done } = data;
      const study = new Study(game, analyst, options, acts as never);
      const tasks = tasksFor(acts, judge.efforts);
      for (const [i, task] of tasks.entries())
        if (i >= done) answer({ kind: 'found', findings: study.do(task), done: i + 1, total: tasks.length });
    } catch (error) {
      answer({ kind: 'failed', because: error instanceof Error ? error.message : String(error) });
    }
  });
}
