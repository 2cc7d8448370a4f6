import { use } from 'react';
import { fetchRooms } from '../game/fetch.ts';
import type { GameUi } from '../game/game-ui.ts';

/** A band of the land of a game, as on its card. */
export function GamePicture({ game }: { readonly game: GameUi }) {
  const { picture } = use(fetchRooms(game));
  return (
    <span className="picture wood" aria-hidden="true">
      <img {...picture} sizes="(max-width: 719px) 100vw, 640px" alt="" decoding="async" draggable={false} />
    </span>
  );
}
