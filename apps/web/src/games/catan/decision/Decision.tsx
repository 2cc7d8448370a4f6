import { BottomSheet } from '../../../table/BottomSheet.tsx';
import { useCatan } from '../context.ts';
import { TradePanel } from '../trade-panel/TradePanel.tsx';
import { Offered } from './Offered.tsx';
import { RimParts } from './RimParts.tsx';
import { ThumbParts } from './ThumbParts.tsx';

/** What is asked of the player, where each layout has it. */
export function Decision() {
  const { layout, turn, attention, look, session } = useCatan();
  const { trade } = attention;
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
            if (trade) look({ trade: false });
            return trade;
          }}
        >
          {(peek) => (trade ? <TradePanel above={<Offered />} /> : <ThumbParts peek={peek} />)}
        </BottomSheet>
      );
    case 'sideways':
      return trade ? <TradePanel above={<Offered />} /> : <ThumbParts />;
    default:
      return <RimParts />;
  }
}
