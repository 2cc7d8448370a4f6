import type { At } from '@bastide/carcassonne';
import { type KeyboardEvent, useCallback, useDeferredValue, useMemo, useState } from 'react';
import type { Inset } from '../../../camera/framing.ts';
import { useSettings } from '../../../settings/context.ts';
import { Board, type FigureChoice, type LegalCell, TextBoard } from '../board/index.ts';
import { type CarcassonneTable, useCarcassonne } from '../context.ts';
import { useMarked } from '../decision/use-choices.ts';
import { useFinalScoringContext } from '../final/use-final.ts';
import { sameAt } from '../find.ts';
import { tileNumber } from '../text/tiles-count.ts';
import { useWords } from '../words/index.ts';
import { describeCell } from './describe-cell.ts';
import { lastMoves } from './lights.ts';
import { Toasts } from './Slips.tsx';
import { TileHead } from './TileHead.tsx';
import { useChosen, useGhost } from './use-ghost.ts';
import { useHighlights } from './use-lights.ts';

const START: At = [0, 0];
/** Between the map and the edges of the board when it is fitted. */
const INSET: Inset = { top: 12, right: 12, bottom: 12, left: 12 };

/** The board, as a picture and as text, with what is said about it. */
export function BoardArea() {
  const t = useWords();
  const table = useCarcassonne();
  const { view, moment, turn, colours, ui, setUi, board } = table;
  const { settings } = useSettings();
  const choices = useMarked();
  /** Where the board last came to rest: an object of its own for each time. */
  const [rest, setRest] = useState<object>({});
  const { highlights, dimmed } = useHighlights();
  const isNow = ui.past === undefined;
  const ghost = useGhost();
  const stop = useFinalScoringContext()?.stop;
  const about = useMemo(() => (stop?.feature.length ? stop.feature.map(({ at }) => at) : undefined), [stop]);
  const cells = cellsOf(table);
  const moves = useMemo(
    () => lastMoves(moment.log, typeof moment.actor === 'number' ? moment.actor : undefined),
    [moment],
  );
  const chosen = useChosen(choices);
  // Of what is on its way only the figure that was chosen is left.
  const marked = useMemo(
    () =>
      turn.isHeld ? choices.filter((one) => one.on === chosen?.on && one.figure === chosen.figure) : choices,
    [turn.isHeld, choices, chosen],
  );

  const choose = (at: At) => {
    if (!isNow || !turn.mine || turn.isHeld) return;
    setUi({ inspected: undefined, answer: undefined, refusal: false });
    turn.choosePlace(at);
  };
  const onGhost = (event: KeyboardEvent) => {
    if (!ghost || !sameAt(ghost.at, ui.focused) || (event.key !== 'Enter' && event.key !== ' ')) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === ' ') turn.turn(1, false);
    else if (turn.preview.kind === 'ready') turn.commit();
  };

  return (
    <main className="table wood" id="board">
      <Board
        ref={board}
        view={view}
        colours={colours}
        ghost={ghost}
        cells={cells}
        turned={turn.plan.turned}
        choices={isNow ? marked : NO_CHOICES}
        chosen={chosen}
        seat={table.seat}
        highlights={highlights}
        lastMoves={isNow && !moment.outcome ? moves : []}
        dimmed={dimmed}
        label={t('board.label', {
          tiles: view.tiles.length,
          turn: t('turn.tile', { tile: tileNumber(view), total: tileNumber(view) + view.left }),
        })}
        focused={sameAt(ui.focused, ghost?.at) ? undefined : ui.focused}
        inset={INSET}
        about={about}
        onCell={choose}
        onElsewhere={choose}
        onTurn={turn.turn}
        onFigure={({ figure, on }) => turn.chooseFigure({ type: 'deploy', figure, on }, true)}
        onInspect={(inspected) => setUi({ inspected })}
        onGhostHeld={() => {
          if (choices.length > 0) setUi({ dialog: 'loupe' });
          return choices.length > 0;
        }}
        onRest={() => setRest({})}
      />
      <div onKeyDownCapture={onGhost} className={settings.textBoard ? 'text-area shown' : 'text-area'}>
        <InWords onChoose={choose} />
      </div>
      <TileHead />
      <Toasts rest={rest} />
    </main>
  );
}

/** The board as text: what is seen does not wait for it. */
function InWords({ onChoose }: { readonly onChoose: (at: At) => void }) {
  const t = useWords();
  const { ui, setUi, board } = useCarcassonne();
  const { settings } = useSettings();
  const table = useDeferredValue<CarcassonneTable | null>(useCarcassonne(), null);
  const describe = useCallback((at: At) => (table ? describeCell(t, table, at) : ''), [t, table]);
  if (!table) return null;
  return (
    <TextBoard
      view={table.view}
      cells={cellsOf(table)}
      label={t('board.text')}
      describe={describe}
      focused={ui.focused ?? START}
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

/** Where the tile in hand may go; nothing is laid in the past. */
const cellsOf = ({ ui, turn }: CarcassonneTable): readonly LegalCell[] =>
  ui.past === undefined ? turn.cells : NOWHERE;

const NOWHERE: readonly LegalCell[] = [];
const NO_CHOICES: readonly FigureChoice[] = [];
