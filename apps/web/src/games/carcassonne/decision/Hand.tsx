import { Icon } from '../../../parts/Icon.tsx';
import { useCarcassonne } from '../context.ts';
import { TilePicture } from '../parts/TilePicture.tsx';
import { tileText } from '../text/tile-words.ts';
import { useWords } from '../words/index.ts';
import { useDrag } from './use-drag.ts';

/** The tile in hand, and the buttons that turn it. */
export function Hand({ picture = true }: { readonly picture?: boolean }) {
  const t = useWords();
  const { turn, moment } = useCarcassonne();
  const drag = useDrag();
  const { drawn, phase } = moment.view;
  const turns = turn.mine && phase === 'place';
  if (!drawn) return null;
  const lying = phase === 'deploy' ? moment.view.tiles.at(-1) : undefined;
  return (
    <div className="hand">
      {turns && <Turn direction={-1} />}
      {picture && (
        <span className="in-hand" {...drag}>
          <TilePicture
            key={drawn} // the tile before is not to be seen under this one's name
            isInHand
            tile={drawn}
            turned={lying?.turned ?? (turn.mine ? turn.plan.turned : 0)}
            label={t('act.hand', { tile: tileText(t, drawn) })}
          />
        </span>
      )}
      {turns && <Turn direction={1} />}
    </div>
  );
}

export function Turn({ direction }: { readonly direction: 1 | -1 }) {
  const t = useWords();
  const { turn } = useCarcassonne();
  return (
    <button
      type="button"
      className="round"
      aria-label={t(direction === 1 ? 'act.turnRight' : 'act.turnLeft')}
      aria-disabled={turn.isHeld || undefined}
      onClick={() => turn.turn(direction, true)}
    >
      <Icon name={direction === 1 ? 'turnRight' : 'turnLeft'} />
    </button>
  );
}
