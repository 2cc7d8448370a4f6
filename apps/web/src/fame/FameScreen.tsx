import '../verify/verify.css';
import './fame.css';
import type { Route } from '../address/address.ts';
import { ChanceStatsPage } from './ChancePage.tsx';
import { RankingPage } from './Ladder.tsx';
import { ProfilePage } from './Person.tsx';

type Props = Pick<Route, 'person' | 'ladder' | 'chance'>;

/** What the server has counted of games that are over: how strong people are, what one has played, what chance did. */
export default function LeaderboardScreen({ person, ladder, chance }: Props) {
  if (person !== undefined) return <ProfilePage key={person} id={person} />;
  return ladder === undefined ? <ChanceStatsPage month={chance ?? ''} /> : <RankingPage pool={ladder} />;
}
