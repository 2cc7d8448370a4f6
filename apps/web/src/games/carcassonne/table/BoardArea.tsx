import type { Coordinates, Event } from '@bastide/carcassonne';
import { type KeyboardEvent, useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { Inset } from '../../../camera/framing.ts';
import { useSettings } from '../../../settings/context.ts';
import { useCoveredBySidebar } from '../../../table/context.ts';
import { derive, type Store } from '../../../ui/store.ts';
import {
  Board,
  type BoardHighlights,
  type FeatureHighlight,
  type FigureChoice,
  type LastMove,
  type LegalCell,
  type SketchedMove,
  TextBoard,
  type TileGhost,
} from '../board/index.ts';
import {
  type CarcassonneTable,
  type CarcassonneUiState,
  useCarcassonne,
  useCarcassonneUi,
} from '../context.ts';
import { useMarked } from '../decision/use-choices.ts';
import { featureAt, sameAt } from '../features.ts';
import type { LogLine } from '../log/lines.ts';
import { useCarcassonneTranslator } from '../messages.ts';
import { useFinalScoringContext } from '../result/use-final-scoring.ts';
import type { CarcassonneMoment } from '../session.ts';
import { tileNumber } from '../text/tiles-count.ts';
import { sameFigure } from '../turn/plan.ts';
import { describeCell } from './describe-cell.ts';
import {
  choiceHighlights,
  featureHighlight,
  fieldHighlights,
  lastMoves,
  lineHighlights,
  scoredHighlights,
} from './highlights.ts';
import { TileHead } from './TileHead.tsx';
import { Toasts } from './Toasts.tsx';
import { useChosen, useGhost } from './use-ghost.ts';

/** Scores stay lit this long, in milliseconds at usual speed; at least as long as it takes to read them. */
const LIT = 2000;

const NONE: readonly Event[] = [];

/** The events of the latest move that scored, for as long as they are news; moves after it do not keep them longer. */
function useRecent(moment: CarcassonneMoment, speed: number): readonly Event[] {
  const [recent, setRecent] = useState(NONE);
  useEffect(() => {
    if (moment.latest.some((event) => event.type === 'scored' || event.type === 'completed'))
      setRecent(moment.latest);
  }, [moment]);
  useEffect(() => {
    if (recent === NONE) return;
    const timer = setTimeout(() => setRecent(NONE), LIT * Math.max(1, speed));
    return () => clearTimeout(timer);
  }, [recent, speed]);
  return recent;
}

/** Parts of the view that highlights hang on. */
type LookedAt = Pick<CarcassonneUiState, 'line' | 'inspected' | 'peeked' | 'past' | 'fields'>;

/** Highlights of the board just now. */
function useHighlights(): Store<BoardHighlights> {
  const { view, moment, seat, ui, turn, purist } = useCarcassonne();
  const { settings } = useSettings();
  const recent = useRecent(moment, settings.speed);
  const stop = useFinalScoringContext()?.stop;
  return useMemo(() => {
    const looked = derive(ui, ({ line, inspected, peeked, past, fields }): LookedAt => {
      return { line, inspected, peeked, past, fields };
    });
    const position = { view, log: moment.log, seat, turn, purist, recent, stop };
    return derive(looked, (places) => highlightsAt(position, places));
  }, [ui, moment.log, view, seat, turn, recent, stop, purist]);
}

interface HighlightedPosition extends Pick<CarcassonneTable, 'view' | 'seat' | 'turn' | 'purist'> {
  readonly log: CarcassonneMoment['log'];
  readonly recent: readonly Event[];
  readonly stop: LogLine | undefined;
}

/** Returns the highlights: the inspected place comes before the plan, and the plan before news. */
function highlightsAt(
  { view, log, seat, turn, purist, recent, stop }: HighlightedPosition,
  { line, inspected, peeked, past, fields: areFieldsShown }: LookedAt,
): BoardHighlights {
  const fields = areFieldsShown && !purist;
  const told = line === undefined ? undefined : log[line];
  if (told) return dimming(lineHighlights(told, view));
  if (past !== undefined) return { highlights: fields ? fieldHighlights(view) : [], dimmed: false };
  if (stop) return { highlights: lineHighlights(stop, view), dimmed: false };
  if (turn.preview.kind === 'ready' && !purist) {
    const other = sameFigure(peeked, turn.plan.choice) ? undefined : peeked;
    const shown = other ? turn.previewOf(other) : turn.preview;
    return { highlights: choiceHighlights(shown, other ?? turn.plan.choice, seat), dimmed: false };
  }
  if (fields) return { highlights: fieldHighlights(view), dimmed: true };
  const feature = inspected && featureAt(view, inspected.at, inspected.on);
  if (feature && !purist) return { highlights: [featureHighlight(feature)], dimmed: false };
  return { highlights: scoredHighlights(recent), dimmed: false };
}

const dimming = (highlights: readonly FeatureHighlight[]): BoardHighlights => ({
  highlights,
  dimmed: highlights.length > 0,
});

const START: Coordinates = [0, 0];
/** Pixels between the map and the edges of the board, or what covers them. */
const EDGE = 12;

/** Margins of the board in which nothing is put. */
function useInset(): Inset {
  const covered = useCoveredBySidebar();
  return useMemo(() => ({ top: EDGE, right: EDGE + covered, bottom: EDGE, left: EDGE }), [covered]);
}

/** The board, as a picture and as text, with its header and toasts. */
export function BoardArea() {
  const { turn, setUi } = useCarcassonne();
  const isNow = useCarcassonneUi((ui) => ui.past === undefined);
  const { settings } = useSettings();
  /** The last rest of the board: an object of its own for each time. */
  const [rest, setRest] = useState<object>({});
  const ghost = useGhost();
  const choose = (at: Coordinates) => {
    if (!isNow || !turn.mine || turn.isHeld) return;
    setUi({ inspected: undefined, answer: undefined, refusal: false });
    turn.choosePlace(at);
  };
  const onGhost = useGhostKeys(ghost);
  return (
    <main className="table wood" id="board">
      <PictureBoard ghost={ghost} onChoose={choose} onRest={() => setRest({})} />
      <div onKeyDownCapture={onGhost} className={settings.textBoard ? 'text-area shown' : 'text-area'}>
        <InWords onChoose={choose} />
      </div>
      <TileHead />
      <Toasts rest={rest} />
    </main>
  );
}

/** On the ghost's cell Space turns the tile, and Enter lays it. */
function useGhostKeys(ghost: TileGhost | undefined): (event: KeyboardEvent) => void {
  const { turn, ui } = useCarcassonne();
  return (event) => {
    const isKey = event.key === 'Enter' || event.key === ' ';
    if (!ghost || !isKey || !sameAt(ghost.at, ui.get().focused)) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === ' ') turn.turn(1, false);
    else if (turn.preview.kind === 'ready') turn.commit();
  };
}

