import { Link } from '../router/Link.tsx';
import { SeatEmblem } from '../ui/InlineSvg.tsx';
import { useLobbyTranslator } from './messages.ts';
import type { SeatInfo } from './seat-info.ts';

/** The sign of a seat: its emblem, or a ring for a free seat. */
export const SeatIcon = ({ place }: { readonly place: SeatInfo }) =>
  place.name === '' ? (
    <span className="free-seat" aria-hidden="true" />
  ) : (
    <SeatEmblem colour={place.colour} />
  );

/** The name of who sits there; of a person other than the reader, it leads to their profile. */
export const SeatName = ({
  place: { name, person },
  isOwn = false,
}: {
  readonly place: SeatInfo;
  readonly isOwn?: boolean;
}) => (person === undefined || isOwn ? name : <Link to={{ person }}>{name}</Link>);

interface Props {
  readonly places: readonly SeatInfo[];
  /** By seat; none before the game. */
  readonly points?: readonly number[];
  /** Shows a name for free seats, too. */
  readonly isFull?: boolean;
}

/** The players of a table, each with the sign of the seat and the points. */
export function SeatIcons({ places, points = [], isFull = false }: Props) {
  const t = useLobbyTranslator();
  return (
    <ul className="seat-icons" aria-label={t('lobby.seats')}>
      {places.map((place, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
        <li key={seat}>
          <SeatIcon place={place} />
          {place.name !== '' ? (
            <span className="seat-icon-name">
              <SeatName place={place} />
              {place.bot !== undefined && <small className="muted"> {t('lobby.bot')}</small>}
            </span>
          ) : (
            <span className={isFull ? 'muted' : 'sr'}>{t('lobby.freeSeat')}</span>
          )}
          {points[seat] !== undefined && (
            <>
              <b className="num" aria-hidden="true">
                {points[seat]}
              </b>
              <span className="sr">{t('seat.points', { n: points[seat] })}</span>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
