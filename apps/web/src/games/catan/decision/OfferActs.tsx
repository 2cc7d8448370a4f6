import { useId, useLayoutEffect, useRef } from 'react';
import { useSettings } from '../../../settings/context.ts';
import { toSentence } from '../../../table/focus.ts';
import { useCatan } from '../context.ts';
import { useWords } from '../words/index.ts';
import { PATIENCE, useOfferClock } from './use-offer-clock.ts';

/** Seconds are told in steps as long as this: a number that never rests takes the eye from the offer. */
const STEP = 3;

/** Yes, no, other terms, or nothing more in this turn. `isChanging`: other terms are being put together already. */
export function OfferActs({ isChanging = false }: { readonly isChanging?: boolean }) {
  const t = useWords();
  const { turn, trade, now, look } = useCatan();
  const left = useOfferClock();
  const acts = useFocusKept();
  const refusal = trade.refusalOf({ type: 'accept' });
  return (
    <div className="acts offer-acts" ref={acts}>
      {!isChanging && (
        <button
          type="button"
          className="btn instead"
          onClick={() => {
            trade.take(now.offer!.get, now.offer!.give);
            look({ trade: true });
          }}
        >
          {t('catan.trade.instead')}
        </button>
      )}
      <button
        type="button"
        className="btn"
        aria-disabled={turn.isHeld || undefined}
        onClick={trade.declineAll}
      >
        {t('catan.trade.notThisTurn')}
      </button>
      <Decline left={left} />
      <button
        type="button"
        className="btn wax"
        aria-disabled={turn.isHeld || refusal ? true : undefined}
        onClick={() => {
          if (refusal) look({ refused: refusal });
          else trade.accept();
        }}
      >
        {t('catan.trade.accept')}
      </button>
    </div>
  );
}

/** Its edge runs out with the time to answer; without motion, the seconds are told. */
function Decline({ left }: { readonly left: number | undefined }) {
  const t = useWords();
  const { turn, trade } = useCatan();
  const { speed } = useSettings().settings;
  const id = useId();
  const told = Math.ceil((left ?? 0) / STEP) * STEP;
  const isStill = speed === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches;
  return (
    <button
      type="button"
      className="btn decline"
      aria-describedby={left === undefined ? undefined : id}
      aria-disabled={turn.isHeld || undefined}
      onClick={trade.decline}
    >
      {t('catan.trade.decline')}
      {left !== undefined && (
        <>
          {isStill ? (
            <small className="num" aria-hidden="true">
              {t('catan.trade.seconds', { n: told })}
            </small>
          ) : (
            <i className="runs-out" style={{ scale: `${(trade.isBusy ? left : left - 1) / PATIENCE} 1` }} />
          )}
          <span className="sr" id={id} aria-hidden="true">
            {t('catan.trade.runsOut', { n: told })}
          </span>
        </>
      )}
    </button>
  );
}

/** Offers are declined by themselves, until the turn ends or this is taken back. */
export function SilentActs() {
  const t = useWords();
  const { trade, me } = useCatan();
  const acts = useFocusKept();
  return (
    <div className="acts" ref={acts}>
      <button type="button" className="btn" onClick={() => trade.silence.end(me!)}>
        {t('catan.trade.hearAgain')}
      </button>
    </div>
  );
}

/** Buttons that go by themselves leave the keyboard at the sentence. */
function useFocusKept() {
  const acts = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = acts.current;
    return () => {
      if (element?.contains(document.activeElement)) toSentence();
    };
  }, []);
  return acts;
}
