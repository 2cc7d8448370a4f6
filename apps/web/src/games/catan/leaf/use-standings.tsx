import { Icon } from '../../../parts/Icon.tsx';
import type { SeatScore } from '../../../table/Strip.tsx';
import { pointsShown } from '../cards/points.ts';
import type { CatanTable } from '../context.ts';
import { useWords } from '../words/index.ts';

/** How the seats stand: points, and cards. */
export function useScoreboard({ view }: CatanTable): readonly SeatScore[] {
  const t = useWords();
  return view.seats.map(({ cards }, seat) => {
    const words = t('catan.seat.cards', { n: cards });
    return {
      points: pointsShown(view, seat),
      isTurn: view.seat === seat,
      badge: (
        <>
          <Icon name="cards" />
          {cards}
        </>
      ),
      description: words,
      note: words,
    };
  });
}
