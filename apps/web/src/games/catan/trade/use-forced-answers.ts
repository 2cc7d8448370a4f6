import { useEffect, useEffectEvent } from 'react';
import { pauseBefore } from '../../../bots/run-bots.ts';
import { isResting } from '../../../session/deciding-seat.ts';
import { useSettings } from '../../../settings/context.ts';
import type { CatanMoment, CatanSession } from '../session.ts';
import type { AutoDecline } from './use-auto-decline.ts';

/** Sends the declines of people who pressed "not this turn", after the pause of any answer. */
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

/** Returns the seat that will certainly decline now. */
function sureSeat(session: CatanSession, moment: CatanMoment, silence: AutoDecline): number | undefined {
  const { view, actors } = moment;
  const asked = actors.find((actor) => typeof actor === 'number');
  if (!view.offer || asked === undefined || asked === view.seat) return undefined;
  const isAsked = session.people.includes(asked) && !isResting(moment, asked);
  return isAsked && silence.has(asked) ? asked : undefined;
}
