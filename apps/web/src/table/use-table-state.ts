import type { Seat } from '@bastide/contract';
import { useMemo } from 'react';
import { useBots } from '../bots/use-bots.ts';
import { useGame } from '../game/context.ts';
import type { ScreenProps } from '../game/game-ui.ts';
import { useWords } from '../i18n/context.ts';
import { useKept } from '../kept/use-kept.ts';
import { peopleOf } from '../people/people.ts';
import type { AnySession } from '../session/any.ts';
import type { Session, Turns } from '../session/session.ts';
import type { Agreement } from '../session/setup.ts';
import { type OnTheWay, useSend } from '../session/use-send.ts';
import { useSettings } from '../settings/context.ts';
import { useCompany } from './company.ts';
import type { Attention } from './context.ts';
import { holdOf } from './hold.ts';
import { useAttention } from './use-attention.ts';
import { useLayout } from './use-layout.ts';

/**
 * What every table needs at this moment, and lets happen: it is kept, its bots play. `atRest`: how the table is looked
 * at first.
 */
export function useTableState<T extends Turns, Line, Setup extends Agreement, Look extends Attention>(
  props: ScreenProps<Session<T, Line, Setup> & AnySession>,
  { count, outcome }: { readonly count: number; readonly outcome: object | undefined },
  atRest: Look,
) {
  const t = useWords();
  const { settings } = useSettings();
  const { session } = props;
  const game = useGame(session.setup.game);
  const people = useMemo(() => peopleOf(t, session.setup, session.people), [t, session]);
  const colours = useMemo(() => session.setup.seats.map((seat) => seat.colour), [session]);
  const layout = useLayout();
  const { attention, look } = useAttention(atRest, count, layout === 'wide');
  const kept = useKept(props.keeper);
  const bots = useBots<T, Line, Setup>(session, settings.speed, kept.stopped);
  const company = useCompany();
  const { unsent, sent: all, send, takeBack } = useSend<T['Action']>(session, kept.stopped);
  // What is kept on this device is never on its way for long.
  const sent = company ? all : NOTHING_SENT;
  const isCut = company?.isCut ?? false;
  const hold = holdOf({ sent, isCut });
  const isOver = outcome !== undefined;
  const shown = { people, colours, layout, attention, look, count, isOver };
  return { ...props, ...shown, game, kept, bots, unsent, sent, isCut, hold, send, takeBack };
}

const NOTHING_SENT: ReadonlyMap<Seat, OnTheWay> = new Map();
