import { useEffect, useEffectEvent } from 'react';
import { pauseOf } from '../../../bots/drive.ts';
import { rests } from '../../../session/awaited.ts';
import { useSettings } from '../../../settings/context.ts';
import type { CatanMoment, CatanSession } from '../session.ts';
import type { Silence } from './use-silence.ts';

/** Sends the declines of people who said "not this turn", after the pause of any answer. */
export function useSureAnswers(
  session: CatanSession,
  moment: CatanMoment,
  silence: Silence,
  decline: (seat: number) => void,
): void {
  const { speed } = useSettings().settings;
  const seat = sureSeat(session, moment, silence);
  const send = useEffectEvent(decline);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each moment has its own pause
  useEffect(() => {
    if (seat === undefined) return;
    const timer = setTimeout(() => send(seat), pauseOf(session, seat, speed));
    return () => clearTimeout(timer);
  }, [session, moment, seat, speed]);
}

/** Whose decline is sure now. */
function sureSeat(session: CatanSession, moment: CatanMoment, silence: Silence): number | undefined {
  const { view, actors } = moment;
  const asked = actors.find((actor) => typeof actor === 'number');
  if (!view.offer || asked === undefined || asked === view.seat) return undefined;
  const isAsked = session.people.includes(asked) && !rests(moment, asked);
  return isAsked && silence.has(asked) ? asked : undefined;
}
