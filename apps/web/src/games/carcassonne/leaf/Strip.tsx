import { Emblem } from '../../../parts/Emblem.tsx';
import { Icon } from '../../../parts/Icon.tsx';
import { FigureIcon } from '../parts/FigureIcon.tsx';
import { useTable } from '../table/context.ts';
import { useWords } from '../words/index.ts';

/** The seats of a phone: emblem, points, meeples left. Pressed, they open the leaf. */
export function Strip() {
  const t = useWords();
  const { view, people, colours, moment, look } = useTable();
  const many = view.seats.length > 3;
  return (
    <header className={many ? 'strip many' : 'strip'}>
      {view.seats.map(({ points, supply }, seat) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
          key={seat}
          type="button"
          className={moment.actor === seat ? 'chip now' : 'chip'}
          data-colour={colours[seat]}
          aria-label={`${people.names[seat]}: ${t('seat.points', { n: points })}, ${t('seat.meeples', { n: supply.meeple })}`}
          onClick={() => look({ dialog: 'leaf' })}
        >
          <Emblem colour={colours[seat]!} />
          <span className="name">{people.names[seat]}</span>
          <b className="num">{points}</b>
          <span className="mini">
            <FigureIcon figure="meeple" colour={colours[seat]!} />
            {supply.meeple}
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
  const { view, people, colours, moment, look } = useTable();
  return (
    <button
      type="button"
      className="folded"
      aria-expanded={false}
      aria-label={t('act.more')}
      onClick={() => look({ leaf: true })}
    >
      {view.seats.map(({ points }, seat) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
          key={seat}
          className={moment.actor === seat ? 'now' : undefined}
          data-colour={colours[seat]}
        >
          <Emblem colour={colours[seat]!} />
          <b className="num">{points}</b>
          <span className="sr">{people.names[seat]}</span>
        </span>
      ))}
      <Icon name="back" />
    </button>
  );
}
