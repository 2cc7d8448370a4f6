import '../style/index.css';
import type { Action, At } from '@bastide/carcassonne';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { TableScreenProps } from '../../../game/game-ui.ts';
import { lazyWithMessages } from '../../../parts/opened.ts';
import { isResting } from '../../../session/awaited.ts';
import { useMoment } from '../../../session/use-moment.ts';
import { useViewAt } from '../../../session/use-view.ts';
import { useSettings } from '../../../settings/context.ts';
import { useGameSetting } from '../../../settings/own.ts';
import { TableFrame } from '../../../table/Frame.tsx';
import { focusAfterCommit } from '../../../table/focus.ts';
import { isLocked } from '../../../table/hold.ts';
import { useTableState } from '../../../table/use-table-state.ts';
import { SECOND_TILE_SETTING } from '../ask-second.ts';
import type { BoardHandle } from '../board/index.ts';
import { CONFIRM_SETTING } from '../confirm.ts';
import { CarcassonneContext, type CarcassonneTable, INITIAL_CARCASSONNE_UI } from '../context.ts';
import { Decision } from '../decision/Decision.tsx';
import { FinalScoringContext, useFinalScoring } from '../final/use-final.ts';
import { CarcassonneSidebar } from '../leaf/Leaf.tsx';
import { useScoreboard } from '../leaf/use-standings.tsx';
import { type CarcassonneSession, deciderOf } from '../session.ts';
import { refusalText } from '../text/refusal-words.ts';
import { type TurnState, useTurn } from '../turn/use-turn.ts';
import { useWords } from '../words/index.ts';
import { BoardArea } from './BoardArea.tsx';
import { turnMoments } from './past.ts';
import { TileScrubber } from './TileScrubber.tsx';
import { useTileKeys } from './use-keys.ts';
import { useAnnouncements } from './use-news.ts';

// What the first turn does not need is fetched when it is opened.
const Remaining = lazyWithMessages(() => import('./Remaining.tsx'));
const Loupe = lazyWithMessages(() => import('./Loupe.tsx'));

const DIALOGS = { tiles: <Remaining />, loupe: <Loupe /> };

/** The table of a game in progress or just over. */
export function CarcassonneTableView(props: TableScreenProps<CarcassonneSession>) {
  const { session } = props;
  const t = useWords();
  const [confirm] = useGameSetting(CONFIRM_SETTING);
  const { purist } = useSettings().settings;
  const [isAsked] = useGameSetting(SECOND_TILE_SETTING);
  const { actor } = useMoment(session);
  // People who share a screen see what is the turn of each.
  const eyes = session.people.find((seat) => seat === actor) ?? session.people[0];
  const moment = useMoment(session, eyes);
  const state = useTableState(props, moment, INITIAL_CARCASSONNE_UI);
  const { people, ui, setUi, saveStatus, send } = state;
  const board = useRef<BoardHandle>(null);
  const mine = eyes !== undefined && eyes === moment.actor && !isResting(moment, eyes);
  const act = useCallback(
    (actions: readonly Action[]) => {
      setUi({ past: undefined, refusal: false, answer: undefined, inspected: undefined, peeked: undefined });
      void send(deciderOf(session.moment()), actions).then((answer) => {
        if (answer?.ok === false)
          setUi({ answer: t.sentence(t('hold.refused', { because: refusalText(t, answer) })) });
        if (session.moment().outcome) setUi({ focused: undefined });
      });
      focusAfterCommit(() => session.moment().outcome !== undefined);
    },
    [session, send, setUi, t],
  );
  const seat = deciderOf(moment);
  const held = { isSent: state.pending.has(seat), isHeld: isLocked(state, seat) };
  const turn = useTurn(moment, mine && !saveStatus.stopped, { confirm, purist, isAsked, ...held }, act);
  const view = useViewAt(session, ui.past, eyes);
  const moments = useMemo(() => turnMoments(moment.log), [moment.log]);
  const sidebarLabel = t('act.more');
  const table: CarcassonneTable = {
    ...state,
    moment,
    view,
    seat,
    frontSeat: seat,
    turn,
    purist,
    board,
    moments,
    sidebarLabel,
  };
  const final = useFinalScoring(moment);
  useEffect(() => {
    // A longer sentence makes the board smaller first.
    const later = setTimeout(() => {
      for (const { at } of final?.stop?.feature ?? []) board.current?.reveal(at);
    }, 60);
    return () => clearTimeout(later);
  }, [final?.stop]);
  const spoken = announcementOf(turn)?.join();
  useEffect(() => {
    const [x = Number.NaN, y = Number.NaN] = spoken?.split(',').map(Number) ?? [];
    if (!Number.isNaN(x)) board.current?.reveal([x, y]);
  }, [spoken]);
  useTileKeys(table);
  const { preview, plan } = turn;
  const heard = {
    ghost: plan.at && [...plan.at, plan.turned].join(),
    refused: preview.kind === 'misfit' ? [...preview.clashes, preview.refusal.rule].join() : undefined,
  };
  const live = useAnnouncements(moment, people, mine, purist);
  const standings = useScoreboard(table, final?.stop && final.pointsSoFar);
  const { dialog } = ui;
  const own = dialog === 'tiles' || dialog === 'loupe' ? dialog : undefined;
  return (
    <CarcassonneContext value={table}>
      <FinalScoringContext value={final}>
        <TableFrame
          table={table}
          className="carcassonne"
          isTurn={mine}
          live={live}
          cues={heard}
          scores={standings}
          wideSeats={4}
          area={<BoardArea />}
          scrubber={<TileScrubber />}
          decision={<Decision />}
          sidebar={<CarcassonneSidebar />}
          dialog={own && DIALOGS[own]}
        />
      </FinalScoringContext>
    </CarcassonneContext>
  );
}

/** The one place that the decision speaks of, which may lie out of sight: a figure's, or the only one for the tile. */
function announcementOf({ preview, plan, cells }: TurnState): At | undefined {
  if (preview.kind === 'open') return cells.length === 1 ? cells[0]!.at : undefined;
  if (preview.kind !== 'ready') return undefined;
  return preview.farmer?.at ?? (plan.choice?.type === 'retrieve' ? preview.abbot?.at : undefined);
}
