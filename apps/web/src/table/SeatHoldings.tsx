import { itemAt } from '../must.ts';
import { SeatEmblem } from '../ui/InlineSvg.tsx';
import { useTableBase } from './context.ts';
import type { SeatScore } from './Scoreboard.tsx';

/** The possessions of the seats, in the free part of a column; only a picture: the sidebar says it in words. */
export default function SeatHoldings({ scores }: { readonly scores: readonly SeatScore[] }) {
  const { colours } = useTableBase();
  return (
    <ul className="seat-holdings" aria-hidden="true">
      {scores.map(({ badge, holdings }, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
        <li key={seat}>
          <SeatEmblem colour={itemAt(colours, seat)} />
          <span className="mini">{badge}</span>
          {holdings}
        </li>
      ))}
    </ul>
  );
}
