import { type PointerEvent, useRef, useState } from 'react';
import { ResultRim } from '../final/ResultRim.tsx';
import { useCatan } from '../table/context.ts';
import { TradePanel } from '../trade/TradePanel.tsx';
import { useWords } from '../words/index.ts';
import { Acts } from './Acts.tsx';
import { Choices } from './Choices.tsx';
import { Developments } from './Developments.tsx';
import { Discard } from './Discard.tsx';
import { Hand } from './Hand.tsx';
import { Say } from './Say.tsx';

/** A drag as long as this is meant, in pixels. */
const MEANT = 24;

/** The decision on a phone, under the thumb. Pulled up, it gives way to the leaf; pulled down, to the island. */
export function BottomSheet() {
  const t = useWords();
  const { look, colours, me, now, turn, attention } = useCatan();
  const [peek, setPeek] = useState(false);
  const from = useRef<number>(undefined);
  const dragged = useRef(false);
  const end = (event: PointerEvent) => {
    const by = event.clientY - (from.current ?? event.clientY);
    from.current = undefined;
    dragged.current = Math.abs(by) > MEANT;
    if (by > MEANT && attention.trade) look({ trade: false });
    else if (by > MEANT) setPeek(true);
    else if (by < -MEANT && peek) setPeek(false);
    else if (by < -MEANT) look({ dialog: 'leaf' });
  };
  const paper = turn.asked === 'discard' || attention.trade;
  const name = ['bottom-sheet', peek && 'peek', paper && 'paper', attention.trade && 'read'];
  return (
    <section className={name.filter(Boolean).join(' ')} data-colour={colours[me ?? now.seat]}>
      <button
        type="button"
        className="grab"
        aria-label={t(peek ? 'act.less' : 'catan.leaf.label')}
        onPointerDown={(event) => {
          from.current = event.clientY;
          event.currentTarget.setPointerCapture(event.pointerId);
        }}
        onPointerUp={end}
        onClick={() => {
          if (dragged.current) dragged.current = false;
          else if (peek) setPeek(false);
          else look({ dialog: 'leaf' });
        }}
      >
        <i />
      </button>
      {attention.trade ? <TradePanel /> : <Decision peek={peek} />}
    </section>
  );
}

/** Sentence, cards, what can be built, undo and wax. */
export function Decision({ peek = false }: { readonly peek?: boolean }) {
  const { turn } = useCatan();
  if (turn.asked === 'over') return <ResultRim />;
  if (turn.asked === 'discard' && !peek) return <Discard />;
  return (
    <>
      <Say />
      {!peek && (
        <>
          <Hand />
          <Developments />
          <Choices />
        </>
      )}
      <Acts />
    </>
  );
}
