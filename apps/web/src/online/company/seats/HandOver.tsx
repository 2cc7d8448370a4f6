import type { Seat } from '@bastide/contract';
import { useEffect, useReducer } from 'react';
import { timerFor } from '../../../parts/use-is-past.ts';
import { useConfirmation } from '../../../parts/use-twice.ts';
import { FALLBACK_BOT } from '../../../people/seats.ts';
import { usePersonNames } from '../names.ts';
import { useOverlay } from '../state.ts';
import { useWords } from '../words/index.ts';
import { mayHandOver, reservedFor } from './may.ts';

interface Props {
  readonly seat: Seat;
  /** How its buttons look. */
  readonly className: 'btn' | 'link';
}

/** Gives the seat of somebody who is away or silent to a bot, when it is said twice; nothing as long as the seat is kept for them. */
export function HandOverButton({ seat, className }: Props) {
  const t = useWords();
  const around = useOverlay();
  const names = usePersonNames();
  const { isConfirming, first, back, ask, cancel } = useConfirmation();
  const [, tick] = useReducer((n: number) => n + 1, 0);
  const left = reservedFor(around, seat, Date.now());
  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(tick, timerFor(left));
    return () => clearTimeout(timer);
  });
  if (left > 0 || !mayHandOver(around, around.online.me, seat, Date.now())) return null;
  if (!isConfirming)
    return (
      <button ref={first} type="button" className={className} onClick={ask}>
        {t('company.botFor')}
      </button>
    );
  return (
    <span className="lend-sure" role="alert">
      <span>{t('company.botForSure', { name: names.at(seat) })}</span>
      <button ref={back} type="button" className={className} onClick={cancel}>
        {t('company.botForNot')}
      </button>
      <button
        type="button"
        className={className}
        onClick={() => void around.commands.run({ type: 'lend', seat, bot: FALLBACK_BOT })}
      >
        {t('company.botForDo')}
      </button>
    </span>
  );
}
