import { Suspense, use } from 'react';
import { useGame } from '../game/context.ts';
import { fetchLobby } from '../game/fetch-modules.ts';
import type { GameUi } from '../game/game-ui.ts';
import { useTranslator } from '../i18n/context.ts';

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

interface Props {
  readonly game: string;
  /** The engine's options of the table. */
  readonly options: { readonly seats: number };
}

/** The game to be played: edition, sets and changed rules in a few words; or its name, if it has no options. */
export function OptionsSummary({ game, options }: Props) {
  const t = useTranslator<string>();
  const ui = useGame(game);
  if (!ui.lobby) return t(`${game}.name`);
  return (
    <Suspense fallback={'\u00a0'}>
      <GameOptions game={ui} options={options} />
    </Suspense>
  );
}

function GameOptions({ game, options }: { readonly game: GameUi } & Pick<Props, 'options'>) {
  const t = useTranslator<string>();
  const { describeOptions } = use(fetchLobby(game));
  return describeOptions(t, options);
}
