import type { View } from '@bastide/carcassonne';
import { useCarcassonneTranslator } from '../messages.ts';
import { tileText } from '../text/tile-text.ts';
import { TilePicture } from '../ui/TilePicture.tsx';

/** The tile that was to be placed. */
export function HandPicture({ view: { drawn } }: { readonly view: View }) {
  const t = useCarcassonneTranslator();
  return drawn === null ? null : <TilePicture tile={drawn} label={tileText(t, drawn)} />;
}
