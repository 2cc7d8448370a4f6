import type { Seat } from '@bastide/contract';
import { useState } from 'react';
import { decidingSeat } from '../../../session/deciding-seat.ts';
import { useMoment } from '../../../session/use-moment.ts';
import type { CatanMoment, CatanSession } from '../session.ts';

/** Whose cards the screen shows. */
export interface DeviceViewer {
  /** Nobody's while they are covered, or if only bots play. */
  readonly seats: Seat | undefined;
  /** Whom the table waits for to take the screen. */
  readonly covered: Seat | undefined;
  /** Who has it meanwhile, if anybody. */
  readonly from: Seat | undefined;
  /** That person has the screen now. */
  uncover(): void;
}

/**
 * One person at the screen always sees the own hand. Several pass it on: a hand stays visible until another person is to
 * decide, and theirs shows when they uncover it.
 */
export function useViewer(session: CatanSession): DeviceViewer {
  const moment = useMoment(session);
  const [holder, setHolder] = useState<Seat>();
  const next = holderAfter(moment, session.people, holder);
  if (next.holder !== holder) setHolder(next.holder);
  return {
    seats: next.covered === undefined ? next.holder : undefined,
    covered: next.covered,
    from: next.covered === undefined ? undefined : next.holder,
    uncover: () => setHolder(next.covered ?? next.holder),
  };
}

interface DeviceHolder {
  readonly holder: Seat | undefined;
  /** Who should have the screen instead. */
  readonly covered: Seat | undefined;
}

/** Who has the screen at this moment, if `holder` had it before. */
export function holderAfter(
  moment: Pick<CatanMoment, 'actors' | 'resting' | 'view'>,
  people: readonly Seat[],
  holder: Seat | undefined,
): DeviceHolder {
  if (people.length < 2) return { holder: people[0], covered: undefined };
  const wanted = decidingSeat(moment, people, holder) ?? holder;
  const { view } = moment;
  // While the island is settled nobody has anything to hide.
  if (view.phase === 'settle' || view.phase === 'connect') return { holder: wanted, covered: undefined };
  return { holder, covered: wanted === holder ? undefined : wanted };
}
