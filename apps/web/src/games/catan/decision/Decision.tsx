import { BottomSheet } from '../../../table/BottomSheet.tsx';
import { useCatan } from '../context.ts';
import { TradePanel } from '../trade-panel/TradePanel.tsx';
import { OfferSummary } from './Offered.tsx';
import { ActionBarContent } from './RimParts.tsx';
import { PhoneControls } from './ThumbParts.tsx';

/** What is asked of the player, where each layout has it. */
export function Decision() {
  const { layout, turn, ui, setUi, session } = useCatan();
  const { trade } = ui;
  switch (layout) {
    case 'phone':
      return (
        <BottomSheet
          className={[
            (turn.asked === 'discard' || trade) && 'paper',
            trade && 'read',
            session.people.length === 0 && 'watched',
          ]
            .filter(Boolean)
            .join(' ')}
          putAway={() => {
            if (trade) setUi({ trade: false });
            return trade;
          }}
        >
          {(peek) => (trade ? <TradePanel above={<OfferSummary />} /> : <PhoneControls peek={peek} />)}
        </BottomSheet>
      );
    case 'sideways':
      return trade ? <TradePanel above={<OfferSummary />} /> : <PhoneControls />;
    default:
      return <ActionBarContent />;
  }
}
