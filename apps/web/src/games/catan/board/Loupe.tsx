import { type MouseEvent, useState } from 'react';
import type { Point } from '../../../art/drawing/vectors.ts';
import { must } from '../../../must.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { useCatanTranslator } from '../messages.ts';
import { SCENE } from './island-props.ts';
import { HEX, SIDE } from './magnified.ts';

interface Props {
  /** The point in its middle, in CSS pixels of the page. */
  readonly at: Point;
  /** The height of a hex on the board, in CSS pixels. */
  readonly wide: number;
  /** Called for a press in the loupe, with the point on the page in CSS pixels. */
  onPress(x: number, y: number): void;
  onClose(): void;
}

/** A magnified part of the island: on a phone its places are small for a finger. */
export default function Loupe({ at: [x, y], wide, onPress, onClose }: Props) {
  const t = useCatanTranslator();
  const [board] = useState(() =>
    must(
      document.getElementById(SCENE)?.closest('.board'),
      'the loupe lies over a board',
    ).getBoundingClientRect(),
  );
  const side = (SIDE * wide) / HEX;
  const [left, top] = [x - side / 2, y - side / 2];
  const press = ({ currentTarget, clientX, clientY }: MouseEvent<Element>) => {
    const box = currentTarget.getBoundingClientRect();
    onPress(
      left + ((clientX - box.left) / box.width) * side,
      top + ((clientY - box.top) / box.height) * side,
    );
  };
  return (
    <Dialog title={t('catan.board.places')} onClose={onClose}>
      <svg
        className="island island-loupe"
        viewBox={`${left - board.left} ${top - board.top} ${side} ${side}`}
        aria-hidden="true"
        onClick={press}
      >
        <use href={`#${SCENE}`} />
      </svg>
    </Dialog>
  );
}
