import type { CSSProperties } from 'react';
import type { SketchedMove } from './island-props.ts';
import { pointOf } from './places.ts';
import { ownPlaceOf } from './sketches.ts';

/** Labels of moves to be compared: numbers or words beside their places. The text beside the island tells the same. */
export function SketchLabels({ moves }: { readonly moves: readonly SketchedMove[] }) {
  const places = moves.map((move) => ownPlaceOf(moves, (one) => one === move));
  return moves.map(({ label, look }, i) => {
    const place = places[i];
    if (place === undefined) return null;
    const [x, y] = pointOf(place);
    const beside = places.slice(0, i).filter((other) => other === place).length;
    return (
      <div
        key={label}
        className={`board-option ${/^\d+$/.test(label) ? 'number' : 'tag'} ${look}`}
        aria-hidden="true"
        style={{ '--x': x, '--y': y, '--beside': beside } as CSSProperties}
      >
        {label}
      </div>
    );
  });
}
