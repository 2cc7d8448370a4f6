import './holdings.css';
import { GOODS, type View } from '@bastide/carcassonne';
import { itemAt } from '../../../must.ts';
import { useCarcassonne } from '../context.ts';
import { FigureIcon } from '../ui/FigureIcon.tsx';
import { figuresOf, GoodIcon } from './possessions.tsx';

interface Props {
  readonly view: View;
  readonly seat: number;
}

/** The figures that a seat has one of, faint while they are on the board, and its goods; only a picture: the sidebar says it in words. */
export default function Holdings({ view, seat }: Props) {
  const { colours } = useCarcassonne();
  const colour = itemAt(colours, seat);
  const { goods } = itemAt(view.seats, seat);
  return (
    <span className="holdings" aria-hidden="true">
      <span>
        {figuresOf(view, seat).map(({ figure, place }) => (
          <span key={figure} className={place === 'supply' ? undefined : 'out'}>
            <FigureIcon figure={figure} colour={colour} />
          </span>
        ))}
      </span>
      {view.options.sets.includes('traders') && (
        <span>
          {GOODS.map((good) => (
            <span key={good}>
              <GoodIcon good={good} />
              <i className="num">{goods[good]}</i>
            </span>
          ))}
        </span>
      )}
    </span>
  );
}
