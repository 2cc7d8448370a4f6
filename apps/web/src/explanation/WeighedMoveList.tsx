import './explanation.css';
import type { MoveEvaluation } from '@bastide/bots';
import type { Seat } from '@bastide/contract';
import { type ReactNode, useId } from 'react';
import type { MoveDescriber } from '../game/game-ui.ts';
import { useTranslator } from '../i18n/context.ts';
import { capitalize, type Translator } from '../i18n/translator.ts';
import { itemAt } from '../must.ts';
import type { People } from '../people/people.ts';
import type { MoveSketch } from '../table/context.ts';
import { formatChance, formatLead, formatShift } from './number-format.ts';

/** Number of terms that are shown of a move. */
const MAX_TERMS = 3;

/** Smaller shares of the largest term are left out: they decided nothing. */
const MIN_SHARE = 0.15;

/** Returns the terms that decided for or against a move, the largest first: "Cities +4.2". */
export function termTexts(
  t: Translator<string>,
  { margin, terms }: Pick<MoveEvaluation<unknown>, 'margin' | 'terms'>,
  moves: Pick<MoveDescriber, 'termName'>,
): readonly string[] {
  const say = margin === undefined ? formatShift : formatLead;
  const sorted = terms.toSorted((one, other) => Math.abs(other.value) - Math.abs(one.value));
  const least = MIN_SHARE * Math.abs(sorted[0]?.value ?? 0);
  return sorted.slice(0, MAX_TERMS).flatMap(({ name, value }) => {
    const said = say(t.language, value);
    const called = moves.termName(t, name);
    // A term that rounds to nothing has no sign.
    const isSlight = Math.abs(value) < least || !/[+−]/.test(said);
    return called === undefined || isSlight ? [] : [t('weighedMoves.term', { term: called, value: said })];
  });
}

/** Returns drawings of weighed moves, numbered as in the list; `played`: index of the move that was played. */
export const numberedSketches = (
  moves: MoveDescriber | undefined,
  thoughts: Props['thoughts'],
  seat: Seat,
  view: object,
  played?: number,
): readonly MoveSketch[] =>
  thoughts.flatMap(({ action, then }, i) => {
    const drawing = moves?.draw([action, ...then], view);
    const look = i === played ? 'played' : i === 0 ? 'better' : 'option';
    return drawing ? [{ seat, drawing, label: String(i + 1), look }] : [];
  });

/**
 * Returns the words of each move of a list. `say` describes one, exactly if asked: those that would read the same
 * as another are told by their exact places.
 */
export function tellApart<Move>(
  list: readonly Move[],
  say: (move: Move, isExact: boolean) => string,
): readonly string[] {
  const said = list.map((move) => say(move, false));
  return list.map((move, i) => {
    const words = itemAt(said, i);
    return said.indexOf(words) === said.lastIndexOf(words) ? words : say(move, true);
  });
}

interface Props {
  /** Best first. */
  readonly thoughts: readonly MoveEvaluation<{ readonly type: string }>[];
  readonly moves: MoveDescriber;
  /** The view that the seat had when it weighed them. */
  readonly view: object;
  readonly people: People;
  /** Index of the move that was played. */
  readonly played?: number;
  /** True if the board shows the moves with their numbers. */
  readonly isNumbered?: boolean;
  /** True if they are moves of the reader. */
  readonly isReaders?: boolean;
  /** Content below a move; `told` is the id of the element that describes the move. */
  below?(actions: readonly { readonly type: string }[], told: string): ReactNode;
}

/** Lists weighed moves: the chance to win with each, the expected lead, and the terms that decided. */
export function WeighedMoveList({
  thoughts,
  moves,
  view,
  people,
  played,
  isNumbered = false,
  isReaders = false,
  below,
}: Props) {
  const t = useTranslator<string>();
  const { Picture } = moves;
  const id = useId();
  const said = tellApart(thoughts, ({ action, then }, isExact) =>
    moves.describe(t, [action, ...then], view, people, { isReaders, isExact }),
  );
  return (
    <ol className="weighed-moves">
      {thoughts.map((thought, i) => {
        const { action, then, chance, margin } = thought;
        const actions = [action, ...then];
        const terms = termTexts(t, thought, moves);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a move may be weighed with several ends
          <li key={i} className={i === played ? 'on' : undefined}>
            <p className="move">
              {isNumbered && <b className="move-number">{i + 1}</b>}
              {Picture && <Picture actions={actions} view={view} />}
              <span id={`${id}${i}`}>
                {capitalize(itemAt(said, i), t.language)}
                {i === played && <small> {t('weighedMoves.played')}</small>}
              </span>
            </p>
            <p className="worth num">
              <b>
                <span className="sr">{t('weighedMoves.chance')} </span>
                {formatChance(t.language, chance)}
              </b>
              {margin !== undefined && (
                <small>
                  <span className="sr">{t('weighedMoves.lead')} </span>
                  {formatLead(t.language, margin)}
                </small>
              )}
            </p>
            {terms.length > 0 && <p className="reasons small num">{t.parts(terms)}</p>}
            {below?.(actions, `${id}${i}`)}
          </li>
        );
      })}
    </ol>
  );
}
