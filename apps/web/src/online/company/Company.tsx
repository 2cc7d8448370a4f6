import './company.css';
import { seatsOf } from '@bastide/protocol';
import { type ReactNode, useMemo, useSyncExternalStore } from 'react';
import { type TableOverlay, TableOverlayContext } from '../../table/company.ts';
import type { TableConnection } from '../online.ts';
import { useSecondsLost } from '../use-lost.ts';
import { OnlineMenu } from './asking/MenuPart.tsx';
import { Banners } from './Bands.tsx';
import { OverlayDecision } from './Decision.tsx';
import { nextStepOf } from './end/onward.ts';
import { OverlayResult } from './end/Result.tsx';
import { useChat } from './heard/use-heard.ts';
import { OverlayLayer } from './Over.tsx';
import { outText } from './out-words.ts';
import { substitutedSeat } from './presence.ts';
import { SeatStatus } from './seats/SeatLine.tsx';
import { SeatBadge } from './seats/SeatSign.tsx';
import { OverlayContext } from './state.ts';
import { ChatSidebar } from './talk/TalkLeaf.tsx';
import { ChatButton } from './talk/TalkTool.tsx';
import { useAwayPeople } from './use-away.ts';
import { useCommands } from './use-doing.ts';
import { useWords } from './words/index.ts';

/** What a table of the server puts into the frame. */
const SLOTS: Omit<TableOverlay, 'isOffline' | 'substituteText' | 'nextStepText'> = {
  SeatStatus,
  SeatBadge,
  Tools: ChatButton,
  SidebarPart: ChatSidebar,
  Banners,
  Decision: OverlayDecision,
  Result: OverlayResult,
  MenuPart: OnlineMenu,
  Layer: OverlayLayer,
};

interface Props {
  readonly online: TableConnection;
  /** The table. */
  readonly children: ReactNode;
}

/** Around a table of the server: who else is there, what they say and ask, and how much time is left. */
export function OverlayProvider({ online, children }: Props) {
  const t = useWords();
  const moment = useSyncExternalStore(online.subscribe, online.moment);
  const commands = useCommands(online);
  const chat = useChat(online, moment);
  const away = useAwayPeople(moment, online.me);
  const isOffline = useSecondsLost(moment.link) !== undefined;
  const { table, entries, people } = moment;
  const mine = seatsOf(table, online.me);
  const lent = substitutedSeat(table, mine);
  const name = people[online.me ?? '']?.name ?? '';
  const substituteText =
    lent === undefined
      ? outText(t, table, entries, mine)
      : // At one of the seats of those who share this screen, too.
        t('company.botForYou', { who: mine.length === 1 ? 'you' : 'other', name });
  const nextStepText = t('company.onward', { onward: nextStepOf(table, mine.length > 0) });
  const overlay = useMemo(
    () => ({ ...SLOTS, isOffline, substituteText, nextStepText }),
    [isOffline, substituteText, nextStepText],
  );
  const state = useMemo(() => ({ online, commands, chat, away }), [online, commands, chat, away]);
  return (
    <TableOverlayContext value={overlay}>
      <OverlayContext value={state}>{children}</OverlayContext>
    </TableOverlayContext>
  );
}
