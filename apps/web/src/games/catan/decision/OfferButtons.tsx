import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { itemAt } from '../../../must.ts';
import { useSettings } from '../../../settings/context.ts';
import { focusPrompt } from '../../../table/focus.ts';
import { isStill } from '../../../ui/use-media.ts';
import { useCatan } from '../context.ts';
import { useCatanTranslator } from '../messages.ts';

/** Seconds after which a bot's unanswered offer is declined. */
export const OFFER_TIMEOUT = 12;

/**
 * Returns the seconds until the offer is declined automatically; undefined: it waits. The clock stops while the
 * reader looks at something else.
 */
function useOfferClock(): number | undefined {
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

/** Seconds between two updates of the countdown: a number that always changes would distract from the offer. */
const STEP = 3;

/**
 * Buttons for yes, no, other terms, or no further offers in this turn. `isChanging`: other terms are being entered.
 */
export function OfferButtons({ isChanging = false }: { readonly isChanging?: boolean }) {
  const t = useCatanTranslator();
  const { trade, now, setUi } = useCatan();
  const left = useOfferClock();
  const acts = useRestoreFocus();
  const refusal = trade.refusalOf({ type: 'accept' });
  return (
    <div className="acts offer-actions" ref={acts}>
      {!isChanging && (
        <button
          type="button"
          className="btn instead"
          onClick={() => {
            if (now.offer) trade.take(now.offer.get, now.offer.give);
            setUi({ trade: true });
          }}
        >
          {t('catan.trade.instead')}
        </button>
      )}
      <button
        type="button"
        className="btn"
        aria-disabled={trade.isHeld || undefined}
        onClick={trade.declineAll}
      >
        {t('catan.trade.notThisTurn')}
      </button>
      <Decline left={left} />
      <button
        type="button"
        className="btn primary"
        aria-disabled={trade.isHeld || refusal ? true : undefined}
        onClick={() => {
          if (refusal) setUi({ refused: refusal });
          else trade.accept();
        }}
      >
        {t('catan.trade.accept')}
      </button>
    </div>
  );
}

/** The decline button, whose edge runs down with the time to answer; without motion it shows the seconds. */
function Decline({ left }: { readonly left: number | undefined }) {
  const t = useCatanTranslator();
  const { trade } = useCatan();
  const { speed } = useSettings().settings;
  const id = useId();
  const told = Math.ceil((left ?? 0) / STEP) * STEP;
  return (
    <button
      type="button"
      className="btn decline"
      aria-describedby={left === undefined ? undefined : id}
      aria-disabled={trade.isHeld || undefined}
      onClick={trade.decline}
    >
      {t('catan.trade.decline')}
      {left !== undefined && (
        <>
          {isStill(speed) ? (
            <small className="num" aria-hidden="true">
              {t('catan.trade.seconds', { n: told })}
            </small>
          ) : (
            <i
              className="runs-out"
              style={{ scale: `${(trade.isBusy ? left : left - 1) / OFFER_TIMEOUT} 1` }}
            />
          )}
          <span className="sr" id={id} aria-hidden="true">
            {t('catan.trade.runsOut', { n: told })}
          </span>
        </>
      )}
    </button>
  );
}

/** Buttons while offers are declined automatically: to stop that, or to go on with it until the game ends. */
export function AutoDeclineButtons({ seat }: { readonly seat: number }) {
  const t = useCatanTranslator();
  const { trade, now, people } = useCatan();
  const acts = useRestoreFocus();
  const { silence } = trade;
  return (
    <div className="acts offer-actions" ref={acts}>
      {!silence.isForGame(seat) && (
        <button
          type="button"
          className="btn"
          onClick={() => {
            silence.beginForGame(seat);
            focusPrompt();
          }}
        >
          {t('catan.trade.notThisGame', { name: itemAt(people.names, now.seat) })}
        </button>
      )}
      <button type="button" className="btn" onClick={() => silence.end(seat)}>
        {t('catan.trade.hearAgain')}
      </button>
    </div>
  );
}

/** Moves the focus to the prompt when buttons disappear by themselves. */
function useRestoreFocus() {
  const acts = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = acts.current;
    return () => {
      if (element?.contains(document.activeElement)) focusPrompt();
    };
  }, []);
  return acts;
}
