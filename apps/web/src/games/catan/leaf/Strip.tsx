import { Emblem } from '../../../parts/Emblem.tsx';
import { Icon } from '../../../parts/Icon.tsx';
import { useCatan } from '../table/context.ts';
import { useWords } from '../words/index.ts';

/** The seats of a phone: emblem, points, cards. Pressed, they open the leaf. */
export function Strip() {
  const t = useWords();
  const { view, people, colours, look, moment } = useCatan();
  return (
    <header className="strip">
      {view.seats.map(({ points, cards }, seat) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
          key={seat}
          type="button"
          className={view.seat === seat ? 'chip now' : 'chip'}
          data-colour={colours[seat]}
          aria-label={`${people.names[seat]}: ${t('seat.points', { n: points })}, ${t('catan.seat.cards', { n: cards })}`}
          onClick={() => look({ dialog: 'leaf' })}
        >
          <Emblem colour={colours[seat]!} />
          <span className="name">{people.names[seat]}</span>
          <b className="num">{moment.outcome?.points[seat] ?? points}</b>
          <span className="mini">
            <Icon name="cards" />
            {cards}
          </span>
        </button>
      ))}
      <button
        type="button"
        className="round"
        aria-label={t('tool.menu')}
        onClick={() => look({ dialog: 'menu' })}
      >
        <Icon name="menu" />
      </button>
    </header>
  );
}

/** The folded leaf: emblems and points one under the other. */
export function FoldedLeaf() {
  const t = useWords();
  const { view, people, colours, look, moment } = useCatan();
  return (
    <button
      type="button"
      className="folded"
      aria-expanded={false}
      aria-label={t('catan.leaf.label')}
      onClick={() => look({ leaf: true })}
    >
      {view.seats.map(({ points, cards }, seat) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
          key={seat}
          className={view.seat === seat ? 'now' : undefined}
          data-colour={colours[seat]}
        >
          <Emblem colour={colours[seat]!} />
          <b className="num">{moment.outcome?.points[seat] ?? points}</b>
          <small>{t('catan.seat.cards', { n: cards })}</small>
          <span className="sr">{people.names[seat]}</span>
        </span>
      ))}
      <Icon name="back" />
    </button>
  );
}
