import type { Action, Carcassonne, View } from '@bastide/carcassonne';
import { tileFacts } from '@bastide/carcassonne';
import type { MoveDescriber } from '../../../game/game-ui.ts';
import { itemAt, must } from '../../../must.ts';
import { segmentKind } from '../features.ts';
import type { CarcassonneKey, CarcassonneTranslator } from '../messages.ts';
import { cellName } from '../table/describe-cell.ts';
import { choiceLabels } from '../text/roles.ts';
import { MovePicture } from './MovePicture.tsx';
import { PrepareMove } from './PrepareMove.tsx';

/** Words of bots about their moves, by the names of the terms. */
const TERMS = [
  'points',
  'roads',
  'cities',
  'monasteries',
  'gardens',
  'fields',
  'joining',
  'meeples',
  'turn',
  'goods',
  'others',
  'outlook',
];

/** Descriptions of moves of Carcassonne: the place of the tile, and the figure on it. */
export const moveDescriber: MoveDescriber<Carcassonne, CarcassonneKey> = {
  describe(said, actions, view) {
    const { edition, thirdGood } = view.options;
    const t = said.withTerms({ edition, third: thirdGood });
    return t.parts(actions.map((action) => actionText(t, action, view, actions)));
  },
  termName: (t, name) => (TERMS.includes(name) ? t('carcassonne.term', { term: name }) : undefined),
  Picture: MovePicture,
  Prepare: PrepareMove,
};

function actionText(t: CarcassonneTranslator, action: Action, view: View, row: readonly Action[]): string {
  const kind = (name: string) => t('carcassonne.move', { kind: name });
  switch (action.type) {
    case 'place':
      return t('carcassonne.laid', { cell: cellName(t, action.at), turned: String(action.turned) });
    case 'deploy':
      return figureText(t, action, view, row);
    case 'retrieve':
      return kind('retrieve');
    case 'farmer':
      return kind(action.returns ? 'farmer' : 'stays');
    case 'second':
      return kind(action.taken ? 'second' : 'one');
    default:
      return kind('none');
  }
}

function figureText(
  t: CarcassonneTranslator,
  { figure, on, with: companion }: Extract<Action, { type: 'deploy' }>,
  { drawn, tiles }: View,
  row: readonly Action[],
): string {
  const tile = must(drawn, 'a figure is deployed with a tile in hand');
  const laid = row.find((action) => action.type === 'place');
  const turned = laid?.turned ?? itemAt(tiles, -1).turned;
  // Names the segment if the figure could stand on two of that kind.
  const alike = tileFacts(tile).segments.filter(({ kind }) => kind === segmentKind(tile, on));
  const labels = choiceLabels(
    t,
    alike.map(({ name }) => ({ figure, on: name })),
    tile,
    turned,
  );
  const role = itemAt(
    labels,
    alike.findIndex(({ name }) => name === on),
  );
  return companion ? t.list([role, t(`role.${companion}`)]) : role;
}
