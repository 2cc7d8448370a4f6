import type { SeatScore } from '../../../table/Strip.tsx';
import type { CarcassonneTable } from '../context.ts';
import { FigureIcon } from '../parts/FigureIcon.tsx';
import { useWords } from '../words/index.ts';

/** How the seats stand: points, and meeples left. `soFar`: while the final scoring is told, what it has come to. */
export function useScoreboard(
  { view, moment, colours, ui }: CarcassonneTable,
  soFar?: readonly number[],
): readonly SeatScore[] {
  const t = useWords();
  return view.seats.map(({ points, supply }, seat) => ({
    points: (ui.past === undefined ? soFar?.[seat] : undefined) ?? points,
    isTurn: moment.actor === seat,
    badge: (
      <>
        <FigureIcon figure="meeple" colour={colours[seat]!} />
        {supply.meeple}
      </>
    ),
    description: t('seat.meeples', { n: supply.meeple }),
  }));
}
