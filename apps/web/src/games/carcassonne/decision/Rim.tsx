import { useTable } from '../table/context.ts';
import { Acts } from './Acts.tsx';
import { Consequence } from './Consequence.tsx';
import { Farmer } from './Farmer.tsx';
import { Figures, WhyNotLink } from './Figures.tsx';
import { Hand } from './Hand.tsx';

/** The edge of the table before the player: the sentence, then tile, figures, undo and wax. */
export function Rim() {
  const { colours, seat } = useTable();
  return (
    <footer className="rim" data-colour={colours[seat]}>
      <div className="say-line">
        <Consequence />
        <WhyNotLink />
      </div>
      <div className="rim-row">
        <Hand />
        <Figures />
        <Farmer />
        <Acts />
      </div>
    </footer>
  );
}
