import { type PointerEvent, useRef, useState } from 'react';
import { Icon } from '../../../parts/Icon.tsx';
import { useTable } from '../table/context.ts';
import { useWords } from '../words/index.ts';
import { Acts } from './Acts.tsx';
import { Farmer } from './Farmer.tsx';
import { Figures, WhyNotLink } from './Figures.tsx';
import { Hand, Turn } from './Hand.tsx';
import { Say } from './Say.tsx';

/** A drag as long as this is meant, in pixels. */
const MEANT = 24;

/** The decision on a phone, under the thumb. Pulled up, it gives way to the leaf; pulled down, to the board. */
export function BottomSheet() {
  const t = useWords();
  const { look, colours, seat } = useTable();
  const [peek, setPeek] = useState(false);
  const from = useRef<number>(undefined);
  const dragged = useRef(false);
  const end = (event: PointerEvent) => {
    const by = event.clientY - (from.current ?? event.clientY);
    from.current = undefined;
    dragged.current = Math.abs(by) > MEANT;
    if (by > MEANT) setPeek(true);
    else if (by < -MEANT && peek) setPeek(false);
    else if (by < -MEANT) look({ dialog: 'leaf' });
  };
  return (
    <section className={peek ? 'bottom-sheet peek' : 'bottom-sheet'} data-colour={colours[seat]}>
      <button
        type="button"
        className="grab"
        aria-label={t(peek ? 'act.less' : 'act.more')}
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
      <Decision peek={peek} />
    </section>
  );
}

/** Sentence, figures in a grid, round buttons and wax. */
export function Decision({ peek = false }: { readonly peek?: boolean }) {
  const { turn, moment } = useTable();
  const places = moment.view.phase === 'place';
  return (
    <>
      <div className="say-row">
        <Say short />
        {turn.preview.kind === 'open' && <Hand picture />}
      </div>
      {!peek && (
        <>
          <Figures />
          <Farmer />
          <WhyNotLink />
        </>
      )}
      <Repair />
      {turn.mine && (
        <div className="sheet-row">
          {places && turn.preview.kind !== 'open' && (
            <>
              <Turn direction={-1} />
              <Turn direction={1} />
            </>
          )}
          <Acts round />
        </div>
      )}
    </>
  );
}

/** The way out where the tile does not fit. */
function Repair() {
  const t = useWords();
  const { turn } = useTable();
  if (turn.preview.kind !== 'misfit') return null;
  const { repair } = turn.preview;
  if (repair === undefined) return null;
  return (
    <button type="button" className="btn repair" onClick={() => turn.turnTo(repair)}>
      <Icon name="turnRight" /> {t('act.turnIt')}
    </button>
  );
}
