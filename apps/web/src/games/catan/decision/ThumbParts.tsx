import { useCatan } from '../context.ts';
import { ResultActionBar } from '../final/ResultRim.tsx';
import { ActionButtons } from './Acts.tsx';
import { Choices } from './Choices.tsx';
import { Consequence } from './Consequence.tsx';
import { Developments } from './Developments.tsx';
import { Discard } from './Discard.tsx';
import { Hand } from './Hand.tsx';
import { MoreTimeButton } from './NeedTime.tsx';

/** Sentence, cards, what can be built, undo and wax. `peek`: without the cards. */
export function PhoneControls({ peek = false }: { readonly peek?: boolean }) {
  const { turn } = useCatan();
  if (turn.asked === 'over') return <ResultActionBar />;
  if (turn.asked === 'discard' && !peek) return <Discard />;
  // What cannot be played now leaves its room to the offer.
  const answers = turn.asked === 'answer';
  return (
    <>
      <Consequence steady={!peek} />
      {!peek && (
        <>
          {answers && <MoreTimeButton />}
          <Hand />
          {!answers && <Developments />}
          <Choices />
        </>
      )}
      <ActionButtons />
    </>
  );
}
