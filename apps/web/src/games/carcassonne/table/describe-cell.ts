import { type Carcassonne, type Coordinates, carcassonne, SIDES, tileFacts } from '@bastide/carcassonne';
import { itemAt } from '../../../must.ts';
import { verbFormOf } from '../../../people/people.ts';
import { refusalForView } from '../../../session/state-for-view.ts';
import type { CarcassonneTable } from '../context.ts';
import { sameAt } from '../features.ts';
import type { CarcassonneTranslator } from '../messages.ts';
import { turnedSide } from '../text/direction.ts';
import { refusalText } from '../text/refusal-text.ts';
import { roleName } from '../text/roles.ts';
import { tileText } from '../text/tile-text.ts';
import { tightCells } from '../tight-cells.ts';

/** A cell in one or more sentences, for those who hear the board. */
export function describeCell(t: CarcassonneTranslator, table: CarcassonneTable, at: Coordinates): string {
  return t('join.label', { label: cellName(t, at), said: contents(t, table, at) });
}

/** "3 west, 2 north": places count from the start tile. */
export function cellName(t: CarcassonneTranslator, [x, y]: Coordinates): string {
  return t('place.cell', {
    x: Math.abs(x),
    y: Math.abs(y),
    side: x > 0 ? 'east' : 'west',
    rank: y > 0 ? 'south' : 'north',
    both: x !== 0 && y !== 0 ? 'yes' : 'no',
    start: x === 0 && y === 0 ? 'yes' : 'no',
  });
}

function contents(t: CarcassonneTranslator, table: CarcassonneTable, at: Coordinates): string {
  const { view, people } = table;
  const tile = view.tiles.find((one) => sameAt(one.at, at));
  if (!tile) return emptyCell(t, table, at);
  const sides = tileFacts(tile.tile).edges;
  const edges = Object.fromEntries(
    SIDES.map((side, i) => [
      turnedSide(side, tile.turned).toLowerCase(),
      t('board.edge', { edge: itemAt(sides, i) }),
    ]),
  );
  const figures = view.figures
    .filter((figure) => sameAt(figure.at, at))
    .map(({ seat, figure, on }) =>
      t('board.figure', { name: itemAt(people.names, seat), role: roleName(t, figure, tile.tile, on) }),
    );
  const by =
    tile.by === null
      ? []
      : [
          t('board.laidBy', {
            name: itemAt(people.names, tile.by),
            who: verbFormOf(t, [tile.by], people.names),
          }),
        ];
  const said = t('join.sentence', { said: tileText(t, tile.tile) });
  return t.sentences([said, t('board.edges', edges), ...figures, ...by]);
}

function emptyCell(
  t: CarcassonneTranslator,
  { moment, view, turn, ui, purist }: CarcassonneTable,
  at: Coordinates,
): string {
  const beside = view.tiles.some((tile) => Math.abs(tile.at[0] - at[0]) + Math.abs(tile.at[1] - at[1]) === 1);
  if (!beside) return t('board.nothing');
  if (!turn.mine || view.phase !== 'place' || ui.get().past !== undefined) return t('board.empty');
  if (sameAt(turn.plan.at, at) && turn.preview.kind === 'ready') return t('board.ghost');
  if (purist) return t('board.empty');
  const tight = tightCells(view).find((one) => sameAt(one.at, at));
  const few = tight ? t('board.tight', { n: tight.fitting }) : '';
  const cell = turn.cells.find((one) => sameAt(one.at, at));
  if (cell) return t.sentences([t('board.fits', { turns: turnsTo(turn.plan.turned, cell.turned) }), few]);
  const place = { type: 'place', at, turned: turn.plan.turned } as const;
  const refusal = refusalForView<Carcassonne>(carcassonne, moment.view, view.seat, place);
  if (!refusal) return t('board.empty');
  return t.sentences([t('board.misfit', { because: refusalText(t, refusal), rule: refusal.rule }), few]);
}

function turnsTo(from: number, fitting: readonly number[]): string {
  const by = fitting.map((turned) => (turned - from + 360) % 360).sort((a, b) => a - b)[0];
  return by === 0 ? 'none' : by === 90 ? 'right' : by === 270 ? 'left' : 'half';
}
