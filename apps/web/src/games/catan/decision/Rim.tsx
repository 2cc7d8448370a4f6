import { ResultRim } from '../final/ResultRim.tsx';
import { useCatan } from '../table/context.ts';
import { Acts } from './Acts.tsx';
import { Choices } from './Choices.tsx';
import { Consequence } from './Consequence.tsx';
import { Developments } from './Developments.tsx';
import { Discard } from './Discard.tsx';
import { Hand } from './Hand.tsx';
import { OfferTerms } from './OfferTerms.tsx';

/** The edge of the table before the player: the sentence, then cards, what can be built, undo and wax. */
export function Rim() {
  const { turn, colours, front } = useCatan();
  const colour = colours[front];
  if (turn.asked === 'over') return <ResultRim />;
  if (turn.asked === 'discard')
    return (
      <footer className="rim paper" data-colour={colour}>
        <Discard />
      </footer>
    );
  return (
    <footer className="rim" data-colour={colour}>
      <div className="say-line">
        <Consequence />
        {turn.asked === 'answer' && <OfferTerms />}
        <Developments />
      </div>
      <div className="rim-row">
        <Hand />
        {turn.asked !== 'answer' && <Choices />}
        <Acts />
      </div>
    </footer>
  );
}
