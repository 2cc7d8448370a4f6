import type { Standing } from '../../../table/Strip.tsx';
import type { Table } from '../context.ts';
import { FigureIcon } from '../parts/FigureIcon.tsx';
import { useWords } from '../words/index.ts';

/** How the seats stand: points, and meeples left. `soFar`: while the final scoring is told, what it has come to. */
export function useStandings(
  { view, moment, colours, attention }: Table,
  soFar?: readonly number[],
): readonly Standing[] {
  const t = useWords();
  return view.seats.map(({ points, supply }, seat) => ({
    points: (attention.past === undefined ? soFar?.[seat] : undefined) ?? points,
    plays: moment.actor === seat,
    sign: (
      <>
        <FigureIcon figure="meeple" colour={colours[seat]!} />
        {supply.meeple}
      </>
    ),
    words: t('seat.meeples', { n: supply.meeple }),
  }));
}
