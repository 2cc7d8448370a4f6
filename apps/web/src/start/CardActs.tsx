import type { ReactNode } from 'react';
import { useGame } from '../game/context.ts';
import { fetchAhead } from '../game/fetch.ts';
import type { CardProps } from '../game/game-ui.ts';
import { useWords } from '../i18n/context.ts';
import { Icon } from '../parts/Icon.tsx';
import { onlyBots } from '../people/seats.ts';

interface Props extends Omit<CardProps, 'openPage'> {
  /** What else may be done from this card. */
  readonly children?: ReactNode;
}

/** What a game's card ends with: the button that begins it, and the way to other company. */
export function CardActs({ setup, change, editSeats, play, children }: Props) {
  const t = useWords();
  const game = useGame(setup.game);
  const { name, setups } = game;
  return (
    <p className="game-acts">
      <button
        type="button"
        className="btn wax"
        aria-disabled={!setups.isPossible(setup) || undefined}
        onPointerEnter={() => fetchAhead(game)}
        onFocus={() => fetchAhead(game)}
        onClick={play}
      >
        {t(`${name}.play`)}
      </button>
      {onlyBots(setup.seats) ? (
        <button type="button" className="link company" onClick={editSeats}>
          <Icon name="seats" /> {t('start.several')}
        </button>
      ) : (
        <button
          type="button"
          className="link company"
          onClick={() => change(setups.withSeats(setup, setups.usual.seats))}
        >
          {t('start.alone')}
        </button>
      )}
      {children}
    </p>
  );
}
