import { RESOURCES } from '@bastide/catan';
import { useCatan } from '../context.ts';
import { ResourceIcon } from '../parts/Cards.tsx';
import { resourceName } from '../text/cards.ts';
import { useWords } from '../words/index.ts';

/** What the bank still has, and the deck. */
export function Supply() {
  const t = useWords();
  const { view } = useCatan();
  return (
    <section className="section supply" aria-labelledby="supply-title">
      <h2 id="supply-title">
        {t('catan.bank.title')} <small>{t('catan.deck.left', { n: view.deck })}</small>
      </h2>
      <ul>
        {RESOURCES.map((card) => (
          <li key={card} className="chip-card" data-card={card} title={resourceName(t, card)}>
            <ResourceIcon card={card} />
            <b className="num">{view.bank[card]}</b>
            <span className="sr"> {resourceName(t, card)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
