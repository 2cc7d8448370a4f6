import { itemAt } from '../../../must.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { useCarcassonne } from '../context.ts';
import { useMarked } from '../decision/use-choices.ts';
import { useCarcassonneTranslator } from '../messages.ts';
import { useChosen, useGhost } from './use-ghost.ts';
import '../board/closeup.css';
import type { CSSProperties, MouseEvent } from 'react';
import type { SeatColour } from '../../../art/seat-paint.ts';
import { TILE } from '../art/units.ts';
import type { FigureChoice, TileGhost } from '../board/board-props.ts';
import { Piece } from '../board/Figures.tsx';
import { markAt, markOfSegment, marksOf } from '../board/marks.ts';
import { Marks } from '../board/Overlay.tsx';
import { outlineOf } from '../board/outline.ts';
import { keyOf } from '../board/places.ts';
import { TileInHand } from '../board/Tiles.tsx';

/** Of its bitmap, in pixels: larger than those of the board, and larger still where pixels are small. */
const LARGE = devicePixelRatio > 2 ? 768 : 512;

interface CloseupProps {
  readonly ghost: TileGhost;
  readonly choices: readonly FigureChoice[];
  readonly chosen: FigureChoice | undefined;
  /** Of the seat that chooses. */
  readonly colour: SeatColour;
  /** CSS pixels. */
  readonly width: number;
  readonly onFigure: (choice: FigureChoice) => void;
}

/** A tile alone and large, its segments to be pressed for the figures that may stand there. */
function Closeup({ ghost, choices, chosen, colour, width, onFigure }: CloseupProps) {
  const { at, tile, turned } = ghost;
  const [left, top] = [at[0] * TILE, at[1] * TILE];
  const scale = width / TILE;
  const marks = marksOf(ghost, choices, scale);
  const foot = marks.find(({ choice }) => choice.on === chosen?.on && choice.figure === chosen.figure)?.foot;
  const press = (event: MouseEvent<HTMLElement>) => {
    // From the keyboard it is the mark itself that is pressed.
    if (event.detail === 0) return;
    const box = event.currentTarget.getBoundingClientRect();
    const point = [
      (event.clientX - box.left) / scale + left,
      (event.clientY - box.top) / scale + top,
    ] as const;
    const mark = markAt(marks, point, scale) ?? markOfSegment(ghost, marks, point);
    if (mark) onFigure(mark.choice);
  };
  const segments = [...new Set(choices.map(({ on }) => on))];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the marks on it are buttons
    // biome-ignore lint/a11y/useKeyWithClickEvents: and have the keyboard
    <div className="closeup board" style={{ width, height: width }} onClick={press}>
      <svg className="board-map" viewBox={`${left} ${top} ${TILE} ${TILE}`} aria-hidden="true">
        <g transform={`translate(${left} ${top})`}>
          <TileInHand tile={tile} x={at[0]} y={at[1]} turned={turned} width={LARGE} />
        </g>
        {segments.map((on) => (
          <path
            key={on}
            className="closeup-segment"
            data-colour={colour}
            d={outlineOf([{ at, on }], new Map([[keyOf(at), ghost]])).edge}
          />
        ))}
        {chosen && foot && (
          <Piece
            figure={chosen.figure}
            on={chosen.on}
            colour={colour}
            x={foot[0]}
            y={foot[1]}
            px={width * devicePixelRatio}
          />
        )}
      </svg>
      <div
        className="board-over"
        style={{ '--k': scale, '--left': -left * scale, '--top': -top * scale } as CSSProperties}
      >
        <Marks marks={marks} chosen={chosen} colour={colour} tabIndex={0} onFigure={onFigure} />
      </div>
    </div>
  );
}

/** CSS pixels: of the tile, and of what lies above and below it in a low window. */
const WIDE = 260;
const AROUND = 148;

/** The tile being laid under a magnifying glass: on a phone its segments are too small for a finger. */
export default function Loupe() {
  const t = useCarcassonneTranslator();
  const { turn, colours, seat, setUi } = useCarcassonne();
  const ghost = useGhost();
  const choices = useMarked();
  const chosen = useChosen(choices);
  const close = () => setUi({ dialog: undefined });
  if (!ghost) return null;
  return (
    <Dialog title={t('act.figures')} onClose={close}>
      <Closeup
        ghost={ghost}
        choices={choices}
        chosen={chosen}
        colour={itemAt(colours, seat)}
        width={Math.min(WIDE, innerHeight - AROUND)}
        onFigure={({ figure, on }) => {
          turn.chooseFigure({ type: 'deploy', figure, on }, false);
          close();
        }}
      />
    </Dialog>
  );
}
