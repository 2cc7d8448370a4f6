import { ConnectionLost } from '../LinkLost.tsx';
import { AbsentBanner } from './asking/Absent.tsx';
import { EventBanner } from './asking/News.tsx';
import { VoteBanner } from './asking/Question.tsx';
import { RefusalBanner } from './asking/Refused.tsx';
import { UnsentBanner } from './asking/Unsent.tsx';
import { ResultBanner } from './end/End.tsx';
import { useOverlay } from './state.ts';
import { WatchingBanner } from './Watching.tsx';

/** What is asked and told beside the game, over the decision: nothing of it covers the board. */
export function Banners() {
  const { link } = useOverlay();
  return (
    <div className="bands">
      <ConnectionLost link={link} isBanner />
      <UnsentBanner />
      <RefusalBanner />
      <VoteBanner />
      <EventBanner />
      <AbsentBanner />
      <WatchingBanner />
      <ResultBanner />
    </div>
  );
}
