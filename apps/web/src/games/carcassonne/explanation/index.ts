import type { Action, Carcassonne, View } from '@bastide/carcassonne';
import { tileFacts } from '@bastide/carcassonne';
import type { MoveDescriber } from '../../../game/game-ui.ts';
import { decapitalize } from '../../../i18n/translator.ts';
import { itemAt, must } from '../../../must.ts';
import { segmentKind } from '../features.ts';
import type { CarcassonneKey, CarcassonneTranslator } from '../messages.ts';
import { choiceLabels } from '../text/roles.ts';
import { tileNumber } from '../text/tiles-count.ts';
import { HandPicture } from './HandPicture.tsx';
import { MovePicture } from './MovePicture.tsx';
import { moveDrawing } from './move-drawing.ts';
import { PrepareMove } from './PrepareMove.tsx';
import { placementText } from './placement-text.ts';

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

/** Descriptions of moves of Carcassonne: what the tile does where it lies, and the figure on it. */
export const moveDescriber: MoveDescriber<Carcassonne, CarcassonneKey> = {
  describe(said, actions, view, _, { from = 0, isReaders = false } = {}) {
    const { edition, thirdGood } = view.options;
    const t = said.withTerms({ edition, third: thirdGood });
    return t.parts(
      actions.slice(from).map((action) => {
        if (action.type === 'place') return placementText(t, view, action, isReaders);
        return actionText(t, action, view, actions);
      }),
    );
  },
  draw: moveDrawing,
  when: (t, view) => t('carcassonne.when', { n: tileNumber(view) }),
  termName: (t, name) => (TERMS.includes(name) ? t('carcassonne.term', { term: name }) : undefined),
  Picture: MovePicture,
  Hand: HandPicture,
  Prepare: PrepareMove,
};

function actionText(
  t: CarcassonneTranslator,
  action: Exclude<Action, { type: 'place' }>,
  view: View,
  row: readonly Action[],
): string {
  const kind = (name: string) => t('carcassonne.move', { kind: name });
  switch (action.type) {
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
  const role = decapitalize(
    itemAt(
      labels,
      alike.findIndex(({ name }) => name === on),
    ),
    t.language,
  );
  return companion ? t.list([role, decapitalize(t(`role.${companion}`), t.language)]) : role;
}
