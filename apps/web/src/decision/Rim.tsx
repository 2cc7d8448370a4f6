import { useTable } from '../table/context.ts';
import { Acts } from './Acts.tsx';
import { Figures, WhyNotLink } from './Figures.tsx';
import { Hand } from './Hand.tsx';
import { Say } from './Say.tsx';

/** The edge of the table before the player: the sentence, then tile, figures, undo and wax. */
export function Rim() {
  const { colours, moment } = useTable();
  return (
    <footer className="rim" data-colour={colours[moment.view.seat]}>
      <div className="say-line">
        <Say />
        <WhyNotLink />
      </div>
      <div className="rim-row">
        <Hand />
        <Figures />
        <Acts />
      </div>
    </footer>
  );
}
