import type { Seat } from '@bastide/contract';
import { useMemo } from 'react';
import { useBots } from '../bots/use-bots.ts';
import { useGame } from '../game/context.ts';
import type { TableScreenProps } from '../game/game-ui.ts';
import { useTranslator } from '../i18n/context.ts';
import { useSaveStatus } from '../kept/use-kept.ts';
import { peopleOf } from '../people/people.ts';
import type { AnySession } from '../session/any.ts';
import type { GameSession, TableGameTypes } from '../session/session.ts';
import type { GameSetup } from '../session/setup.ts';
import { type PendingStage, useSend } from '../session/use-send.ts';
import { useSettings } from '../settings/context.ts';
import { useTableOverlay } from './company.ts';
import type { UiState } from './context.ts';
import { inputLockOf } from './hold.ts';
import { useUiState } from './use-attention.ts';
import { useLayout } from './use-layout.ts';

/**
 * What every table needs at this moment, and lets happen: it is kept, its bots play. `atRest`: how the table is looked
 * at first.
 */
export function useTableState<T extends TableGameTypes, Line, Setup extends GameSetup, Look extends UiState>(
  props: TableScreenProps<GameSession<T, Line, Setup> & AnySession>,
  { count, outcome }: { readonly count: number; readonly outcome: object | undefined },
  atRest: Look,
) {
  const t = useTranslator();
  const { settings } = useSettings();
  const { session } = props;
  const game = useGame(session.setup.game);
  const people = useMemo(() => peopleOf(t, session.setup, session.people), [t, session]);
  const colours = useMemo(() => session.setup.seats.map((seat) => seat.colour), [session]);
  const layout = useLayout();
  const { ui, setUi } = useUiState(atRest, count, layout === 'wide');
  const saveStatus = useSaveStatus(props.saveSource);
  const bots = useBots<T, Line, Setup>(session, settings.speed, saveStatus.stopped);
  const overlay = useTableOverlay();
  const { unsent, pending: all, send, undo } = useSend<T['Action']>(session, saveStatus.stopped);
  // What is kept on this device is never on its way for long.
  const pending = overlay ? all : NOTHING_PENDING;
  const isOffline = overlay?.isOffline ?? false;
  const inputLock = inputLockOf({ pending, isOffline });
  const isOver = outcome !== undefined;
  const shown = { people, colours, layout, ui, setUi, count, isOver };
  return {
    ...props,
    ...shown,
    game,
    saveStatus,
    bots,
    unsent,
    pending,
    isOffline,
    inputLock,
    send,
    takeBack: undo,
  };
}

const NOTHING_PENDING: ReadonlyMap<Seat, PendingStage> = new Map();
