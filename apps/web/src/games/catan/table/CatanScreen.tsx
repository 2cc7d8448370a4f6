import '../style/index.css';
import type { Action } from '@bastide/catan';
import { catan } from '@bastide/catan';
import { Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useBots } from '../../../bots/use-bots.ts';
import { useKept } from '../../../kept/use-kept.ts';
import { opened } from '../../../parts/opened.ts';
import { peopleOf } from '../../../people/people.ts';
import type { AnySession } from '../../../session/kits.ts';
import { useMoment } from '../../../session/use-moment.ts';
import { useSettings } from '../../../settings/context.ts';
import { useSound } from '../../../sound/use-sound.ts';
import { toSentence } from '../../../table/focus.ts';
import { useLayout } from '../../../table/use-layout.ts';
import { Warnings } from '../../../table/Warnings.tsx';
import type { IslandHandle } from '../board/index.ts';
import { BottomSheet, Decision } from '../decision/BottomSheet.tsx';
import { Rim } from '../decision/Rim.tsx';
import { HandOver, useEyes } from '../hand-over/index.ts';
import { Leaf, Seats } from '../leaf/Leaf.tsx';
import { FoldedLeaf, Strip } from '../leaf/Strip.tsx';
import { linesOf } from '../log/lines.ts';
import type { CatanSession } from '../session.ts';
import { sinceLines } from '../text/since.ts';
import { TradePanel } from '../trade/TradePanel.tsx';
import { useTrade } from '../trade/use-trade.ts';
import { useWords } from '../words/index.ts';
import type { Attention } from './attention.ts';
import { CatanContext, type CatanTable, isSmall } from './context.ts';
import { IslandArea } from './IslandArea.tsx';
import { Scrubber } from './Scrubber.tsx';
import { useKeys } from './use-keys.ts';
import { useLive } from './use-live.ts';
import { useTraceEnd } from './use-trace-end.ts';
import { useTurn } from './use-turn.ts';

// What the first turn does not need is fetched when it is opened.
const RulesDrawer = opened(() => import('../../../rules/RulesDrawer.tsx'));
const CatanDialogs = opened(() => import('./CatanDialogs.tsx'));
const Elsewhere = opened(() => import('../../../kept/Elsewhere.tsx'));

const NOTHING: Attention = {
  past: undefined,
  line: undefined,
  looked: undefined,
  traced: undefined,
  production: false,
  leaf: false,
  dialog: undefined,
  trade: false,
  refused: undefined,
  answer: undefined,
};

interface Props {
  readonly session: CatanSession;
  leave(): void;
  again(): void;
  open(session: AnySession): void;
  /** The rule to show: empty for the table of contents; undefined: the drawer is closed. */
  readonly rule: string | undefined;
  showRule(id: string | undefined): void;
  /** Another window has played on; shows what it has. Returns whether that could be read. */
  reload(): Promise<boolean>;
}

