import { Suspense, use } from 'react';
import { useGame } from '../game/context.ts';
import { fetchRooms } from '../game/fetch.ts';
import { useWords } from '../i18n/context.ts';

interface Props {
  readonly game: string;
  /** The engine's options, as the table has them. */
  readonly options: { readonly seats: number };
}

/** What is played: edition, sets, changed rules, in a few words. */
export const Agreed = (props: Props) => (
  <Suspense fallback={'\u00a0'}>
    <Told {...props} />
  </Suspense>
);

function Told({ game, options }: Props) {
  const t = useWords<string>();
  const { agreed } = use(fetchRooms(useGame(game)));
  return agreed(t, options);
}
