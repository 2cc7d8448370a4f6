import './seats.css';
import { useState } from 'react';
import { SEAT_COLOURS, type SeatColour } from '../art/seat-paint.ts';
import type { GameUi } from '../game/game-ui.ts';
import { useTranslator } from '../i18n/context.ts';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '../i18n/languages.ts';
import { type BotName, nextSeat, type SeatPlayer, type SeatSetup } from '../people/seats.ts';
import { useSettings } from '../settings/context.ts';
import { languageOfPerson } from '../settings/language.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Icon } from '../ui/Icon.tsx';
import { SeatEmblem } from '../ui/InlineSvg.tsx';
import { NameField } from '../ui/NameField.tsx';

interface Props {
  readonly game: GameUi;
  readonly seats: readonly SeatSetup[];
  onDone(seats: readonly SeatSetup[]): void;
  /** As `onDone`, and begins. */
  onPlay(seats: readonly SeatSetup[]): void;
  onClose(): void;
}

/** Longest name in characters: a table has room for no more. */
const MAX_NAME = 30;

/** A seat, and the language chosen here for its person; `null`: that of the page. */
interface SeatDraft extends SeatSetup {
  readonly language?: Language | null;
}

/** Returns the bots that a game offers, and also the seat's present bot. */
const botsOffered = ({ bots }: GameUi, player: SeatPlayer): readonly BotName[] =>
  player === 'person' || bots.includes(player) ? bots : [player, ...bots];

/** Players at the table: names, colours, people and bots; the language in which the page speaks to each person. */
export default function SeatsDialog({ game, seats: given, onDone, onPlay, onClose }: Props) {
  const t = useTranslator();
  const { min, max } = game.seats;
  const [seats, setSeats] = useState<readonly SeatDraft[]>(() =>
    given.map((seat, i) => ({ ...seat, name: seat.name || t('seats.guest', { n: i + 1 }) })),
  );
  const nameSeats = useNamedSeats();
  const isShared = seats.filter(({ player }) => player === 'person').length > 1;
  return (
    <Dialog title={t(`${game.name}.seats`)} onClose={onClose} wide>
      <form
        className={isShared ? 'seats-form shared' : 'seats-form'}
        onSubmit={(event) => {
          event.preventDefault();
          onDone(nameSeats(seats));
        }}
      >
        <ol>
          {seats.map((seat, i) => (
            <SeatFields
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
              key={i}
              game={game}
              seat={seat}
              number={i + 1}
              isShared={isShared}
              change={(part) => setSeats(seats.map((one, j) => (j === i ? { ...one, ...part } : one)))}
              paint={(colour) => setSeats(repainted(seats, seat, colour))}
              remove={seats.length > min ? () => setSeats(seats.filter((_, j) => j !== i)) : undefined}
            />
          ))}
        </ol>
        <p className="small muted">{t('seats.order', { covered: game.secrets ? 'yes' : 'no' })}</p>
        <p className="form-row">
          {seats.length < max && (
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
          <button type="submit" className="btn">
            {t('seats.done')}
          </button>
          <button type="button" className="btn primary" onClick={() => onPlay(nameSeats(seats))}>
            {t(`${game.name}.play`)}
          </button>
        </p>
      </form>
    </Dialog>
  );
}

/** Gives a seat a colour; a seat that has it already takes its colour instead. */
const repainted = (
  seats: readonly SeatDraft[],
  painted: SeatDraft,
  colour: SeatColour,
): readonly SeatDraft[] =>
  seats.map((seat) =>
    seat === painted
      ? { ...seat, colour }
      : seat.colour === colour
        ? { ...seat, colour: painted.colour }
        : seat,
  );

/** Returns a function that names the seats, and keeps the language of each person with the reader's settings. */
function useNamedSeats(): (seats: readonly SeatDraft[]) => readonly SeatSetup[] {
  const t = useTranslator();
  const { settings, change: changeSettings } = useSettings();
  return (seats) => {
    const languages = { ...settings.languages };
    const taken = seats.map(({ language, ...seat }, i) => {
      const name = seat.name.trim() || t('seats.guest', { n: i + 1 });
      if (language) languages[name] = language;
      else if (language === null) delete languages[name];
      return { ...seat, name };
    });
    changeSettings({ languages });
    return taken;
  };
}

interface SeatFieldsProps {
  readonly game: GameUi;
  readonly seat: SeatDraft;
  /** From 1. */
  readonly number: number;
  /** Several people share the screen. */
  readonly isShared: boolean;
  change(part: Partial<SeatDraft>): void;
  paint(colour: SeatColour): void;
  /** Undefined: the game needs all seats that there are. */
  readonly remove: (() => void) | undefined;
}

/** A seat: colour, name, player, language. */
function SeatFields({ game, seat, number: n, isShared, change, paint, remove }: SeatFieldsProps) {
  const t = useTranslator();
  return (
    <li>
      <SeatEmblem colour={seat.colour} />
      <select
        aria-label={t('seats.colour', { n })}
        value={seat.colour}
        onChange={(event) => paint(event.target.value as SeatColour)}
      >
        {SEAT_COLOURS.map((colour) => (
          <option key={colour} value={colour}>
            {t(`colour.${colour}`)}
          </option>
        ))}
      </select>
      <NameField
        label={t('seats.name', { n })}
        name={seat.name}
        maxLength={MAX_NAME}
        onChange={(name) => change({ name })}
      />
      <select
        aria-label={t('seats.player', { n })}
        value={seat.player}
        onChange={(event) => change({ player: event.target.value as SeatPlayer })}
      >
        <option value="person">{t('seats.person')}</option>
        {botsOffered(game, seat.player).map((bot) => (
          <option key={bot} value={bot}>
            {t('seats.bot', { level: t(`bot.${bot}`) })}
          </option>
        ))}
      </select>
      {seat.player !== 'person' && <small className="bot-note muted">{t(`bot.${seat.player}.note`)}</small>}
      {isShared && seat.player === 'person' && <LanguageField seat={seat} number={n} change={change} />}
      <button
        type="button"
        className="round"
        aria-label={t('seats.remove', { n })}
        disabled={!remove}
        onClick={remove}
      >
        <Icon name="minus" />
      </button>
    </li>
  );
}

/** The language in which the page speaks to a person. */
function LanguageField({ seat, number: n, change }: Pick<SeatFieldsProps, 'seat' | 'number' | 'change'>) {
  const t = useTranslator();
  const { settings } = useSettings();
  const { language = languageOfPerson(settings, seat.name.trim()) } = seat;
  return (
    <select
      className="reads"
      aria-label={t('seats.language', { n })}
      value={language ?? ''}
      onChange={(event) => change({ language: (event.target.value || null) as Language | null })}
    >
      <option value="">{t('seats.asPage')}</option>
      {LANGUAGES.map((one) => (
        <option key={one} value={one} lang={one}>
          {LANGUAGE_NAMES[one]}
        </option>
      ))}
    </select>
  );
}
