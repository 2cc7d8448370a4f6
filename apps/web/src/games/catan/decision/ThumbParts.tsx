import { useCatan } from '../context.ts';
import { ResultRim } from '../final/ResultRim.tsx';
import { Acts } from './Acts.tsx';
import { Choices } from './Choices.tsx';
import { Consequence } from './Consequence.tsx';
import { Developments } from './Developments.tsx';
import { Discard } from './Discard.tsx';
import { Hand } from './Hand.tsx';

/** Sentence, cards, what can be built, undo and wax. `peek`: without the cards. */
export function ThumbParts({ peek = false }: { readonly peek?: boolean }) {
  const { turn } = useCatan();
  if (turn.asked === 'over') return <ResultRim />;
  if (turn.asked === 'discard' && !peek) return <Discard />;
  return (
    <>
      <Consequence steady={!peek} />
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
