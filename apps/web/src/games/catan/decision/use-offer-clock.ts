import { useEffect, useEffectEvent, useState } from 'react';
import { useCatan } from '../context.ts';

/** Seconds after which a bot's unanswered offer is declined. */
export const OFFER_TIMEOUT = 12;

/**
 * Returns the seconds until the offer is declined automatically; undefined: it waits. The clock stops while the
 * reader looks at something else.
 */
export function useOfferClock(): number | undefined {
  const { moment, trade } = useCatan();
  const [clock, setClock] = useState({ count: moment.count, left: OFFER_TIMEOUT });
  const left = clock.count === moment.count ? clock.left : OFFER_TIMEOUT;
  const runs = trade.runsOut && !trade.isBusy;
  const tick = useEffectEvent(() => {
    if (document.hidden) return;
    if (left > 1) setClock({ count: moment.count, left: left - 1 });
    else trade.decline();
  });
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [runs]);
  return trade.runsOut ? left : undefined;
}
