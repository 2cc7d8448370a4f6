import { verbFormOf } from '../../../people/form.ts';
import type { PromptText } from '../../../table/Say.tsx';
import type { CatanTable } from '../context.ts';
import { say } from '../text/sentence.ts';
import { nameFor } from '../text/who.ts';
import type { Words } from '../words/index.ts';

/** Who won, with how many points, and how far ahead; who gave up may have more, and then nothing is said of that. */
export function winnerSentence(
  t: Words,
  { moment, people, lines }: Pick<CatanTable, 'moment' | 'people' | 'lines'>,
): PromptText {
  const { outcome } = moment;
  const winner = outcome?.winners[0];
  if (!outcome || winner === undefined) return say(t('turn.over'));
  const points = outcome.points[winner]!;
  const next = Math.max(...outcome.points.filter((_, seat) => seat !== winner));
  const behind = outcome.points.flatMap((n, seat) => (n === next && seat !== winner ? [seat] : []));
  const ended = lines.at(-1);
  const rules = ended?.kind === 'ended' && ended.rule ? [ended.rule] : [];
  const isShort = Math.max(...outcome.points) < moment.view.options.victoryTarget;
  const still = isShort ? [t('catan.final.standstill')] : [];
  if (outcome.winners.length > 1) {
    const names = t.list(outcome.winners.map((seat) => people.names[seat]!));
    return say(t('catan.final.shared', { names, n: points }), still, rules);
  }
  const you = people.isNameless(winner) ? 'yes' : 'no';
  const margin = t('catan.final.margin', {
    n: points - next,
    who: verbFormOf(t, behind, people.names),
    names: t.list(behind.map((seat) => nameFor(t, people, seat, undefined))),
  });
  return say(
    t('catan.final.wins', { you, name: people.names[winner]!, n: points }),
    points > next ? [...still, margin] : still,
    rules,
  );
}
