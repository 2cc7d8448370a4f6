import { use } from 'react';
import { fetchLobby } from '../game/fetch-modules.ts';
import type { GameUi } from '../game/game-ui.ts';

/** The picture of a game's landscape, as on its card; bare wood where it has none. */
export const GamePicture = ({ game }: { readonly game: GameUi }) => (
  <span className="picture wood" aria-hidden="true">
    {game.lobby && <LoadedPicture game={game} />}
  </span>
);

function LoadedPicture({ game }: { readonly game: GameUi }) {
  const { picture } = use(fetchLobby(game));
  return (
    picture && (
      <img {...picture} sizes="(max-width: 719px) 100vw, 640px" alt="" decoding="async" draggable={false} />
    )
  );
}
