import './why.css';
import type { Thought } from '@bastide/bots';
import { type ReactNode, useId } from 'react';
import type { MoveDescriber } from '../game/game-ui.ts';
import { useTranslator } from '../i18n/context.ts';
import type { People } from '../people/people.ts';
import { formatChance, formatLead } from './figures.ts';
import { termTexts } from './terms.ts';

interface Props {
  /** Best first. */
  readonly thoughts: readonly Thought<{ readonly type: string }>[];
  readonly moves: MoveDescriber;
  /** What the seat saw when it weighed them. */
  readonly view: object;
  readonly people: People;
  /** The one that was played, among them. */
  readonly played?: number;
  /** Below a move, what may be done with it; `told`: the id of its words. */
  below?(actions: readonly { readonly type: string }[], told: string): ReactNode;
}

/** Moves that were weighed: the chance to win by each, the lead that is expected, and what decided. */
export function WeighedMoveList({ thoughts, moves, view, people, played, below }: Props) {
  const t = useTranslator<string>();
  const { Picture } = moves;
  const id = useId();
  return (
    <ol className="thoughts">
      {thoughts.map((thought, i) => {
        const { action, then, chance, margin } = thought;
        const actions = [action, ...then];
        const terms = termTexts(t, thought, moves);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a move may be weighed with several ends
          <li key={i} className={i === played ? 'on' : undefined}>
            <p className="move">
              {Picture && <Picture actions={actions} view={view} />}
              <span id={`${id}${i}`}>
                {moves.describe(t, actions, view, people)}
                {i === played && <small> {t('thoughts.played')}</small>}
              </span>
            </p>
            <p className="worth num">
              <b>
                <span className="sr">{t('thoughts.chance')} </span>
                {formatChance(t.language, chance)}
              </b>
              {margin !== undefined && (
                <small>
                  <span className="sr">{t('thoughts.lead')} </span>
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
