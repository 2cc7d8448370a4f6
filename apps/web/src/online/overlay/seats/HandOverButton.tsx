import type { Seat } from '@bastide/contract';
import type { PersonId } from '@bastide/protocol';
import { useEffect, useReducer } from 'react';
import { FALLBACK_BOT } from '../../../people/seats.ts';
import { useConfirmation } from '../../../ui/use-confirmation.ts';
import { timerFor } from '../../../ui/use-is-past.ts';
import type { OnlineMoment } from '../../table-connection.ts';
import { type IdleMoment, isDeputy } from '../idle.ts';
import { useOverlay, usePersonNames } from '../state.ts';
import { useWords } from '../words/index.ts';

interface Props {
  readonly seat: Seat;
  /** The look of its buttons. */
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
        {t('overlay.botFor')}
      </button>
    );
  return (
    <span className="delegate-confirm" role="alert">
      <span>{t('overlay.botForSure', { name: names.at(seat) })}</span>
      <button ref={back} type="button" className={className} onClick={cancel}>
        {t('overlay.botForNot')}
      </button>
      <button
        type="button"
        className={className}
        onClick={() => void around.commands.run({ type: 'lend', seat, bot: FALLBACK_BOT })}
      >
        {t('overlay.botForDo')}
      </button>
    </span>
  );
}

/**
 * Tells whether this person may give the seat of somebody who is away or silent to a bot: the host, or the person who has sat there longest, where
 * people need not play alone (as at a rated table), and nobody's time is taken (`days` for a turn). The server decides; it has seen them go.
 */
export function mayHandOver(
  moment: IdleMoment,
  person: PersonId | undefined,
  seat: Seat,
  now: number,
): boolean {
  const { settings, state, seats } = moment.table;
  const isTheirTime = settings.clock.kind === 'days' && !seats[seat]!.isLate;
  return state === 'running' && !settings.isRated && !isTheirTime && isDeputy(moment, person, seat, now);
}

/** Milliseconds for which the seat of somebody who has just gone is still kept for them. */
export function reservedFor(
  { table, keptUntil, ahead }: Pick<OnlineMoment, 'table' | 'keptUntil' | 'ahead'>,
  seat: Seat,
  now: number,
): number {
  const until = keptUntil[table.seats[seat]!.person ?? ''] ?? 0;
  return Math.max(0, until - (now + ahead));
}
