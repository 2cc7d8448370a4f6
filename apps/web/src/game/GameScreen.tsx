import { use } from 'react';
import type { AnySession } from '../session/any.ts';
import { useSpeaker } from '../session/use-speaker.ts';
import { useGame } from './context.ts';
import { fetchTable } from './fetch.ts';
import type { ScreenProps } from './game-ui.ts';

/** The table of whatever game; waits until it has been fetched. */
export function GameScreen(props: ScreenProps<AnySession>) {
  useSpeaker(props.session);
  const { Screen } = use(fetchTable(useGame(props.session.setup.game)));
  return <Screen {...props} />;
}
