import { Suspense, use } from 'react';
import { useGame } from '../game/context.ts';
import { fetchLobby } from '../game/fetch-modules.ts';
import type { GameUi } from '../game/game-ui.ts';
import { useTranslator } from '../i18n/context.ts';

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
