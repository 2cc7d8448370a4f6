import { LinkLost } from '../LinkLost.tsx';
import { Absent } from './asking/Absent.tsx';
import { News } from './asking/News.tsx';
import { Question } from './asking/Question.tsx';
import { Refused } from './asking/Refused.tsx';
import { Unsent } from './asking/Unsent.tsx';
import { End } from './end/End.tsx';
import { useAround } from './state.ts';
import { Watching } from './Watching.tsx';

/** What is asked and told beside the game, over the decision: nothing of it covers the board. */
export function Bands() {
  const { link } = useAround();
  return (
    <div className="bands">
      <LinkLost link={link} isBand />
      <Unsent />
      <Refused />
      <Question />
      <News />
      <Absent />
      <Watching />
      <End />
    </div>
  );
}
