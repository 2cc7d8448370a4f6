import type { ReactNode } from 'react';
import { useTranslator } from '../i18n/context.ts';
import { itemAt } from '../must.ts';
import { Icon } from '../ui/Icon.tsx';
import { SeatEmblem } from '../ui/InlineSvg.tsx';
import { useTableBase, useTableUi } from './context.ts';
import { useTableOverlay } from './overlay.ts';
import { useSwipe } from './use-swipe.ts';

/** Score of a seat, in short. */
export interface SeatScore {
  readonly points: number;
  /** It is this seat's turn. */
  readonly isTurn: boolean;
  /** A count besides points, as a sign with its number. */
  readonly badge: ReactNode;
  /** The same in words. */
  readonly description: string;
  /** In the folded leaf under the points. */
  readonly note?: string;
  /** Everything else that the seat has, as signs with their numbers. */
  readonly holdings?: ReactNode;
}

interface Props {
  /** By seat. */
  readonly scores: readonly SeatScore[];
}

/** The seats of a phone: emblem, points, and what else counts. Pressed, they open the leaf; so does its grip, where no sheet has one. */
export function Scoreboard({ scores, room }: Props & { readonly room: number }) {
  const t = useTranslator();
  const company = useTableOverlay();
  const { people, colours, layout, sidebarLabel, setUi } = useTableBase();
  return (
    <header className={scores.length > room ? 'scoreboard many' : 'scoreboard'}>
      {scores.map(({ points, isTurn, badge, description, holdings }, seat) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
          key={seat}
          type="button"
          className={isTurn ? 'chip now' : 'chip'}
          data-colour={colours[seat]}
          onClick={() => setUi({ isSidebarOpen: true })}
        >
          <span className="sr">
            {t.parts([t('answer.score', { name: itemAt(people.names, seat), points }), description])}
          </span>
          <span className="signs" aria-hidden="true">
            <SeatEmblem colour={itemAt(colours, seat)} />
            <ScoreName name={itemAt(people.names, seat)} />
            <b className="num">{points}</b>
            <span className="mini">{badge}</span>
            {holdings}
          </span>
          {company && <company.SeatBadge seat={seat} />}
        </button>
      ))}
      {layout === 'sideways' ? (
        <button
          type="button"
          className="grip"
          aria-label={sidebarLabel}
          onClick={() => setUi({ isSidebarOpen: true })}
        >
          <Icon name="back" />
        </button>
      ) : (
        <button
          type="button"
          className="round"
          aria-label={t('tool.menu')}
          onClick={() => setUi({ dialog: 'menu' })}
        >
          <Icon name="menu" />
        </button>
      )}
    </header>
  );
}

/** A name that is too long loses its middle: the number that tells it from the next one stays. */
function ScoreName({ name }: { readonly name: string }) {
  const [number] = / \d+$/.exec(name) ?? [''];
  return (
    <span className="name" title={name}>
      <span>{name.slice(0, name.length - number.length)}</span>
      {number}
    </span>
  );
}

/** The folded leaf: emblems and points one under the other. */
export function FoldedSidebar({ scores }: Props) {
  const company = useTableOverlay();
  const { people, colours, sidebarLabel, setUi } = useTableBase();
  const isSidebarOpen = useTableUi((ui) => ui.isSidebarOpen);
  const open = () => setUi({ isSidebarOpen: true });
  return (
    <button
      type="button"
      className="folded-sidebar"
      aria-expanded={isSidebarOpen}
      aria-label={sidebarLabel}
      onClick={open}
      {...useSwipe(open)}
    >
      {scores.map(({ points, isTurn, note, badge, holdings }, seat) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
          key={seat}
          title={people.names[seat]}
          className={isTurn ? 'now' : undefined}
          data-colour={colours[seat]}
        >
          <SeatEmblem colour={itemAt(colours, seat)} />
          <b className="num">{points}</b>
          {note ? <small>{note}</small> : <span className="mini">{badge}</span>}
          {holdings}
          {company && <company.SeatBadge seat={seat} />}
          <span className="sr">{people.names[seat]}</span>
        </span>
      ))}
      <Icon name="back" />
    </button>
  );
}
