import type { CommandInput } from '@bastide/protocol';
import type { BotName } from '../people/seats.ts';
import { WordSelect } from '../ui/WordSelect.tsx';
import { useLobbyTranslator } from './messages.ts';
import { SeatIcon, SeatName } from './SeatIcons.tsx';
import { botText, type SeatInfo } from './seat-info.ts';

interface Props {
  readonly seat: number;
  readonly info: SeatInfo;
  readonly isOwn: boolean;
  /** Name of the person for whom the seat is kept; undefined: the reader may take it. */
  readonly keptFor: string | undefined;
  readonly isTheHost: boolean;
  readonly isAway: boolean;
  /** True if the reader may take this seat. */
  readonly canSit: boolean;
  /** True if it would be a second person's seat at this screen, because the reader already has one. */
  readonly isSecondSeat: boolean;
  /** True if the reader gives seats to bots, and takes them back. */
  readonly canGiveToBots: boolean;
  /** Bots that may play here. */
  readonly bots: readonly BotName[];
  readonly isBusy: boolean;
  act(what: CommandInput): void;
}

/** A seat before the game: its player, and the reader's actions on it. */
export function LobbySeatRow(props: Props) {
  const t = useLobbyTranslator();
  const { seat, info, isOwn, isTheHost, isAway, keptFor } = props;
  const isTaken = info.name !== '';
  const tags = [
    isOwn && t('lobby.you'),
    isTheHost && t('lobby.host'),
    info.bot !== undefined && botText(t, info.bot),
    isAway && !isOwn && t('lobby.away'),
  ].filter((tag) => tag !== false);
  return (
    <li className="seat-row">
      <SeatIcon place={info} />
      <div className="seat-who">
        <b className={isTaken ? 'seat-name' : 'seat-name free'}>
          {isTaken ? (
            <SeatName place={info} isOwn={isOwn} />
          ) : keptFor === undefined ? (
            t('lobby.freeSeat')
          ) : (
            t('lobby.keptFor', { name: keptFor })
          )}
        </b>
        <small className="muted">
          {isTaken
            ? t.parts([t(`colour.${info.colour}`), ...tags])
            : t.parts([t('lobby.seat', { n: seat + 1 }), t(`colour.${info.colour}`)])}
        </small>
      </div>
      <div className="seat-acts">
        <SeatActions {...props} />
      </div>
    </li>
  );
}

function SeatActions({
  seat,
  info,
  isOwn,
  keptFor,
  canSit,
  isSecondSeat,
  canGiveToBots,
  bots,
  isBusy,
  act,
}: Props) {
  const t = useLobbyTranslator();
  const button = (words: string, whose: string | undefined, what: CommandInput) => (
    <button
      type="button"
      className="btn"
      aria-label={whose === undefined ? undefined : t('join.label', { label: words, said: whose })}
      aria-disabled={isBusy || undefined}
      onClick={() => act(what)}
    >
      {words}
    </button>
  );
  if (isOwn) return button(t('lobby.leaveSeat'), undefined, { type: 'stand-up', seat });
  if (info.name !== '') {
    if (!canGiveToBots) return null;
    const what: CommandInput =
      info.bot === undefined ? { type: 'stand-up', seat } : { type: 'bot', seat, bot: null };
    return button(t('lobby.takeAway'), info.name, what);
  }
  if (keptFor !== undefined)
    return canGiveToBots
      ? button(t('lobby.freeIt'), t('lobby.seat', { n: seat + 1 }), { type: 'bot', seat, bot: null })
      : null;
  return (
    <>
      {canSit &&
        button(t(isSecondSeat ? 'lobby.sitHereToo' : 'lobby.sitHere'), t('lobby.seat', { n: seat + 1 }), {
          type: 'sit',
          seat,
        })}
      {canGiveToBots && bots.length > 0 && (
        <WordSelect
          label={t('lobby.seat', { n: seat + 1 })}
          words={t('lobby.giveBot')}
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
