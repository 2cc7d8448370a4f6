import { useLockPrompt } from '../../../table/use-hold.ts';
import { useCatan } from '../context.ts';
import { Consequence } from './Consequence.tsx';
import { OfferButtons } from './OfferActs.tsx';

/** Where the trade lies in place of the decision: an offer that has come meanwhile, and what is on its way. */
export function OfferSummary() {
  const { turn } = useCatan();
  const hold = useLockPrompt(true);
  if (turn.asked === 'answer')
    return (
      <div className="offered">
        <Consequence />
        <OfferButtons isChanging />
      </div>
    );
  return (
    hold && (
      <p className="trade-held" role="status">
        {hold.head}
      </p>
    )
  );
}