interface PictureBoardProps {
  readonly ghost: TileGhost | undefined;
  readonly onChoose: (at: Coordinates) => void;
  readonly onRest: () => void;
}

function PictureBoard({ ghost, onChoose, onRest }: PictureBoardProps) {
  const t = useCarcassonneTranslator();
  const table = useCarcassonne();
  const { view, moment, turn, colours, setUi, board } = table;
  const isNow = useCarcassonneUi((ui) => ui.past === undefined);
  const focused = useCarcassonneUi((ui) => (sameAt(ui.focused, ghost?.at) ? undefined : ui.focused));
  const choices = useMarked();
  const chosen = useChosen(choices);
  const lit = useHighlights();
  const inset = useInset();
  const stop = useFinalScoringContext()?.stop;
  // Drawn by this game's own describer of moves.
  const sketches = useCarcassonneUi((ui) => ui.sketches) as readonly SketchedMove[];
  const about = useMemo(() => (stop?.feature.length ? stop.feature.map(({ at }) => at) : undefined), [stop]);
  const moves = useMemo(
    () =>
      moment.outcome
        ? NO_MOVES
        : lastMoves(moment.log, typeof moment.actor === 'number' ? moment.actor : undefined),
    [moment],
  );
  const marked = useOnlyChosen(turn.isHeld, choices, chosen);
  return (
    <Board
      ref={board}
      view={view}
      colours={colours}
      ghost={ghost}
      cells={cellsOf(table)}
      showsTight={isNow && !table.purist}
      turned={turn.plan.turned}
      choices={isNow ? marked : NO_CHOICES}
      chosen={chosen}
      seat={table.seat}
      lit={lit}
      lastMoves={isNow ? moves : NO_MOVES}
      sketches={sketches}
      label={t('board.label', {
        tiles: view.tiles.length,
        turn: t('turn.tile', { tile: tileNumber(view), total: tileNumber(view) + view.left }),
      })}
      focused={focused}
      inset={inset}
      about={about}
      isOver={moment.outcome !== undefined}
      onCell={onChoose}
      onElsewhere={onChoose}
      onTurn={turn.turn}
      onFigure={({ figure, on }) => turn.chooseFigure({ type: 'deploy', figure, on }, true)}
      onInspect={(inspected) => setUi({ inspected })}
      onGhostHeld={() => {
        if (choices.length > 0) setUi({ dialog: 'loupe' });
        return choices.length > 0;
      }}
      onRest={onRest}
    />
  );
}

/** All choices; of what is on its way only the figure that was chosen is left. */
const useOnlyChosen = (
  isHeld: boolean,
  choices: ReturnType<typeof useMarked>,
  chosen: ReturnType<typeof useChosen>,
): ReturnType<typeof useMarked> =>
  useMemo(
    () => (isHeld ? choices.filter((one) => one.on === chosen?.on && one.figure === chosen.figure) : choices),
    [isHeld, choices, chosen],
  );

/** The board as text: the picture does not wait for it. */
function InWords({ onChoose }: { readonly onChoose: (at: Coordinates) => void }) {
  const t = useCarcassonneTranslator();
  const { setUi, board } = useCarcassonne();
  const focused = useCarcassonneUi((ui) => ui.focused);
  const { settings } = useSettings();
  const table = useDeferredValue<CarcassonneTable | null>(useCarcassonne(), null);
  const describe = useCallback((at: Coordinates) => (table ? describeCell(t, table, at) : ''), [t, table]);
  if (!table) return null;
  return (
    <TextBoard
      view={table.view}
      cells={cellsOf(table)}
      label={t('board.text')}
      describe={describe}
      focused={focused ?? START}
      shown={settings.textBoard}
      onFocus={(at) => {
        setUi({ focused: at });
        board.current?.reveal(at);
      }}
      onLeave={() => setUi({ focused: undefined })}
      onChoose={onChoose}
    />
  );
}

/** Legal cells of the tile in hand; none in the past. */
const cellsOf = ({ ui, turn }: CarcassonneTable): readonly LegalCell[] =>
  ui.get().past === undefined ? turn.cells : NOWHERE;

const NOWHERE: readonly LegalCell[] = [];
const NO_CHOICES: readonly FigureChoice[] = [];
const NO_MOVES: readonly LastMove[] = [];