/** The table of a game of Catan in progress or just over. */
export function CatanScreen({ session, leave, again, open, rule, showRule, reload }: Props) {
  const t = useWords();
  const { settings } = useSettings();
  const moment = useMoment(session);
  const { eyes: me, covered, from, uncover } = useEyes(session);
  const people = useMemo(() => peopleOf(t, session.setup), [t, session]);
  const colours = useMemo(() => session.setup.seats.map((seat) => seat.colour), [session]);
  const [attention, setAttention] = useState(NOTHING);
  const look = useCallback(
    (part: Partial<Attention>) =>
      // A line stays lit only as long as its own moment is looked at.
      setAttention((before) => ({ ...before, ...('past' in part ? { line: undefined } : {}), ...part })),
    [],
  );
  const layout = useLayout();
  const island = useRef<IslandHandle>(null);
  const kept = useKept(session, moment);
  const bots = useBots(session, settings.speed, kept.stopped);
  const send = useCallback(
    (seat: number, actions: readonly Action[]) => {
      if (!kept.stopped) session.act(seat, actions);
    },
    [session, kept.stopped],
  );
  const act = useCallback(
    (seat: number, actions: readonly Action[]) => {
      look({ past: undefined, refused: undefined, answer: undefined, looked: undefined });
      send(seat, actions);
      requestAnimationFrame(focusAfterCommit);
    },
    [send, look],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: a moment changes what may be seen
  const now = useMemo(() => session.viewOf(me), [session, me, moment]);
  // Where another window plays on, nobody is asked here.
  const asked = kept.stopped ? undefined : me;
  const turn = useTurn(session, moment, now, asked, act);
  const { past, leaf: unfolded, dialog } = attention;
  const isBusy =
    attention.trade || unfolded || past !== undefined || dialog !== undefined || rule !== undefined;
  const trade = useTrade(session, moment, now, asked, { act, send, look, isBusy, isSmall: isSmall(layout) });
  const view = useMemo(
    () => (attention.past === undefined ? now : session.viewAt(attention.past, me)),
    [attention.past, now, session, me],
  );
  const lines = useMemo(
    () => linesOf(moment.log.map(({ after, event }) => ({ after, event: catan.witness(event, me) }))),
    [moment.log, me],
  );
  const table: CatanTable = {
    session,
    moment,
    me,
    covered: covered !== undefined,
    now,
    view,
    lines,
    people,
    colours,
    turn,
    trade,
    layout,
    attention: kept.stopped ? { ...attention, trade: false } : attention,
    look,
    island,
    thinking: bots.thinking,
    leave,
    again,
  };
  useKeys(table);
  useTraceEnd(table);
  const { staged } = turn.plan;
  useSound(session, {
    ghost: staged.length > 0 ? JSON.stringify(staged) : undefined,
    refused: attention.refused?.rule,
    past: attention.past,
    rule,
  });
  const live = useLive(table);
  const mine = turn.asked === 'turn' || turn.asked === 'discard';
  useEffect(() => {
    document.title =
      mine && people.you !== undefined ? `${t('turn.title')} · ${t('app.name')}` : t('app.name');
  }, [mine, people, t]);
  useEffect(() => {
    // After the first table is drawn, so that it does not wait for them.
    const timer = setTimeout(() => void import('../../../style/italic.css'), 400);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    // Nobody trades outside of that part of a turn.
    if (now.phase !== 'main') look({ trade: false });
  }, [now.phase, look]);
  const waits = now.seat === me && now.offer !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever takes the screen finds it as the game asks, whatever comes later
  useEffect(() => {
    look({ trade: waits, refused: undefined, answer: undefined, looked: undefined, past: undefined });
  }, [me, look]);

  const drawer = rule !== undefined && (
    <Suspense>
      <RulesDrawer game="catan" id={rule} show={showRule} sheet={layout !== 'wide'} />
    </Suspense>
  );
  const leaf = <Leaf />;
  const elsewhere = kept.stopped ? (
    <Suspense>
      <Elsewhere kept={kept} layout={layout} reload={reload} />
    </Suspense>
  ) : undefined;
  const scrubber = attention.past !== undefined && <Scrubber />;
  return (
    <CatanContext value={table}>
      <div className={`app catan ${layout}`} data-leaf={attention.leaf ? 'open' : undefined}>
        <a className="skip" href="#decision">
          {t('tool.rim')}
        </a>
        {layout === 'phone' && <Strip />}
        <IslandArea />
        {layout === 'wide' || layout === 'narrow' ? (
          <>
            <div className="rim-area">
              {scrubber}
              {elsewhere ?? <Rim />}
            </div>
            {layout === 'narrow' && !attention.leaf && <FoldedLeaf />}
            {(layout === 'wide' || attention.leaf) && (
              <aside className="leaf" aria-label={t('catan.leaf.label')}>
                {layout === 'wide' && drawer ? drawer : leaf}
              </aside>
            )}
          </>
        ) : layout === 'phone' ? (
          <div className="rim-area">
            {scrubber}
            {elsewhere ?? <BottomSheet />}
          </div>
        ) : (
          <aside className="column" data-colour={colours[me ?? now.seat]}>
            <Seats />
            {scrubber}
            {elsewhere ?? (attention.trade ? <TradePanel /> : <Decision />)}
          </aside>
        )}
        {layout !== 'wide' && drawer}
        {covered !== undefined && !kept.stopped && !trade.silence.has(covered) && (
          <HandOver
            name={people.names[covered]!}
            colour={colours[covered]!}
            from={from === undefined ? undefined : people.names[from]}
            since={sinceLines(t, lines, covered, now, people, colours)}
            onUncover={uncover}
          />
        )}
        <Warnings session={session} kept={kept} bots={bots} />
        {attention.dialog && (
          <Suspense>
            <CatanDialogs leaf={leaf} open={open} />
          </Suspense>
        )}
        <p className="sr" aria-live="polite">
          {attention.answer}
        </p>
        <p className="sr" aria-live="polite">
          {live.polite}
        </p>
        <p className="sr" aria-live="assertive">
          {live.assertive}
        </p>
      </div>
    </CatanContext>
  );
}

/** After a commit the keyboard goes to the sentence, if it was inside the decision. */
function focusAfterCommit(): void {
  const active = document.activeElement;
  if (active === document.body || active?.closest('.rim-area, .column')) toSentence();
}
