import { Suspense, use } from 'react';
import { useGame } from '../game/context.ts';
import { fetchLobby } from '../game/fetch-modules.ts';
import type { GameUi } from '../game/game-ui.ts';
import { useTranslator } from '../i18n/context.ts';

interface Props {
  readonly game: string;
  /** The engine's options, as the table has them. */
  readonly options: { readonly seats: number };
}

/** The game to be played: edition, sets, changed rules, in a few words; of a game that has none its name. */
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
