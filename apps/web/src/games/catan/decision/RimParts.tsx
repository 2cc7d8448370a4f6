import { Rim } from '../../../table/Rim.tsx';
import { useCatan } from '../context.ts';
import { ResultRim } from '../final/ResultRim.tsx';
import { Acts } from './Acts.tsx';
import { Choices } from './Choices.tsx';
import { Consequence } from './Consequence.tsx';
import { Developments } from './Developments.tsx';
import { Discard } from './Discard.tsx';
import { Hand } from './Hand.tsx';
import { NeedTime } from './NeedTime.tsx';

/** The sentence, then cards, what can be built, undo and wax. */
export function RimParts() {
  const { turn, colours, front } = useCatan();
  if (turn.asked === 'over') return <ResultRim />;
  if (turn.asked === 'discard')
    return (
      <footer className="rim paper" data-colour={colours[front]}>
        <Discard />
      </footer>
    );
  return (
    <Rim
      say={
        <>
          <Consequence />
          {/* What cannot be played now leaves its room to the offer. */}
          {turn.asked === 'answer' ? <NeedTime /> : <Developments />}
        </>
      }
    >
      <Hand />
      <Choices />
      <Acts />
    </Rim>
  );
}
