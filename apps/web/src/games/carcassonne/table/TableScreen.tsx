import '../style/index.css';
import type { Action, At } from '@bastide/carcassonne';
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
import type { BoardHandle } from '../board/index.ts';
import { BottomSheet, Decision } from '../decision/BottomSheet.tsx';
import { Rim } from '../decision/Rim.tsx';
import { FinalContext, useFinal } from '../final/use-final.ts';
import { Leaf, Seats } from '../leaf/Leaf.tsx';
import { FoldedLeaf, Strip } from '../leaf/Strip.tsx';
import { type CarcassonneSession, deciderOf } from '../session.ts';
import { useWords } from '../words/index.ts';
import { BoardArea } from './BoardArea.tsx';
import { type Attention, type Table, TableContext } from './context.ts';
import { Scrubber } from './Scrubber.tsx';
import { useKeys } from './use-keys.ts';
import { useLive } from './use-live.ts';
import { type Turn, useTurn } from './use-turn.ts';

// What the first turn does not need is fetched when it is opened.
const FinalRim = opened(() => import('../final/FinalRim.tsx'));
const Reckoning = opened(() => import('../final/Reckoning.tsx'));
const RulesDrawer = opened(() => import('../../../rules/RulesDrawer.tsx'));
const TableDialogs = opened(() => import('./TableDialogs.tsx'));
const Elsewhere = opened(() => import('../../../kept/Elsewhere.tsx'));

const NOTHING: Attention = {
  past: undefined,
  line: undefined,
  looked: undefined,
  peeked: undefined,
  fields: false,
  leaf: false,
  dialog: undefined,
  focused: undefined,
  why: false,
  answer: undefined,
};

interface Props {
  readonly session: CarcassonneSession;
  leave(): void;
  again(): void;
  open(session: AnySession): void;
  /** The rule to show: empty for the table of contents; undefined: the drawer is closed. */
  readonly rule: string | undefined;
  showRule(id: string | undefined): void;
  /** Another window has played on; shows what it has. Returns whether that could be read. */
  reload(): Promise<boolean>;
}

/** The table of a game in progress or just over. */
export function TableScreen({ session, leave, again, open, rule, showRule, reload }: Props) {
  const t = useWords();
  const { settings } = useSettings();
  const moment = useMoment(session);
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
  const board = useRef<BoardHandle>(null);
  const mine = typeof moment.actor === 'number' && !people.isBot(moment.actor);
  const kept = useKept(session, moment);
  const bots = useBots(session, settings.speed, kept.stopped);
  const act = useCallback(
    (actions: readonly Action[]) => {
      look({ past: undefined, why: false, answer: undefined, looked: undefined, peeked: undefined });
      session.act(deciderOf(session.moment()), actions);
      if (session.moment().outcome) look({ focused: undefined });
      requestAnimationFrame(focusAfterCommit);
    },
    [session, look],
  );
  const turn = useTurn(moment, mine && !kept.stopped, settings, act);
  const view = useMemo(
    () => (attention.past === undefined ? moment.view : session.viewAt(attention.past)),
    [attention.past, moment.view, session],
  );
  const table: Table = {
    session,
    moment,
    view,
    seat: deciderOf(moment),
    people,
    colours,
    turn,
    layout,
    attention,
    look,
    board,
    thinking: bots.thinking,
    leave,
    again,
  };
  const final = useFinal(moment);
  useEffect(() => {
    // A longer sentence makes the board smaller first.
    const later = setTimeout(() => {
      for (const { at } of final?.stop?.feature ?? []) board.current?.reveal(at);
    }, 60);
    return () => clearTimeout(later);
  }, [final?.stop]);
  const spoken = spokenOf(turn)?.join();
  useEffect(() => {
    const [x = Number.NaN, y = Number.NaN] = spoken?.split(',').map(Number) ?? [];
    if (!Number.isNaN(x)) board.current?.reveal([x, y]);
  }, [spoken]);
  useKeys(table);
  const { preview, plan } = turn;
  useSound(session, {
    ghost: plan.at && [...plan.at, plan.turned].join(),
    refused: preview.kind === 'misfit' ? [...preview.clashes, preview.refusal.rule].join() : undefined,
    past: attention.past,
    rule,
  });
  const live = useLive(moment, people, mine);
  useEffect(() => {
    document.title =
      mine && people.you !== undefined ? `${t('turn.title')} · ${t('app.name')}` : t('app.name');
  }, [mine, people, t]);

  useEffect(() => {
    // After the first table is drawn, so that it does not wait for them.
    const timer = setTimeout(() => void import('../../../style/italic.css'), 400);
    return () => clearTimeout(timer);
  }, []);

  const drawer = rule !== undefined && (
    <Suspense>
      <RulesDrawer id={rule} show={showRule} sheet={layout !== 'wide'} options={moment.view.options} />
    </Suspense>
  );
  const leaf = final ? (
    <Suspense>
      <Reckoning />
    </Suspense>
  ) : (
    <Leaf />
  );
  const decision = kept.stopped ? (
    <Suspense>
      <Elsewhere kept={kept} layout={layout} reload={reload} />
    </Suspense>
  ) : (
    final && (
      <Suspense>
        <FinalRim />
      </Suspense>
    )
  );
  const scrubber = attention.past !== undefined && <Scrubber />;
  return (
    <TableContext value={table}>
      <FinalContext value={final}>
        <div className={`app ${layout}`} data-leaf={attention.leaf ? 'open' : undefined}>
          <a className="skip" href="#decision">
            {t('tool.rim')}
          </a>
          {layout === 'phone' && <Strip />}
          <BoardArea />
          {layout === 'wide' || layout === 'narrow' ? (
            <>
              <div className="rim-area">
                {scrubber}
                {decision ?? <Rim />}
              </div>
              {layout === 'narrow' && !attention.leaf && <FoldedLeaf />}
              {(layout === 'wide' || attention.leaf) && (
                <aside className="leaf" aria-label={t('act.more')}>
                  {layout === 'wide' && drawer ? drawer : leaf}
                </aside>
              )}
            </>
          ) : layout === 'phone' ? (
            <div className="rim-area">
              {scrubber}
              {decision ?? <BottomSheet />}
            </div>
          ) : (
            <aside className="column" data-colour={colours[table.seat]}>
              <Seats />
              {scrubber}
              {decision ?? <Decision />}
            </aside>
          )}
          {layout !== 'wide' && drawer}
          <Warnings session={session} kept={kept} bots={bots} />
          {attention.dialog && (
            <Suspense>
              <TableDialogs leaf={leaf} open={open} />
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
      </FinalContext>
    </TableContext>
  );
}

/** The one place that the decision speaks of, which may lie out of sight: a figure's, or the only one for the tile. */
function spokenOf({ preview, plan, cells }: Turn): At | undefined {
  if (preview.kind === 'open') return cells.length === 1 ? cells[0]!.at : undefined;
  if (preview.kind !== 'ready') return undefined;
  return preview.farmer?.at ?? (plan.choice?.type === 'retrieve' ? preview.abbot?.at : undefined);
}

/** After a commit the keyboard goes to the sentence, if it was inside the decision or on the board. */
function focusAfterCommit(): void {
  const active = document.activeElement;
  if (
    active === document.body ||
    active?.closest('.rim-area, .column') ||
    document.querySelector('.final-rim')
  )
    toSentence();
}
