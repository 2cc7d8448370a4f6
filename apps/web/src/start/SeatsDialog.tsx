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
  /** Saves the seats. */
  onDone(seats: readonly SeatSetup[]): void;
  /** Saves the seats and starts the game. */
  onPlay(seats: readonly SeatSetup[]): void;
  onClose(): void;
}

/** Longest name in characters: a table has room for no more. */
const MAX_NAME = 30;

/** A seat, with the language chosen here for its person; `null`: the page's language. */
interface SeatDraft extends SeatSetup {
  readonly language?: Language | null;
}

/** Returns the bots that a game offers, and also the seat's present bot. */
const botsOffered = ({ bots }: GameUi, player: SeatPlayer): readonly BotName[] =>
  player === 'person' || bots.includes(player) ? bots : [player, ...bots];

/** Edits the seats: names, colours, people and bots, and the language of each person. */
export default function SeatsDialog({ game, seats: given, onDone, onPlay, onClose }: Props) {
  const t = useTranslator();
  const { min, max } = game.seats;
  const { settings, change: changeSettings } = useSettings();
  const [seats, setSeats] = useState(() =>
    given.map((seat, i): SeatDraft => ({ ...seat, name: seat.name || t('seats.guest', { n: i + 1 }) })),
  );
  const share = seats.filter(({ player }) => player === 'person').length > 1;
  const change = (at: number, part: Partial<SeatDraft>) =>
    setSeats(seats.map((seat, i) => (i === at ? { ...seat, ...part } : seat)));
  const paint = (at: number, colour: SeatColour) =>
    setSeats(
      seats.map((seat, i) =>
        i === at
          ? { ...seat, colour }
          : seat.colour === colour
            ? { ...seat, colour: seats[at]!.colour }
            : seat,
      ),
    );
  /** Returns the seats; stores the language of each person in the reader's settings. */
  const named = () => {
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
  return (
    <Dialog title={t(`${game.name}.seats`)} onClose={onClose} wide>
      <form
        className={share ? 'seats-form shared' : 'seats-form'}
        onSubmit={(event) => {
          event.preventDefault();
          onDone(named());
        }}
      >
        <ol>
          {seats.map((seat, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
            <li key={i}>
              <SeatEmblem colour={seat.colour} />
              <select
                aria-label={t('seats.colour', { n: i + 1 })}
                value={seat.colour}
                onChange={(event) => paint(i, event.target.value as SeatColour)}
              >
                {SEAT_COLOURS.map((colour) => (
                  <option key={colour} value={colour}>
                    {t(`colour.${colour}`)}
                  </option>
                ))}
              </select>
              <NameField
                label={t('seats.name', { n: i + 1 })}
                name={seat.name}
                maxLength={MAX_NAME}
                onChange={(name) => change(i, { name })}
              />
              <select
                aria-label={t('seats.player', { n: i + 1 })}
                value={seat.player}
                onChange={(event) => change(i, { player: event.target.value as SeatPlayer })}
              >
                <option value="person">{t('seats.person')}</option>
                {botsOffered(game, seat.player).map((bot) => (
                  <option key={bot} value={bot}>
                    {t('seats.bot', { level: t(`bot.${bot}`) })}
                  </option>
                ))}
              </select>
              {seat.player !== 'person' && (
                <small className="bot-note muted">{t(`bot.${seat.player}.note`)}</small>
              )}
              {share && seat.player === 'person' && (
                <select
                  className="reads"
                  aria-label={t('seats.language', { n: i + 1 })}
                  value={
                    (seat.language === undefined
                      ? languageOfPerson(settings, seat.name.trim())
                      : seat.language) ?? ''
                  }
                  onChange={(event) =>
                    change(i, { language: (event.target.value || null) as Language | null })
                  }
                >
                  <option value="">{t('seats.asPage')}</option>
                  {LANGUAGES.map((language) => (
                    <option key={language} value={language} lang={language}>
                      {LANGUAGE_NAMES[language]}
                    </option>
                  ))}
                </select>
              )}
              <button
                type="button"
                className="round"
                aria-label={t('seats.remove', { n: i + 1 })}
                disabled={seats.length <= min}
                onClick={() => setSeats(seats.filter((_, j) => j !== i))}
              >
                <Icon name="minus" />
              </button>
            </li>
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
          <button type="button" className="btn primary" onClick={() => onPlay(named())}>
            {t(`${game.name}.play`)}
          </button>
        </p>
      </form>
    </Dialog>
  );
}
