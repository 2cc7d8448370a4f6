import type { ReactNode } from 'react';
import { useGame } from '../game/context.ts';
import { prefetchTable } from '../game/fetch-modules.ts';
import type { GameCardProps } from '../game/game-ui.ts';
import { useTranslator } from '../i18n/context.ts';
import { opponentBot } from '../people/seats.ts';
import { Icon } from '../ui/Icon.tsx';

interface CardPictureProps {
  readonly picture: { readonly src: string; readonly srcSet: string };
}

/** The picture at the top of a game's card: there at once, and it moves in a little. */
export const CardPicture = ({ picture }: CardPictureProps) => (
  <div className="picture wood" aria-hidden="true">
    <img {...picture} sizes="(max-width: 900px) 100vw, 600px" alt="" decoding="async" draggable={false} />
  </div>
);

interface Props extends Omit<GameCardProps, 'openPage'> {
  /** Further actions of this card. */
  readonly children?: ReactNode;
}

/** The end of a game's card: the button that starts it, and the choice of opponents. */
export function CardActions({ setup, change, editSeats, play, children }: Props) {
  const t = useTranslator();
  const game = useGame(setup.game);
  const { name, setups } = game;
  return (
    <p className="game-acts">
      <button
        type="button"
        className="btn primary"
        aria-disabled={!setups.isPossible(setup) || undefined}
        onPointerEnter={() => prefetchTable(game)}
        onFocus={() => prefetchTable(game)}
        onClick={play}
      >
        {t(`${name}.play`)}
      </button>
      {opponentBot(setup.seats) ? (
        <button type="button" className="link company" onClick={editSeats}>
          <Icon name="seats" /> {t('start.several')}
        </button>
      ) : (
        <button
          type="button"
          className="link company"
          onClick={() => change(setups.withSeats(setup, setups.defaultSetup.seats))}
        >
          {t('start.alone')}
        </button>
      )}
      {children}
    </p>
  );
}
