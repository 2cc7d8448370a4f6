import type { Action, View } from '@bastide/carcassonne';
import type { MovePictureProps } from '../../../game/game-ui.ts';
import { TilePicture } from '../ui/TilePicture.tsx';

/** The tile in its new place; nothing for other moves. */
export function MovePicture({ actions, view }: MovePictureProps<Action, View>) {
  const laid = actions.find((action) => action.type === 'place');
  if (!laid || !view.drawn) return null;
  return <TilePicture tile={view.drawn} turned={laid.turned} />;
}
