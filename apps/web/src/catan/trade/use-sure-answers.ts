import { useEffect, useEffectEvent } from 'react';
import { pauseOf } from '../../bots/drive.ts';
import { useSettings } from '../../settings/context.ts';
import type { CatanMoment, CatanSession } from '../session.ts';
import type { Silence } from './use-silence.ts';

/**
 * Sends the declines that need no press: of seats that said "not this turn", and of the seat at this screen where it
 * does not hold what is asked. They come after the pause of any answer.
 */
export function useSureAnswers(
  session: CatanSession,
  moment: CatanMoment,
  me: number | undefined,
  silence: Silence,
  /** The seat at this screen may be about to say something else. */
  isBusy: boolean,
  decline: (seat: number) => void,
): void {
  const { speed } = useSettings().settings;
  const seat = sureSeat(session, moment, me, silence, isBusy);
  const send = useEffectEvent(decline);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each moment has its own pause
  useEffect(() => {
    if (seat === undefined) return;
    const timer = setTimeout(() => send(seat), pauseOf(session, seat, speed));
    return () => clearTimeout(timer);
  }, [session, moment, seat, speed]);
}

/** Whose decline is sure now. */
function sureSeat(
  session: CatanSession,
  { view, actors }: CatanMoment,
  me: number | undefined,
  silence: Silence,
  isBusy: boolean,
): number | undefined {
  const asked = actors.find((actor) => typeof actor === 'number');
  if (!view.offer || asked === undefined || asked === view.seat) return undefined;
  if (session.setup.seats[asked]!.player !== 'person') return undefined;
  if (silence.has(asked)) return asked;
  const isForced = asked === me && !isBusy && session.refusal(asked, { type: 'accept' }) !== undefined;
  return isForced ? asked : undefined;
}
