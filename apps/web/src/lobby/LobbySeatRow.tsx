import type { CommandInput } from '@bastide/protocol';
import type { BotName } from '../people/seats.ts';
import { WordSelect } from '../ui/WordSelect.tsx';
import { SeatIcon } from './SeatIcons.tsx';
import { botText, type SeatInfo } from './seat-info.ts';
import { useWords } from './words/index.ts';

interface Props {
  readonly seat: number;
  readonly info: SeatInfo;
  readonly isOwn: boolean;
  readonly isTheHost: boolean;
  readonly isAway: boolean;
  /** Whether the reader may sit down. */
  readonly canSit: boolean;
  /** Somebody else at this screen would sit there, for the reader has a seat. */
  readonly isSecondSeat: boolean;
  /** Whether the reader gives seats to bots, and takes them away. */
  readonly canGiveToBots: boolean;
  /** The bots that may sit here. */
  readonly bots: readonly BotName[];
  readonly isBusy: boolean;
  act(what: CommandInput): void;
}

/** A seat before the game: whose it is, and what can be done about that. */
export function LobbySeatRow(props: Props) {
  const t = useWords();
  const { seat, info, isOwn, isTheHost, isAway } = props;
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
          {isTaken ? info.name : t('lobby.freeSeat')}
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

function SeatActions({ seat, info, isOwn, canSit, isSecondSeat, canGiveToBots, bots, isBusy, act }: Props) {
  const t = useWords();
  const button = (words: string, label: string, what: CommandInput) => (
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
  if (isOwn) return button(t('lobby.leaveSeat'), t('lobby.leaveSeat'), { type: 'rise', seat });
  if (info.name !== '') {
    if (!canGiveToBots) return null;
    const what: CommandInput =
      info.bot === undefined ? { type: 'rise', seat } : { type: 'bot', seat, bot: null };
    return button(t('lobby.takeAway'), t('lobby.takeFrom', { name: info.name }), what);
  }
  return (
    <>
      {canSit &&
        button(t(isSecondSeat ? 'lobby.sitHereToo' : 'lobby.sitHere'), t('lobby.sitAt', { n: seat + 1 }), {
          type: 'sit',
          seat,
        })}
      {canGiveToBots && bots.length > 0 && (
        <WordSelect
          label={t('lobby.giveBotAt', { n: seat + 1 })}
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
