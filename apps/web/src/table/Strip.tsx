import type { ReactNode } from 'react';
import { useWords } from '../i18n/context.ts';
import { Emblem } from '../parts/Emblem.tsx';
import { Icon } from '../parts/Icon.tsx';
import { useCompany } from './company.ts';
import { useTableBase } from './context.ts';
import { useSwipe } from './use-swipe.ts';

/** How a seat stands, in short. */
export interface Standing {
  readonly points: number;
  /** It is this seat's turn. */
  readonly plays: boolean;
  /** What counts besides points, as a sign with its number. */
  readonly sign: ReactNode;
  /** The same in words. */
  readonly words: string;
  /** In the folded leaf under the points. */
  readonly note?: string;
}

interface Props {
  /** By seat. */
  readonly standings: readonly Standing[];
}

/** The seats of a phone: emblem, points, and what else counts. Pressed, they open the leaf; so does its grip, where no sheet has one. */
export function Strip({ standings, room }: Props & { readonly room: number }) {
  const t = useWords();
  const company = useCompany();
  const { people, colours, layout, leafName, look } = useTableBase();
  return (
    <header className={standings.length > room ? 'strip many' : 'strip'}>
      {standings.map(({ points, plays, sign, words }, seat) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
          key={seat}
          type="button"
          className={plays ? 'chip now' : 'chip'}
          data-colour={colours[seat]}
          aria-label={t.parts([t('answer.score', { name: people.names[seat]!, points }), words])}
          onClick={() => look({ leaf: true })}
        >
          <Emblem colour={colours[seat]!} />
          <Name name={people.names[seat]!} />
          <b className="num">{points}</b>
          <span className="mini">{sign}</span>
          {company && <company.SeatSign seat={seat} />}
        </button>
      ))}
      {layout === 'sideways' ? (
        <button type="button" className="grip" aria-label={leafName} onClick={() => look({ leaf: true })}>
          <Icon name="back" />
        </button>
      ) : (
        <button
          type="button"
          className="round"
          aria-label={t('tool.menu')}
          onClick={() => look({ dialog: 'menu' })}
        >
          <Icon name="menu" />
        </button>
      )}
    </header>
  );
}

/** A name that is too long loses its middle: the number that tells it from the next one stays. */
function Name({ name }: { readonly name: string }) {
  const [number] = / \d+$/.exec(name) ?? [''];
  return (
    <span className="name">
      <span>{name.slice(0, name.length - number.length)}</span>
      {number}
    </span>
  );
}

/** The folded leaf: emblems and points one under the other. */
export function FoldedLeaf({ standings }: Props) {
  const company = useCompany();
  const { people, colours, leafName, attention, look } = useTableBase();
  const open = () => look({ leaf: true });
  return (
    <button
      type="button"
      className="folded"
      aria-expanded={attention.leaf}
      aria-label={leafName}
      onClick={open}
      {...useSwipe(open)}
    >
      {standings.map(({ points, plays, note }, seat) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
          key={seat}
          className={plays ? 'now' : undefined}
          data-colour={colours[seat]}
        >
          <Emblem colour={colours[seat]!} />
          <b className="num">{points}</b>
          {note && <small>{note}</small>}
          {company && <company.SeatSign seat={seat} />}
          <span className="sr">{people.names[seat]}</span>
        </span>
      ))}
      <Icon name="back" />
    </button>
  );
}
