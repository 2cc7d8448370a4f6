import { Suspense, use } from 'react';
import { useGame } from '../game/context.ts';
import { fetchRooms } from '../game/fetch.ts';
import type { GameUi } from '../game/game-ui.ts';
import { useWords } from '../i18n/context.ts';

interface Props {
  readonly game: string;
  /** The engine's options, as the table has them. */
  readonly options: { readonly seats: number };
}

/** What is played: edition, sets, changed rules, in a few words; of a game that has none its name. */
export function Agreed({ game, options }: Props) {
  const t = useWords<string>();
  const ui = useGame(game);
  if (!ui.rooms) return t(`${game}.name`);
  return (
    <Suspense fallback={'\u00a0'}>
      <Told game={ui} options={options} />
    </Suspense>
  );
}

function Told({ game, options }: { readonly game: GameUi } & Pick<Props, 'options'>) {
  const t = useWords<string>();
  const { agreed } = use(fetchRooms(game));
  return agreed(t, options);
}
