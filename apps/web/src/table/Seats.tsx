import { type ComponentType, type ReactNode, useSyncExternalStore } from 'react';
import { useTranslator } from '../i18n/context.ts';
import { itemAt } from '../must.ts';
import { SeatEmblem } from '../ui/InlineSvg.tsx';
import { ThinkingDots } from '../ui/ThinkingDots.tsx';
import { useTableBase } from './context.ts';
import { useTableOverlay } from './overlay.ts';

/** All seats in their order. */
export function SeatList({ row: Row }: { readonly row: ComponentType<{ readonly seat: number }> }) {
  const t = useTranslator();
  const { people } = useTableBase();
  return (
    <ol className="seats" aria-label={t('seat.list')}>
      {people.names.map((_, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
        <Row key={seat} seat={seat} />
      ))}
    </ol>
  );
}

interface SeatItemProps {
  readonly seat: number;
  /** It is this seat's turn. */
  readonly isTurn: boolean;
  /** True if the table waits for it. */
  readonly isAwaited: boolean;
  /** The name, if it can be pressed. */
  readonly name?: ReactNode;
  /** Beside the name. */
  readonly notes?: ReactNode;
  /** Points, and the possessions of the seat. */
  readonly children: ReactNode;
}

/** A seat: its player, and its state in the game. */
export function SeatItem({ seat, isTurn, isAwaited, name, notes, children }: SeatItemProps) {
  const t = useTranslator();
  const company = useTableOverlay();
  const { people, colours } = useTableBase();
  const colour = itemAt(colours, seat);
  const bot = people.botAt(seat);
  return (
    <li className={isTurn ? 'seat now' : 'seat'} data-colour={colour}>
      <SeatEmblem colour={colour} />
      <p className="who">
        {name || (
          <span className="name" title={people.names[seat]}>
            {people.names[seat]}
          </span>
        )}
        {people.you === seat && !people.isNameless(seat) && <small>{t('seat.you')}</small>}
        {bot && (
          <small className="level">
            <span className="sr">{t('seat.bot')} </span>
            {t(`bot.${bot}`)}
          </small>
        )}
        {notes}
        {isTurn && (
          <span className="sr">{people.isNameless(seat) ? t('turn.yoursNameless') : t('seat.plays')}</span>
        )}
        {isAwaited && <ThinkingMark />}
      </p>
      {children}
      {company && <company.SeatStatus seat={seat} />}
    </li>
  );
}

function ThinkingMark() {
  const { thinking } = useTableBase().bots;
  return useSyncExternalStore(thinking.subscribe, thinking.isOn) && <ThinkingDots />;
}
