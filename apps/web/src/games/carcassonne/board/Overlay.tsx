import { type CSSProperties, memo, useMemo } from 'react';
import type { SeatColour } from '../../../art/seat-paint.ts';
import { createStore, derive, type Store, useStore } from '../../../ui/store.ts';
import { pieceIcon, pieceOf } from '../art/index.ts';
import { TILE } from '../art/units.ts';
import type { BoardHighlights, FigureChoice, LastMove } from './board-props.ts';
import type { FigureMark } from './marks.ts';
import { keyOf } from './places.ts';
import { type FlagSurroundings, flagsOf } from './score-flags.ts';

/** A place on the board for something that keeps its size on the screen: CSS moves it with the map. */
export const place = (x: number, y: number): object => ({ '--x': x, '--y': y });

interface MarksProps {
  readonly marks: readonly FigureMark[];
  readonly chosen: FigureChoice | undefined;
  /** The choice whose segment is under the pointer. */
  readonly pointed?: Store<FigureChoice | undefined>;
  readonly colour: SeatColour;
  /** 0: the keyboard comes to them; on the board it has the list of figures instead. */
  readonly tabIndex?: 0 | -1;
  readonly onFigure: (choice: FigureChoice) => void;
}

const NOT_POINTED = createStore<FigureChoice | undefined>(undefined);

/**
 * The figures that may be put on the ghost. Presses are taken by the board, which knows the segments, too; only
 * clicks that come from no pointer are taken here.
 */
export const Marks = memo(function Marks({
  marks,
  chosen,
  pointed = NOT_POINTED,
  colour,
  tabIndex = -1,
  onFigure,
}: MarksProps) {
  const aimed = useStore(pointed, (choice) => choice);
  return marks.map((mark) => {
    const { choice } = mark;
    const isChosen = isChoice(choice, chosen);
    const [x, y] = mark.middle;
    const { viewBox, markup } = pieceIcon(pieceOf(choice.figure, choice.on), colour);
    return (
      <button
        type="button"
        key={`${choice.figure} ${choice.on}`}
        className="board-mark"
        style={{ ...place(x, y), '--width': mark.width } as CSSProperties}
        tabIndex={tabIndex}
        aria-label={choice.label}
        aria-pressed={isChosen}
        data-pointed={isChoice(choice, aimed)}
        data-colour={colour}
        onMouseDown={(event) => event.preventDefault()}
        onClick={(event) => {
          if (event.detail === 0) onFigure(choice);
        }}
      >
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by our own code */}
        <svg viewBox={viewBox} aria-hidden="true" dangerouslySetInnerHTML={{ __html: markup }} />
      </button>
    );
  });
});

const isChoice = (a: FigureChoice, b: FigureChoice | undefined): boolean =>
  b !== undefined && a.figure === b.figure && a.on === b.on;

interface FlagsProps {
  readonly lit: Store<BoardHighlights>;
  readonly around: FlagSurroundings;
}

/** Paper flags with the labels of lit features. */
export const Flags = memo(function Flags({ lit, around }: FlagsProps) {
  const labelled = useMemo(
    () => derive(lit, ({ highlights }) => highlights.filter(({ label }) => label !== undefined)),
    [lit],
  );
  const shown = useStore(labelled, (highlights) => highlights);
  return flagsOf(shown, around).map(({ label, foot, hangs, leans, reach }, i) => (
    <div
      // biome-ignore lint/suspicious/noArrayIndexKey: a flag has no other name
      key={i}
      className={hangs ? 'board-flag hangs' : 'board-flag'}
      data-leans={leans}
      aria-hidden="true"
      style={{ ...place(...foot), '--reach': Math.max(0, reach) } as CSSProperties}
    >
      {label}
    </div>
  ));
});

/** Discs with 1 and 2 on the tiles of a double turn. */
export const Numbers = memo(function Numbers({
  moves,
  colours,
}: {
  readonly moves: readonly LastMove[];
  readonly colours: readonly SeatColour[];
}) {
  return moves.map(
    ({ at, seat, number }) =>
      number && (
        <div
          key={keyOf(at)}
          className="board-number"
          aria-hidden="true"
          style={place((at[0] + 1) * TILE - 34, at[1] * TILE + 34)}
          data-colour={colours[seat]}
        >
          {number}
        </div>
      ),
  );
});
