import type { Seat } from '@bastide/contract';
import type { PersonId } from '@bastide/protocol';
import { useEffect, useReducer } from 'react';
import { itemAt } from '../../../must.ts';
import { FALLBACK_BOT } from '../../../people/seats.ts';
import { useConfirmation } from '../../../ui/use-confirmation.ts';
import type { OnlineMoment } from '../../table-connection.ts';
import { type IdleMoment, isDeputy } from '../idle.ts';
import { useOverlayTranslator } from '../messages.ts';
import { useOverlay, usePersonNames } from '../state.ts';
import { remainingText, untilNextTick } from '../time-left.ts';

interface Props {
  readonly seat: Seat;
  /** Style of its buttons. */
  readonly className: 'btn' | 'link';
}

/**
 * Hands the seat of an absent or silent player to a bot, after a confirmation. While the seat is reserved for them it says
 * for how long.
 */
export function HandOverButton({ seat, className }: Props) {
  const t = useOverlayTranslator();
  const around = useOverlay();
  const names = usePersonNames();
  const { isConfirming, first, back, ask, cancel } = useConfirmation();
  const [, tick] = useReducer((n: number) => n + 1, 0);
  const left = reservedFor(around, seat, Date.now());
  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(tick, untilNextTick(left));
    return () => clearTimeout(timer);
  });
  if (!mayHandOver(around, around.online.me, seat, Date.now())) return null;
  if (left > 0)
    return (
      <span className="muted num" role="timer">
        {t('overlay.botForLater', { time: remainingText(t, left) })}
      </span>
    );
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
        onClick={() => void around.commands.run({ type: 'delegate', seat, bot: FALLBACK_BOT })}
      >
        {t('overlay.botForDo')}
      </button>
    </span>
  );
}

/**
 * True if this person may hand an absent or silent player's seat to a bot. The host may, otherwise the person who has
 * sat there longest; not at a rated table, where only people play, and not while the absent player still has `days`
 * for the turn. The server decides; it has seen them leave.
 */
export function mayHandOver(
  moment: IdleMoment,
  person: PersonId | undefined,
  seat: Seat,
  now: number,
): boolean {
  const { settings, state, seats } = moment.table;
  const isTheirTime = settings.clock.kind === 'days' && !itemAt(seats, seat).isLate;
  return state === 'running' && !settings.isRated && !isTheirTime && isDeputy(moment, person, seat, now);
}

/** Returns the milliseconds for which the seat of a player who has just left is still reserved. */
export function reservedFor(
  { table, keptUntil, ahead }: Pick<OnlineMoment, 'table' | 'keptUntil' | 'ahead'>,
  seat: Seat,
  now: number,
): number {
  const until = keptUntil[itemAt(table.seats, seat).person ?? ''] ?? 0;
  return Math.max(0, until - (now + ahead));
}
