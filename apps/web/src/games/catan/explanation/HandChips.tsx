import { DEVELOPMENTS, type View } from '@bastide/catan';
import { itemAt } from '../../../must.ts';
import { useCatanTranslator } from '../messages.ts';
import { Chips, DevelopmentIcon } from '../ui/Cards.tsx';

/** The cards that the seat of a view held; nothing where the reader may not know them. */
export function HandChips({ view }: { readonly view: View }) {
  const t = useCatanTranslator();
  const own = view.you === null ? undefined : itemAt(view.seats, view.you);
  if (!own?.hand) return null;
  const { hand, held } = own;
  return (
    <>
      <Chips cards={hand} />
      {DEVELOPMENTS.filter((card) => held !== null && held[card] > 0).map((card) => (
        <span key={card} className="chip-card" title={t('catan.dev.name', { card })}>
          <DevelopmentIcon card={card} />
          <b className="num">{held?.[card]}</b>
          <span className="sr"> {t('catan.dev.name', { card })}</span>
        </span>
      ))}
    </>
  );
}
