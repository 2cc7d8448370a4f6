import { use } from 'react';
import type { AnySession } from '../session/any.ts';
import { useActiveReader } from '../session/use-speaker.ts';
import { useGame } from './context.ts';
import { fetchTable } from './fetch.ts';
import type { TableScreenProps } from './game-ui.ts';

/** The table of whatever game; waits until it has been fetched. */
export function GameScreen(props: TableScreenProps<AnySession>) {
  useActiveReader(props.session);
  const { Screen } = use(fetchTable(useGame(props.session.setup.game)));
  return <Screen {...props} />;
}
