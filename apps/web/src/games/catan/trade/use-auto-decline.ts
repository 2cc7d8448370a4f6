import type { View } from '@bastide/catan';
import { useEffect, useEffectEvent, useState } from 'react';
import { pauseBefore } from '../../../bots/run-bots.ts';
import { isResting } from '../../../session/deciding-seat.ts';
import { useSettings } from '../../../settings/context.ts';
import type { CatanMoment, CatanSession } from '../session.ts';

/** Seats that pressed "not this turn": until it ends they decline every offer. The record does not contain it. */
export interface AutoDecline {
  has(seat: number): boolean;
  begin(seat: number): void;
  end(seat: number): void;
}

export function useAutoDecline({ turn }: View): AutoDecline {
  const [kept, setKept] = useState<{ readonly turn: number; readonly seats: readonly number[] }>({
    turn,
    seats: [],
  });
  const seats = kept.turn === turn ? kept.seats : [];
  return {
    has: (seat) => seats.includes(seat),
    begin: (seat) => setKept({ turn, seats: [...seats, seat] }),
    end: (seat) => setKept({ turn, seats: seats.filter((one) => one !== seat) }),
  };
}

/** Sends the declines of people who said "not this turn", after the pause of any answer. */
export function useForcedAnswers(
  session: CatanSession,
  moment: CatanMoment,
  silence: AutoDecline,
  decline: (seat: number) => void,
): void {
  const { speed } = useSettings().settings;
  const seat = sureSeat(session, moment, silence);
  const send = useEffectEvent(decline);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each moment has its own pause
  useEffect(() => {
    if (seat === undefined) return;
    const timer = setTimeout(() => send(seat), pauseBefore(session, seat, speed));
    return () => clearTimeout(timer);
  }, [session, moment, seat, speed]);
}

/** The seat whose decline is sure now. */
function sureSeat(session: CatanSession, moment: CatanMoment, silence: AutoDecline): number | undefined {
  const { view, actors } = moment;
  const asked = actors.find((actor) => typeof actor === 'number');
  if (!view.offer || asked === undefined || asked === view.seat) return undefined;
  const isAsked = session.people.includes(asked) && !isResting(moment, asked);
  return isAsked && silence.has(asked) ? asked : undefined;
}
