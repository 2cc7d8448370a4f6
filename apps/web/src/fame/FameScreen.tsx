import '../verify/verify.css';
import './fame.css';
import type { Address } from '../address/address.ts';
import { ChancePage } from './ChancePage.tsx';
import { Ladder } from './Ladder.tsx';
import { Person } from './Person.tsx';

type Props = Pick<Address, 'person' | 'ladder' | 'chance'>;

/** What the server has counted of games that are over: how strong people are, what one has played, what chance did. */
export default function FameScreen({ person, ladder, chance }: Props) {
  if (person !== undefined) return <Person key={person} id={person} />;
  return ladder === undefined ? <ChancePage month={chance ?? ''} /> : <Ladder pool={ladder} />;
}
