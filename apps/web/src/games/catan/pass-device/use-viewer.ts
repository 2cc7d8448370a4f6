import type { Seat } from '@bastide/contract';
import { useState } from 'react';
import { decidingSeat } from '../../../session/deciding-seat.ts';
import { useMoment } from '../../../session/use-moment.ts';
import type { CatanMoment, CatanSession } from '../session.ts';

/** The seat at the screen, and its change. */
export interface DeviceViewer {
  /** The seat whose cards the screen shows; none while they are covered, or if only bots play. */
  readonly seats: Seat | undefined;
  /** The seat that is to take the screen. */
  readonly covered: Seat | undefined;
  /** The seat that has it meanwhile, if any. */
  readonly from: Seat | undefined;
  /** Gives the screen to that person. */
  uncover(): void;
  /** Leaves the screen with whoever has it while something is done for which another seat has to act, too. */
  keepDuring(work: () => Promise<void>): Promise<void>;
}

/**
 * Returns the viewer. A single person at the screen always sees their hand. Among several, a hand stays visible until
 * another person is to decide, and theirs shows when they uncover it.
 */
export function useViewer(session: CatanSession): DeviceViewer {
  const moment = useMoment(session);
  const [holder, setHolder] = useState<Seat>();
  const [isKept, setKept] = useState(false);
  const next = isKept ? { holder, covered: undefined } : holderAfter(moment, session.people, holder);
  if (next.holder !== holder) setHolder(next.holder);
  return {
    seats: next.covered === undefined ? next.holder : undefined,
    covered: next.covered,
    from: next.covered === undefined ? undefined : next.holder,
    uncover: () => setHolder(next.covered ?? next.holder),
    async keepDuring(work) {
      setKept(true);
      try {
        await work();
      } finally {
        setKept(false);
      }
    },
  };
}

interface DeviceHolder {
  readonly holder: Seat | undefined;
  /** The seat that should have the screen instead. */
  readonly covered: Seat | undefined;
}

/** The seat that has the screen at this moment, if `holder` had it before. */
export function holderAfter(
  moment: Pick<CatanMoment, 'actors' | 'resting' | 'view'>,
  people: readonly Seat[],
  holder: Seat | undefined,
): DeviceHolder {
  if (people.length < 2) return { holder: people[0], covered: undefined };
  const wanted = decidingSeat(moment, people, holder) ?? holder;
  const { view } = moment;
  // During the set-up phase nobody has secrets.
  if (view.phase === 'settle' || view.phase === 'connect') return { holder: wanted, covered: undefined };
  return { holder, covered: wanted === holder ? undefined : wanted };
}
