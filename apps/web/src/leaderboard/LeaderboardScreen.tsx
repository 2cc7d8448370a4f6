import '../fairness/fairness.css';
import './leaderboard.css';
import type { Route } from '../router/route.ts';
import { ChanceStatsPage } from './ChanceStatsPage.tsx';
import { ProfilePage } from './ProfilePage.tsx';
import { RankingPage } from './RankingPage.tsx';

type Props = Pick<Route, 'person' | 'ladder' | 'chance'>;

/** Statistics of the server over finished games: ratings of people, one person's results, draws. */
export default function LeaderboardScreen({ person, ladder, chance }: Props) {
  if (person !== undefined) return <ProfilePage key={person} id={person} />;
  return ladder === undefined ? <ChanceStatsPage month={chance ?? ''} /> : <RankingPage pool={ladder} />;
}
