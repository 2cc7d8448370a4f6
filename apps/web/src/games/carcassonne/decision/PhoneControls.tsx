import { Icon } from '../../../ui/Icon.tsx';
import { useCarcassonne } from '../context.ts';
import { useCarcassonneTranslator } from '../messages.ts';
import { ActionButtons } from './ActionButtons.tsx';
import { Consequence } from './Consequence.tsx';
import { FigureChoices, OpenRefusals, Question, RefusalLink } from './FigureChoices.tsx';
import { Hand, Turn } from './Hand.tsx';

/** Prompt, figures in a grid, round buttons and the confirm button. `peek`: without the figures. */
export function PhoneControls({ peek = false }: { readonly peek?: boolean }) {
  const { turn, moment } = useCarcassonne();
  const places = moment.view.phase === 'place';
  return (
    <>
      <div className="prompt-row">
        <Consequence short />
        {turn.preview.kind === 'open' && <Hand picture />}
      </div>
      {!peek && (
        <>
          <FigureChoices>
            <RefusalLink />
          </FigureChoices>
          <Question />
          <OpenRefusals inline />
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
          <ActionButtons round />
        </div>
      )}
    </>
  );
}

/** A way out if the tile does not fit. */
function Repair() {
  const t = useCarcassonneTranslator();
  const { turn } = useCarcassonne();
  if (turn.preview.kind !== 'misfit') return null;
  const { repair } = turn.preview;
  if (repair === undefined) return null;
  return (
    <button type="button" className="btn repair" onClick={() => turn.turnTo(repair)}>
      <Icon name="turnRight" /> {t('act.turnIt')}
    </button>
  );
}
