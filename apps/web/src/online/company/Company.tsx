import './company.css';
import { seatsOf } from '@bastide/protocol';
import { type ReactNode, useMemo, useSyncExternalStore } from 'react';
import { type Company, CompanyContext } from '../../table/company.ts';
import type { Online } from '../online.ts';
import { useLost } from '../use-lost.ts';
import { MenuPart } from './asking/MenuPart.tsx';
import { Bands } from './Bands.tsx';
import { Decision } from './Decision.tsx';
import { onwardOf } from './end/onward.ts';
import { Result } from './end/Result.tsx';
import { useHeard } from './heard/use-heard.ts';
import { Over } from './Over.tsx';
import { outWords } from './out-words.ts';
import { standIn } from './presence.ts';
import { SeatLine } from './seats/SeatLine.tsx';
import { SeatSign } from './seats/SeatSign.tsx';
import { StateContext } from './state.ts';
import { TalkLeaf } from './talk/TalkLeaf.tsx';
import { TalkTool } from './talk/TalkTool.tsx';
import { useAway } from './use-away.ts';
import { useDoing } from './use-doing.ts';
import { useWords } from './words/index.ts';

/** What a table of the server puts into the frame. */
const PARTS: Omit<Company, 'isCut' | 'standIn' | 'onward'> = {
  SeatLine,
  SeatSign,
  Tools: TalkTool,
  LeafPart: TalkLeaf,
  Bands,
  Decision,
  Result,
  MenuPart,
  Over,
};

interface Props {
  readonly online: Online;
  /** The table. */
  readonly children: ReactNode;
}

/** Around a table of the server: who else is there, what they say and ask, and how much time is left. */
export function CompanyAround({ online, children }: Props) {
  const t = useWords();
  const moment = useSyncExternalStore(online.subscribe, online.moment);
  const doing = useDoing(online);
  const heard = useHeard(online, moment);
  const away = useAway(moment, online.me);
  const isCut = useLost(moment.link) !== undefined;
  const { table, entries, people } = moment;
  const mine = seatsOf(table, online.me);
  const lent = standIn(table, mine);
  const name = people[online.me ?? '']?.name ?? '';
  const said =
    lent === undefined
      ? outWords(t, table, entries, mine)
      : // At one of the seats of those who share this screen, too.
        t('company.botForYou', { who: mine.length === 1 ? 'you' : 'other', name });
  const onward = t('company.onward', { onward: onwardOf(table, mine.length > 0) });
  const company = useMemo(() => ({ ...PARTS, isCut, standIn: said, onward }), [isCut, said, onward]);
  const state = useMemo(() => ({ online, doing, heard, away }), [online, doing, heard, away]);
  return (
    <CompanyContext value={company}>
      <StateContext value={state}>{children}</StateContext>
    </CompanyContext>
  );
}
