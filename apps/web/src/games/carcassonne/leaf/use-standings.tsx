import type { Standing } from '../../../table/Strip.tsx';
import type { Table } from '../context.ts';
import { FigureIcon } from '../parts/FigureIcon.tsx';
import { useWords } from '../words/index.ts';

/** How the seats stand: points, and meeples left. */
export function useStandings({ view, moment, colours }: Table): readonly Standing[] {
  const t = useWords();
  return view.seats.map(({ points, supply }, seat) => ({
    points,
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
