import type { Seat } from '@bastide/contract';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useBots } from '../bots/use-bots.ts';
import { useGame } from '../game/context.ts';
import type { TableScreenProps } from '../game/game-ui.ts';
import { useTranslator } from '../i18n/context.ts';
import { peopleOf } from '../people/people.ts';
import { getRoute, isAutoplay, navigate, navigateBack, replaceRoute, useRoute } from '../router/history.ts';
import type { Route } from '../router/route.ts';
import type { AnySession } from '../session/local-session.ts';
import { useSaveStatus } from '../session/save-state.ts';
import type { GameSession, GameSetup, TableGameTypes } from '../session/session.ts';
import { type PendingStage, useSend } from '../session/use-send.ts';
import { useSettings } from '../settings/context.ts';
import { createStore, derive } from '../ui/store.ts';
import type { UiState } from './context.ts';
import { inputLockOf } from './input-lock.ts';
import { useTableOverlay } from './overlay.ts';
import { useLayout } from './use-layout.ts';

/** Another moment lights no line of the log and stands still, unless it is said otherwise. */
const NEW_MOMENT = { line: undefined, isAutoplay: false } as const satisfies Partial<UiState>;

/**
 * State of the table's view. The moment looked at and the open sidebar are part of the route, so that the browser's
 * button leads back from them; the moment can be shared, too. `count`: now, as a number of actions; `isBeside`: the
 * sidebar is always there.
 */
function useUiState<Look extends UiState>(atRest: Look, count: number, isBeside: boolean) {
  const address = useRoute();
  const past = address.at !== undefined && address.at <= count ? address.at : undefined;
  const isSidebarOpen = address.leaf === true && !isBeside;
  // Beside the table nothing is open, and nothing need be gone back from.
  useEffect(() => {
    const { leaf: isOpen, ...table } = getRoute();
    if (isBeside && isOpen) navigateBack(table);
  }, [isBeside]);
  const [opened] = useState(() => createStore({ ...atRest, past, isSidebarOpen, isAutoplay: isAutoplay() }));
  const setUi = useCallback(
    (part: Partial<Look>) => {
      if ('past' in part || 'isSidebarOpen' in part) updateRoute(part);
      opened.set({ ...opened.get(), ...('past' in part ? NEW_MOMENT : {}), ...part });
    },
    [opened],
  );
  const ui = useMemo(
    () =>
      derive(opened, (state) => {
        if (state.past === past && state.isSidebarOpen === isSidebarOpen) return state;
        return { ...state, ...(state.past === past ? {} : NEW_MOMENT), past, isSidebarOpen };
      }),
    [opened, past, isSidebarOpen],
  );
  return { ui, setUi };
}

/** Brings the address up to date: an opened part is navigated to, a closed one is navigated back from. */
function updateRoute(part: Partial<UiState>): void {
  const { at: before, leaf: wasOpen, ...table } = getRoute();
  const at = 'past' in part ? part.past : before;
  const isOpen = part.isSidebarOpen ?? wasOpen ?? false;
  const next: Route = { ...table, ...(at !== undefined && { at }), ...(isOpen && { leaf: true }) };
  const isMore = (at !== undefined && before === undefined) || (isOpen && !wasOpen);
  const isLess = (at === undefined && before !== undefined) || (!isOpen && wasOpen === true);
  if (isLess && !isMore) navigateBack(next);
  else if (isMore && !isLess) navigate(next);
  else replaceRoute(next);
}

/**
 * State that every table needs at this moment, and its effects: it is kept, its bots play. `atRest`: the view of the
 * table at first.
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
  const [wasOver] = useState(isOver);
  const shown = { people, colours, layout, ui, setUi, count, isOver, wasOver };
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
