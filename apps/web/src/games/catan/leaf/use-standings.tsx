import { Icon } from '../../../parts/Icon.tsx';
import type { Standing } from '../../../table/Strip.tsx';
import { pointsShown } from '../cards/points.ts';
import type { CatanTable } from '../context.ts';
import { useWords } from '../words/index.ts';

/** How the seats stand: points, and cards. */
export function useStandings({ view }: CatanTable): readonly Standing[] {
  const t = useWords();
  return view.seats.map(({ cards }, seat) => {
    const words = t('catan.seat.cards', { n: cards });
    return {
      points: pointsShown(view, seat),
      plays: view.seat === seat,
      sign: (
        <>
          <Icon name="cards" />
          {cards}
        </>
      ),
      words,
      note: words,
    };
  });
}
