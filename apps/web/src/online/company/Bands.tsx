import { Absent } from './asking/Absent.tsx';
import { News } from './asking/News.tsx';
import { Question } from './asking/Question.tsx';
import { Refused } from './asking/Refused.tsx';
import { End } from './end/End.tsx';

/** What is asked and told beside the game, over the decision: nothing of it covers the board. */
export const Bands = () => (
  <div className="bands">
    <Refused />
    <Question />
    <News />
    <Absent />
    <End />
  </div>
);
