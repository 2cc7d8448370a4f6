import { use, useEffect, useState } from 'react';
import { itemAt } from '../must.ts';
import { decidingSeat } from '../session/deciding-seat.ts';
import type { AnySession } from '../session/local-session.ts';
import { useMoment } from '../session/use-moment.ts';
import { useSettings } from '../settings/context.ts';
import { useGame } from './context.ts';
import { fetchTable } from './fetch-modules.ts';
import type { TableScreenProps } from './game-ui.ts';

/** The table of any game; waits until its code has loaded. */
export function GameScreen(props: TableScreenProps<AnySession>) {
  useActiveReader(props.session);
  const { Screen } = use(fetchTable(useGame(props.session.setup.game)));
  return <Screen {...props} />;
}

/** Addresses the person who is to decide, where several share the screen, until it is another's turn. */
function useActiveReader(session: AnySession): void {
  const { setReader } = useSettings();
  const moment = useMoment(session);
  const { people, setup } = session;
  const [holder, setHolder] = useState<number>();
  const next = people.length < 2 ? undefined : (decidingSeat(moment, people, holder) ?? holder);
  if (next !== holder) setHolder(next);
  const name = next === undefined ? undefined : itemAt(setup.seats, next).name;
  useEffect(() => setReader(name), [setReader, name]);
  useEffect(() => () => setReader(undefined), [setReader]);
}
