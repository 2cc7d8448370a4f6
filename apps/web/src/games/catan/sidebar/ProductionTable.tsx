import './production-table.css';
import { productionBySeat, RESOURCES, sharesOf, type View } from '@bastide/catan';
import { itemAt } from '../../../must.ts';
import { SeatEmblem } from '../../../ui/InlineSvg.tsx';
import { totalOf } from '../cards/counts.ts';
import { useCatan } from '../context.ts';
import { type CatanTranslator, useCatanTranslator } from '../messages.ts';
import { countWords, resourceName } from '../text/cards.ts';
import { hexOf } from '../text/places.ts';
import { ResourceIcon } from '../ui/Cards.tsx';
import { useSpotlight } from '../ui/use-spotlight.ts';

/** The cards of each resource that 36 rolls bring each seat; a row lights its hexes and buildings. */
export default function ProductionTable() {
  const t = useCatanTranslator();
  const { view, people } = useCatan();
  const bySeat = productionBySeat(view);
  const blocked = blockedText(t, view, people.names);
  return (
    <section className="section production-table" aria-labelledby="production-title">
      <h2 id="production-title">
        {t('catan.tool.production')} <small>{t('catan.production.legend')}</small>
      </h2>
      <table aria-labelledby="production-title">
        <thead>
          <tr>
            <th scope="col">
              <span className="sr">{t('seat.list')}</span>
            </th>
            {RESOURCES.map((card) => (
              <th key={card} scope="col" title={resourceName(t, card)}>
                <ResourceIcon card={card} />
                <span className="sr">{resourceName(t, card)}</span>
              </th>
            ))}
            <th scope="col">{t('catan.points.total')}</th>
          </tr>
        </thead>
        <tbody>
          {bySeat.map((cards, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
            <tr key={seat}>
              <th scope="row">
                <SeatButton seat={seat} />
              </th>
              {RESOURCES.map((card) => (
                <td key={card} className={cards[card] ? 'num' : 'num none'}>
                  {cards[card]}
                </td>
              ))}
              <td className="num">
                <b>{totalOf(cards)}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {blocked !== undefined && <p className="small muted">{blocked}</p>}
    </section>
  );
}

/** The name of a seat; it covers the row. */
function SeatButton({ seat }: { readonly seat: number }) {
  const t = useCatanTranslator();
  const { people, colours } = useCatan();
  const light = useSpotlight('production', seat);
  const name = itemAt(people.names, seat);
  return (
    <button
      type="button"
      aria-label={t('join.label', { label: name, said: t('catan.production.show') })}
      title={name}
      {...light}
    >
      <SeatEmblem colour={itemAt(colours, seat)} />
      <span>{name}</span>
    </button>
  );
}

/** The cards that the robber keeps from the seats, which the table leaves out. CAT-ROBBER-05 */
export function blockedText(t: CatanTranslator, view: View, names: readonly string[]): string | undefined {
  const resource = view.robber === null ? null : hexOf(view, view.robber)?.resource;
  const shares = view.robber === null || !resource ? [] : sharesOf(view, view.robber);
  if (!resource || shares.length === 0) return undefined;
  const list = shares.map(({ seat, pips }) =>
    t('join.label', { label: itemAt(names, seat), said: countWords(t, resource, pips) }),
  );
  return t('catan.production.blocked', { list: t.parts(list) });
}
