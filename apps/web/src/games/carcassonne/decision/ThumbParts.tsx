import { Icon } from '../../../parts/Icon.tsx';
import { useTable } from '../context.ts';
import { useWords } from '../words/index.ts';
import { Acts } from './Acts.tsx';
import { Consequence } from './Consequence.tsx';
import { Farmer } from './Farmer.tsx';
import { Figures, WhyNotLink } from './Figures.tsx';
import { Hand, Turn } from './Hand.tsx';
import { Second } from './Second.tsx';
import { WhyNot } from './WhyNot.tsx';

/** Sentence, figures in a grid, round buttons and wax. `peek`: without the figures. */
export function ThumbParts({ peek = false }: { readonly peek?: boolean }) {
  const { turn, moment } = useTable();
  const places = moment.view.phase === 'place';
  return (
    <>
      <div className="say-row">
        <Consequence short />
        {turn.preview.kind === 'open' && <Hand picture />}
      </div>
      {!peek && (
        <>
          <Figures />
          <Farmer />
          <Second />
          <WhyNotLink />
          <WhyNot inline />
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
