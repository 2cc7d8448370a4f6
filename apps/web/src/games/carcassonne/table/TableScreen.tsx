import '../style/index.css';
import type { Action, At } from '@bastide/carcassonne';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { ScreenProps } from '../../../game/game-ui.ts';
import { opened } from '../../../parts/opened.ts';
import { rests } from '../../../session/awaited.ts';
import { useMoment } from '../../../session/use-moment.ts';
import { useView } from '../../../session/use-view.ts';
import { useSettings } from '../../../settings/context.ts';
import { useOwnSetting } from '../../../settings/own.ts';
import { Frame } from '../../../table/Frame.tsx';
import { focusAfterCommit } from '../../../table/focus.ts';
import { isHeld } from '../../../table/hold.ts';
import { useTableState } from '../../../table/use-table-state.ts';
import { ASK_SECOND } from '../ask-second.ts';
import type { BoardHandle } from '../board/index.ts';
import { CONFIRM } from '../confirm.ts';
import { NOTHING, type Table, TableContext } from '../context.ts';
import { Decision } from '../decision/Decision.tsx';
import { FinalContext, useFinal } from '../final/use-final.ts';
import { Leaf } from '../leaf/Leaf.tsx';
import { useStandings } from '../leaf/use-standings.tsx';
import { type CarcassonneSession, deciderOf } from '../session.ts';
import { refusalWords } from '../text/refusal-words.ts';
import { type Turn, useTurn } from '../turn/use-turn.ts';
import { useWords } from '../words/index.ts';
import { BoardArea } from './BoardArea.tsx';
import { turnMoments } from './past.ts';
import { TileScrubber } from './TileScrubber.tsx';
import { useTileKeys } from './use-keys.ts';
import { useNews } from './use-news.ts';

// What the first turn does not need is fetched when it is opened.
const Remaining = opened(() => import('./Remaining.tsx'));
const Loupe = opened(() => import('./Loupe.tsx'));

const DIALOGS = { tiles: <Remaining />, loupe: <Loupe /> };

/** The table of a game in progress or just over. */
export function TableScreen(props: ScreenProps<CarcassonneSession>) {
  const { session } = props;
  const t = useWords();
  const [confirm] = useOwnSetting(CONFIRM);
  const { purist } = useSettings().settings;
  const [isAsked] = useOwnSetting(ASK_SECOND);
  const { actor } = useMoment(session);
  // People who share a screen see what is the turn of each.
  const eyes = session.people.find((seat) => seat === actor) ?? session.people[0];
  const moment = useMoment(session, eyes);
  const state = useTableState(props, moment, NOTHING);
  const { people, attention, look, kept, send } = state;
  const board = useRef<BoardHandle>(null);
  const mine = eyes !== undefined && eyes === moment.actor && !rests(moment, eyes);
  const act = useCallback(
    (actions: readonly Action[]) => {
      look({ past: undefined, why: false, answer: undefined, looked: undefined, peeked: undefined });
      void send(deciderOf(session.moment()), actions).then((answer) => {
        if (answer?.ok === false)
          look({ answer: t.sentence(t('hold.refused', { because: refusalWords(t, answer) })) });
        if (session.moment().outcome) look({ focused: undefined });
      });
      focusAfterCommit(() => session.moment().outcome !== undefined);
    },
    [session, send, look, t],
  );
  const seat = deciderOf(moment);
  const held = { isSent: state.sent.has(seat), isHeld: isHeld(state, seat) };
  const turn = useTurn(moment, mine && !kept.stopped, { confirm, purist, isAsked, ...held }, act);
  const view = useView(session, attention.past, eyes);
  const moments = useMemo(() => turnMoments(moment.log), [moment.log]);
  const leafName = t('act.more');
  const table: Table = {
    ...state,
    moment,
    view,
    seat,
    front: seat,
    turn,
    purist,
    board,
    moments,
    leafName,
  };
  const final = useFinal(moment);
  useEffect(() => {
    // A longer sentence makes the board smaller first.
    const later = setTimeout(() => {
      for (const { at } of final?.stop?.feature ?? []) board.current?.reveal(at);
    }, 60);
    return () => clearTimeout(later);
  }, [final?.stop]);
  const spoken = spokenOf(turn)?.join();
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
  const live = useNews(moment, people, mine, purist);
  const standings = useStandings(table, final?.stop && final.soFar);
  const { dialog } = attention;
  const own = dialog === 'tiles' || dialog === 'loupe' ? dialog : undefined;
  return (
    <TableContext value={table}>
      <FinalContext value={final}>
        <Frame
          table={table}
          className="carcassonne"
          isCalled={mine}
          live={live}
          heard={heard}
          standings={standings}
          room={4}
          area={<BoardArea />}
          scrubber={<TileScrubber />}
          decision={<Decision />}
          leaf={<Leaf />}
          dialog={own && DIALOGS[own]}
        />
      </FinalContext>
    </TableContext>
  );
}

/** The one place that the decision speaks of, which may lie out of sight: a figure's, or the only one for the tile. */
function spokenOf({ preview, plan, cells }: Turn): At | undefined {
  if (preview.kind === 'open') return cells.length === 1 ? cells[0]!.at : undefined;
  if (preview.kind !== 'ready') return undefined;
  return preview.farmer?.at ?? (plan.choice?.type === 'retrieve' ? preview.abbot?.at : undefined);
}
