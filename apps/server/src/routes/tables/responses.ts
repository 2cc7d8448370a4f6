import { problem } from '../../http/problem.ts';
import type { CommandOutcome } from '../../live/live-table.ts';

/** Returns the result of a command. Throws a problem if it was refused. */
export function toHttp(answer: CommandOutcome): { readonly version: number } {
  if (answer.ok) return { version: answer.version };
  if (answer.code === 'contended') throw problem('unavailable', { headers: { 'retry-after': '1' } });
  if (answer.code === 'no-table') throw problem('not-found');
  if (answer.code !== 'rule') throw problem(answer.code);
  const { rule, because, facts } = answer;
  throw problem('refused', {
    ...(rule !== undefined && { rule }),
    ...(because !== undefined && { because }),
    ...(facts && { facts }),
  });
}
