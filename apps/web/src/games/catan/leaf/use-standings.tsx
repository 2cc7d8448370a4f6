import { Icon } from '../../../parts/Icon.tsx';
import type { Standing } from '../../../table/Strip.tsx';
import type { CatanTable } from '../context.ts';
import { useWords } from '../words/index.ts';

/** How the seats stand: points, and cards. */
export function useStandings({ view, moment, attention }: CatanTable): readonly Standing[] {
  const t = useWords();
  // At the end hidden cards count, too.
  const final = attention.past === undefined ? moment.outcome?.points : undefined;
  return view.seats.map(({ points, cards }, seat) => {
    const words = t('catan.seat.cards', { n: cards });
    return {
      points: final?.[seat] ?? points,
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
