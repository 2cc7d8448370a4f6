import { ActionBar } from '../../../table/Rim.tsx';
import { useCatan } from '../context.ts';
import { ResultActionBar } from '../final/ResultRim.tsx';
import { ActionButtons } from './Acts.tsx';
import { Choices } from './Choices.tsx';
import { Consequence } from './Consequence.tsx';
import { Developments } from './Developments.tsx';
import { Discard } from './Discard.tsx';
import { Hand } from './Hand.tsx';
import { MoreTimeButton } from './NeedTime.tsx';

/** The sentence, then cards, what can be built, undo and wax. */
export function ActionBarContent() {
  const { turn, colours, frontSeat } = useCatan();
  if (turn.asked === 'over') return <ResultActionBar />;
  if (turn.asked === 'discard')
    return (
      <footer className="rim paper" data-colour={colours[frontSeat]}>
        <Discard />
      </footer>
    );
  return (
    <ActionBar
      prompt={
        <>
          <Consequence />
          {/* What cannot be played now leaves its room to the offer. */}
          {turn.asked === 'answer' ? <MoreTimeButton /> : <Developments />}
        </>
      }
    >
      <Hand />
      <Choices />
      <ActionButtons />
    </ActionBar>
  );
}
