import type { CommandSent } from '@bastide/protocol';
import { Word } from '../parts/Word.tsx';
import type { BotName } from '../people/seats.ts';
import { botKind, type Place } from './place.ts';
import { SeatSign } from './SeatSigns.tsx';
import { useWords } from './words/index.ts';

interface Props {
  readonly seat: number;
  readonly place: Place;
  readonly isOwn: boolean;
  readonly isTheHost: boolean;
  readonly isAway: boolean;
  /** Whether the reader may sit down. */
  readonly canSit: boolean;
  /** Somebody else at this screen would sit there, for the reader has a seat. */
  readonly isToo: boolean;
  /** Whether the reader gives seats to bots, and takes them away. */
  readonly canDeal: boolean;
  /** The bots that may sit here. */
  readonly bots: readonly BotName[];
  readonly isBusy: boolean;
  act(what: CommandSent): void;
}

/** A seat before the game: whose it is, and what can be done about that. */
export function SeatRow(props: Props) {
  const t = useWords();
  const { seat, place, isOwn, isTheHost, isAway } = props;
  const isTaken = place.name !== '';
  const tags = [
    isOwn && t('rooms.you'),
    isTheHost && t('rooms.host'),
    place.bot !== undefined && botKind(t, place.bot),
    isAway && !isOwn && t('rooms.away'),
  ].filter((tag) => tag !== false);
  return (
    <li className="seat-row">
      <SeatSign place={place} />
      <div className="seat-who">
        <b className={isTaken ? 'seat-name' : 'seat-name free'}>
          {isTaken ? place.name : t('rooms.freeSeat')}
        </b>
        <small className="muted">
          {isTaken
            ? t.parts([t(`colour.${place.colour}`), ...tags])
            : t.parts([t('rooms.seat', { n: seat + 1 }), t(`colour.${place.colour}`)])}
        </small>
      </div>
      <div className="seat-acts">
        <Acts {...props} />
      </div>
    </li>
  );
}

function Acts({ seat, place, isOwn, canSit, isToo, canDeal, bots, isBusy, act }: Props) {
  const t = useWords();
  const button = (words: string, label: string, what: CommandSent) => (
    <button
      type="button"
      className="btn"
      aria-label={label}
      aria-disabled={isBusy || undefined}
      onClick={() => act(what)}
    >
      {words}
    </button>
  );
  if (isOwn) return button(t('rooms.leaveSeat'), t('rooms.leaveSeat'), { type: 'rise', seat });
  if (place.name !== '') {
    if (!canDeal) return null;
    const what: CommandSent =
      place.bot === undefined ? { type: 'rise', seat } : { type: 'bot', seat, bot: null };
    return button(t('rooms.takeAway'), t('rooms.takeFrom', { name: place.name }), what);
  }
  return (
    <>
      {canSit &&
        button(t(isToo ? 'rooms.sitHereToo' : 'rooms.sitHere'), t('rooms.sitAt', { n: seat + 1 }), {
          type: 'sit',
          seat,
        })}
      {canDeal && bots.length > 0 && (
        <Word
          label={t('rooms.giveBotAt', { n: seat + 1 })}
          words={t('rooms.giveBot')}
          options={bots.map((bot) => ({
            key: bot,
            words: t(`bot.${bot}`),
            note: t(`bot.${bot}.note`),
            chosen: false,
            choose: () => act({ type: 'bot', seat, bot }),
          }))}
        />
      )}
    </>
  );
}
