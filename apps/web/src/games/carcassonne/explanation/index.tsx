import { type Action, type Carcassonne, tileFacts, type View } from '@bastide/carcassonne';
import type { MoveDescriber, MovePictureProps, PrepareMoveProps } from '../../../game/game-ui.ts';
import { decapitalize } from '../../../i18n/translator.ts';
import { itemAt, must } from '../../../must.ts';
import type { MoveDrawing } from '../board/index.ts';
import { useCarcassonne } from '../context.ts';
import { segmentKind } from '../features.ts';
import { type CarcassonneKey, type CarcassonneTranslator, useCarcassonneTranslator } from '../messages.ts';
import { cellName } from '../table/describe-cell.ts';
import { choiceLabels } from '../text/roles.ts';
import { tileText } from '../text/tile-text.ts';
import { tileNumber } from '../text/tiles-count.ts';
import type { TurnPlan } from '../turn/plan.ts';
import { TilePicture } from '../ui/TilePicture.tsx';
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
  describe(said, actions, view, _, { from = 0, isReaders = false, isExact = false } = {}) {
    const { edition, thirdGood } = view.options;
    const t = said.withTerms({ edition, third: thirdGood });
    return t.parts(
      actions.slice(from).map((action) => {
        if (action.type === 'place') {
          const said = placementText(t, view, action, isReaders);
          const cell = cellName(t, action.at);
          return isExact ? t('carcassonne.exact', { said, cell, turned: action.turned }) : said;
        }
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

/** Returns a move as the board draws it: a tile with or without a figure, or a figure, or none, on the latest tile. */
function moveDrawing(actions: readonly Action[], view: View): MoveDrawing | undefined {
  const tile = tileOf(actions, view);
  const deployed = actions.find((action) => action.type === 'deploy');
  if (!tile || !deployed) return tile;
  const { figure, on, with: companion } = deployed;
  return { ...tile, figure: { figure, on, companion } };
}

function tileOf(
  [first]: readonly Action[],
  { drawn, tiles, phase }: View,
): Pick<MoveDrawing, 'tile' | 'at' | 'turned'> | undefined {
  if (first?.type === 'place')
    return drawn === null ? undefined : { tile: drawn, at: first.at, turned: first.turned };
  const last = tiles.at(-1);
  const isOnLast = first?.type === 'deploy' || (first?.type === 'skip' && phase === 'deploy');
  return isOnLast && last ? { tile: last.tile, at: last.at, turned: last.turned } : undefined;
}

/** The tile that was to be placed. */
function HandPicture({ view: { drawn } }: { readonly view: View }) {
  const t = useCarcassonneTranslator();
  return drawn === null ? null : <TilePicture tile={drawn} label={tileText(t, drawn)} />;
}

/** The tile in its new place; nothing for other moves. */
function MovePicture({ actions, view }: MovePictureProps<Action, View>) {
  const laid = actions.find((action) => action.type === 'place');
  if (!laid || !view.drawn) return null;
  return <TilePicture tile={view.drawn} turned={laid.turned} />;
}

/** Returns the plan for one decision of some actions; undefined: there is nothing to choose. */
export function planOf([first, next]: readonly Action[]): TurnPlan | undefined {
  switch (first?.type) {
    case 'place':
      return { at: first.at, turned: first.turned, choice: choiceIn(next) };
    case 'deploy':
    case 'retrieve':
      return { turned: 0, choice: first };
    case 'farmer':
      return { turned: 0, returns: first.returns };
    case 'second':
      return { turned: 0, declines: !first.taken };
    default:
      return undefined;
  }
}

const choiceIn = (action: Action | undefined): TurnPlan['choice'] =>
  action?.type === 'deploy' || action?.type === 'retrieve' ? action : undefined;

/** Chooses the advised place and figure, as if the reader had pressed both. */
function PrepareMove({ actions, label, describedBy, onPrepared }: PrepareMoveProps<Action>) {
  const { turn, board } = useCarcassonne();
  const plan = turn.isHeld ? undefined : planOf(actions);
  if (!plan) return null;
  const prepare = () => {
    turn.prepare(plan);
    if (plan.at) board.current?.reveal(plan.at);
    onPrepared();
  };
  return (
    <button type="button" className="btn" aria-describedby={describedBy} onClick={prepare}>
      {label}
    </button>
  );
}
