import { type DecisionFinding, gradeOf } from '@bastide/coach';
import { isSameAction } from '../explanation/bot-decision.ts';
import { tellApart } from '../explanation/WeighedMoveList.tsx';
import type { MoveDescriber } from '../game/game-ui.ts';
import { decapitalize, type Translator } from '../i18n/translator.ts';
import { itemAt } from '../must.ts';
import type { People } from '../people/people.ts';
import type { MoveSketch } from '../table/context.ts';
import type { ReviewTranslator } from './messages.ts';

type Decision = DecisionFinding<{ readonly type: string }>;

/** True if another move was better by more than a rounding. */
export const hadBetter = ({ loss, played }: Decision): boolean => played > 0 && gradeOf(loss) !== 'best';

const rowOf = ({ thoughts }: Decision, index: number) => {
  const { action, then } = itemAt(thoughts, index);
  return [action, ...then];
};

/** The move of a decision in words, and the better one if there was any: "Olena: knight instead of farmer". */
export function verdictText(
  words: Translator<string>,
  decision: Decision,
  moves: MoveDescriber,
  view: object,
  people: People,
): string {
  const t: ReviewTranslator = words;
  const name = itemAt(people.names, decision.seat);
  const own = rowOf(decision, decision.played);
  const say = (row: typeof own, from: number, isExact = false) =>
    decapitalize(moves.describe(words, row, view, people, { from, isExact }), t.language);
  if (!hadBetter(decision)) return t('join.label', { label: name, said: say(own, 0) });
  const best = rowOf(decision, 0);
  const from = sharedLength(own, best);
  const [played = '', better = ''] = tellApart([own, best], (row, isExact) => say(row, from, isExact));
  // Offers to different seats read alike.
  if (played === better) return t('join.label', { label: name, said: played });
  return t('review.instead', { name, played, best: better });
}

/** Number of first actions that two rows share, as long as both have more to tell. */
function sharedLength(one: readonly object[], other: readonly object[]): number {
  const differs = one.findIndex((action, i) => !isSameAction(action, other[i]));
  return differs < 0 || differs >= other.length ? 0 : differs;
}

/** Returns the drawings of the move made and of the best one. */
export function sketchesOf(
  t: ReviewTranslator,
  decision: Decision,
  moves: MoveDescriber,
  view: object,
): readonly MoveSketch[] {
  const { seat, played } = decision;
  const sketch = (index: number, label: string, look: MoveSketch['look']): readonly MoveSketch[] => {
    const drawing = moves.draw(rowOf(decision, index), view);
    return drawing ? [{ seat, drawing, label, look }] : [];
  };
  const own = sketch(played, t('review.played'), 'played');
  return hadBetter(decision) ? [...own, ...sketch(0, t('review.best'), 'better')] : own;
}
