import type { TableSummary } from '@bastide/protocol';
import type { ReactNode } from 'react';
import { itemAt } from '../must.ts';
import { shortClockText, timeText } from './clock-text.ts';
import { type LobbyTranslator, useLobbyTranslator } from './messages.ts';
import { OptionsSummary } from './OptionsSummary.tsx';
import { SeatIcons } from './SeatIcons.tsx';
import { freeSeats, seatInfos } from './seat-info.ts';

interface Props {
  readonly listed: TableSummary;
  readonly isMine?: boolean;
  /** Actions on the table. */
  readonly children: ReactNode;
}

/** A table in a list: game, players and progress. */
export function TableRow({ listed, isMine = false, children }: Props) {
  const t = useLobbyTranslator();
  const { game, options, seats, people, isAwaited, points, state } = listed;
  const places = seatInfos(t, seats, people);
  const isCalled = isMine && isAwaited;
  return (
    <li className="table-row" data-called={isCalled || undefined}>
      <div className="row-game">
        <h3>{t(`${game}.name`)}</h3>
        <p className="small muted">
          <OptionsSummary game={game} options={options} />
        </p>
      </div>
      <div className="row-who">
        <SeatIcons places={places} points={state === 'open' ? [] : points} />
      </div>
      <p className="row-state small">
        {isCalled && <b>{t('lobby.yourTurn')}</b>}
        {!isCalled && <span>{tableStateText(t, listed)}</span>}
        {/* The list of the reader's own tables does not update when a host comes back. */}
        {listed.isHostAway && !isMine && <span>{t('lobby.hostAway')}</span>}
        <span className="muted">
          {isCalled && listed.due !== null
            ? t('lobby.due', { when: timeText(t, listed.due) })
            : shortClockText(t, listed.clock)}
        </span>
        {listed.isRated && <strong>{t('lobby.rated.yes')}</strong>}
      </p>
      <div className="row-act">{children}</div>
    </li>
  );
}

export function tableStateText(
  t: LobbyTranslator,
  { state, seats, people, winners }: Pick<TableSummary, 'state' | 'seats' | 'people' | 'winners'>,
): string {
  if (state === 'open') return t('lobby.waits', { n: freeSeats(seats) });
  if (state === 'over' && winners && winners.length > 0) {
    const places = seatInfos(t, seats, people);
    return t('lobby.won', {
      names: t.list(winners.map((seat) => itemAt(places, seat).name)),
      n: winners.length,
    });
  }
  return t(state === 'running' ? 'lobby.playing' : 'lobby.over');
}

/** Describes a table in a few words, for links that stand alone. */
export function tableName(t: LobbyTranslator, { game, seats, people }: TableSummary): string {
  const names = seatInfos(t, seats, people).flatMap(({ name }) => name || []);
  const said = t(`${game}.name`);
  return names.length > 0
    ? t('lobby.tableOf', { game: said, names: t.list(names) })
    : t('lobby.tableAlone', { game: said });
}
