import type { Seat } from '@bastide/contract';
import { useEffect, useReducer } from 'react';
import { timerFor } from '../../../parts/use-is-past.ts';
import { useTwice } from '../../../parts/use-twice.ts';
import { STAND_IN } from '../../../people/seats.ts';
import { useNames } from '../names.ts';
import { useAround } from '../state.ts';
import { useWords } from '../words/index.ts';
import { keptFor, mayHandOver } from './may.ts';

interface Props {
  readonly seat: Seat;
  /** How its buttons look. */
  readonly className: 'btn' | 'link';
}

/** Gives the seat of somebody who is away or silent to a bot, when it is said twice; nothing as long as the seat is kept for them. */
export function HandOver({ seat, className }: Props) {
  const t = useWords();
  const around = useAround();
  const names = useNames();
  const { isSure, first, back, ask, leave } = useTwice();
  const [, tick] = useReducer((n: number) => n + 1, 0);
  const left = keptFor(around, seat, Date.now());
  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(tick, timerFor(left));
    return () => clearTimeout(timer);
  });
  if (left > 0 || !mayHandOver(around, around.online.me, seat, Date.now())) return null;
  if (!isSure)
    return (
      <button ref={first} type="button" className={className} onClick={ask}>
        {t('company.botFor')}
      </button>
    );
  return (
    <span className="lend-sure" role="alert">
      <span>{t('company.botForSure', { name: names.at(seat) })}</span>
      <button ref={back} type="button" className={className} onClick={leave}>
        {t('company.botForNot')}
      </button>
      <button
        type="button"
        className={className}
        onClick={() => void around.doing.run({ type: 'lend', seat, bot: STAND_IN })}
      >
        {t('company.botForDo')}
      </button>
    </span>
  );
}
