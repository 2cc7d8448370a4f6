import { SEATS } from '@bastide/carcassonne';
import { useState } from 'react';
import { COLOURS, type Colour } from '../board/index.ts';
import { BOT_NAMES } from '../bots/protocol.ts';
import { useWords } from '../i18n/context.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { Emblem } from '../parts/Emblem.tsx';
import { Icon } from '../parts/Icon.tsx';
import { nextSeat, type Player, type SeatSetup } from '../session/setup.ts';

interface Props {
  readonly seats: readonly SeatSetup[];
  onDone(seats: readonly SeatSetup[]): void;
  onClose(): void;
}

/** Who sits at the table: names, colours, people and bots. */
export default function SeatsDialog({ seats: given, onDone, onClose }: Props) {
  const t = useWords();
  const [seats, setSeats] = useState(() =>
    given.map((seat, i) => ({ ...seat, name: seat.name || t('seats.guest', { n: i + 1 }) })),
  );
  const change = (at: number, part: Partial<SeatSetup>) =>
    setSeats(seats.map((seat, i) => (i === at ? { ...seat, ...part } : seat)));
  const paint = (at: number, colour: Colour) =>
    setSeats(
      seats.map((seat, i) =>
        i === at
          ? { ...seat, colour }
          : seat.colour === colour
            ? { ...seat, colour: seats[at]!.colour }
            : seat,
      ),
    );
  return (
    <Dialog title={t('seats.title')} onClose={onClose} wide>
      <form
        className="seats-form"
        onSubmit={(event) => {
          event.preventDefault();
          onDone(
            seats.map((seat, i) => ({ ...seat, name: seat.name.trim() || t('seats.guest', { n: i + 1 }) })),
          );
        }}
      >
        <ol>
          {seats.map((seat, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
            <li key={i}>
              <Emblem colour={seat.colour} />
              <select
                aria-label={t('seats.colour', { n: i + 1 })}
                value={seat.colour}
                onChange={(event) => paint(i, event.target.value as Colour)}
              >
                {COLOURS.map((colour) => (
                  <option key={colour} value={colour}>
                    {t(`colour.${colour}`)}
                  </option>
                ))}
              </select>
              <input
                aria-label={t('seats.name', { n: i + 1 })}
                value={seat.name}
                maxLength={30}
                onChange={(event) => change(i, { name: event.target.value })}
              />
              <select
                aria-label={t('seats.player', { n: i + 1 })}
                value={seat.player}
                onChange={(event) => change(i, { player: event.target.value as Player })}
              >
                {(['person', ...BOT_NAMES] as const).map((player) => (
                  <option key={player} value={player}>
                    {t(`seats.${player}`)}
                  </option>
                ))}
              </select>
              <button
                type="button"
                className="round"
                aria-label={t('seats.remove', { n: i + 1 })}
                disabled={seats.length <= SEATS.min}
                onClick={() => setSeats(seats.filter((_, j) => j !== i))}
              >
                <Icon name="minus" />
              </button>
            </li>
          ))}
        </ol>
        <p className="small muted">{t('seats.order')}</p>
        <p className="form-row">
          {seats.length < SEATS.max && (
            <button
              type="button"
              className="btn"
              onClick={() =>
                setSeats([...seats, nextSeat(seats, t('seats.guest', { n: seats.length + 1 }), 'person')])
              }
            >
              <Icon name="plus" /> {t('seats.add')}
            </button>
          )}
          <button type="submit" className="btn wax">
            {t('seats.done')}
          </button>
        </p>
      </form>
    </Dialog>
  );
}
