import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { fetchSecondary } from '../game/fetch-modules.ts';
import { useTranslator } from '../i18n/context.ts';
import { saveRecord } from '../records/files.ts';
import { Link } from '../router/Link.tsx';
import type { SoundCues } from '../sound/cues.ts';
import { useSound } from '../sound/use-sound.ts';
import { Icon } from '../ui/Icon.tsx';
import { lazyWithMessages } from '../ui/lazy-with-messages.ts';
import { useStore } from '../ui/store.ts';
import { type TableBase, TableBaseContext, useTableBase, useTableUi } from './context.ts';
import { useTableOverlay } from './overlay.ts';
import { FoldedSidebar, Scoreboard, type SeatScore } from './Scoreboard.tsx';
import type { LiveText } from './use-live-text.ts';
import { useSwipe } from './use-swipe.ts';

// What the first turn does not need is fetched when it is opened.
const CommonDialogs = lazyWithMessages(() => import('./CommonDialogs.tsx'));
const OtherWindowNotice = lazyWithMessages(() => import('./OtherWindowNotice.tsx'));
const SidebarSheet = lazyWithMessages(() => import('./SidebarSheet.tsx'));
const RulesDrawer = lazyWithMessages(() => import('../rules/RulesDrawer.tsx'));

interface Props {
  readonly table: TableBase;
  /** For the style sheets of one game. */
  readonly className?: string;
  /** True if somebody at this screen is to act. */
  readonly isTurn: boolean;
  readonly live: LiveText;
  /** Sound cues of the choice that is not made yet. */
  readonly cues: Pick<SoundCues, 'ghost' | 'refused'>;
  readonly scores: readonly SeatScore[];
  /** So many seats have room for more than their points in the strip. */
  readonly wideSeats: number;
  /** The board, with what lies on the wood beside it. */
  readonly area: ReactNode;
  readonly scrubber: ReactNode;
  /** The decision: each layout has its own. */
  readonly decision: ReactNode;
  readonly sidebar: ReactNode;
  /** The dialog that only this game has, if it is the one that is open. */
  readonly dialog?: ReactNode;
  /** Whatever else lies over the table. */
  readonly children?: ReactNode;
}

/** Shares the screen out among the parts of a table, and says aloud what happens. */
export function TableFrame({
  table,
  className,
  isTurn,
  live,
  cues,
  scores,
  wideSeats,
  children,
  ...parts
}: Props) {
  const t = useTranslator();
  const company = useTableOverlay();
  const { layout, people, saveStatus, game, session, rule, setUi } = table;
  const past = useStore(table.ui, (ui) => ui.past);
  const isSidebarOpen = useStore(table.ui, (ui) => ui.isSidebarOpen);
  const hasDialog = useStore(table.ui, (ui) => ui.dialog !== undefined);
  // Nobody is called while a bot plays for them.
  const isPlayedFor = company?.substituteText !== undefined;
  useTitle(isTurn && people.you !== undefined && !isPlayedFor);
  useItalic();
  useSound(session, async () => (await fetchSecondary(game)).soundsOf, { ...cues, past, rule });
  const drawer = rule !== undefined && (
    <Suspense>
      <RulesDrawer
        game={game}
        setup={session.setup}
        id={rule}
        show={table.showRule}
        sheet={layout !== 'wide'}
      />
    </Suspense>
  );
  // What was decided last says how it ends.
  const isReplay = past !== undefined && table.isOver;
  const decision = company ? <company.Decision>{parts.decision}</company.Decision> : parts.decision;
  const deciding = (
    <>
      {company && <company.Banners />}
      {past !== undefined && parts.scrubber}
      <Suspense>{saveStatus.stopped ? <OtherWindowNotice /> : !isReplay && decision}</Suspense>
    </>
  );
  const leafLiesOver = isSidebarOpen && layout !== 'wide';
  const toLeaf = useSwipe(() => setUi({ isSidebarOpen: true }));
  return (
    <TableBaseContext value={table}>
      <div
        className={['app', className, layout].filter(Boolean).join(' ')}
        data-leaf={isSidebarOpen ? 'open' : undefined}
        data-acts={table.count}
      >
        <a className="skip" href="#decision">
          {t('tool.rim')}
        </a>
        {layout === 'phone' && <Scoreboard scores={scores} room={wideSeats} />}
        {parts.area}
        {layout === 'sideways' ? (
          <aside
            className="column"
            data-colour={table.colours[table.frontSeat]}
            inert={leafLiesOver}
            {...toLeaf}
          >
            <Scoreboard scores={scores} room={wideSeats} />
            {deciding}
          </aside>
        ) : (
          <div className="action-area">{deciding}</div>
        )}
        {layout === 'narrow' && <FoldedSidebar scores={scores} />}
        {layout === 'wide' && (
          <aside className="sidebar" aria-label={table.sidebarLabel}>
            {drawer || parts.sidebar}
          </aside>
        )}
        {leafLiesOver &&
          (layout === 'phone' ? (
            <Suspense>
              <SidebarSheet>{parts.sidebar}</SidebarSheet>
            </Suspense>
          ) : (
            <Sidebar>{parts.sidebar}</Sidebar>
          ))}
        {layout !== 'wide' && drawer}
        {company && <company.Layer />}
        {children}
        <Warnings />
        {hasDialog && (
          <Suspense>
            <CommonDialogs>{parts.dialog}</CommonDialogs>
          </Suspense>
        )}
        <SpokenAnswer />
        <p className="sr" aria-live="polite">
          {live.polite}
        </p>
        <p className="sr" aria-live="assertive">
          {!isPlayedFor && live.assertive}
        </p>
      </div>
    </TableBaseContext>
  );
}

/** The answer to a question that a key asked, for screen readers. */
const SpokenAnswer = () => (
  <p className="sr" aria-live="polite">
    {useTableUi((ui) => ui.answer)}
  </p>
);

/** The window's title says whether it is the reader's turn. */
function useTitle(isYours: boolean): void {
  const t = useTranslator();
  useEffect(() => {
    document.title = isYours ? `${t('turn.title')} · ${t('app.name')}` : t('app.name');
  }, [isYours, t]);
}

/** Fetches the italic face. */
function useItalic(): void {
  useEffect(() => {
    // After the first table is drawn, so that it does not wait for them.
    const timer = setTimeout(() => void import('../style/italic.css'), 400);
    return () => clearTimeout(timer);
  }, []);
}

/** The leaf over the side of the table, where it is folded or the decision has its place. */
function Sidebar({ children }: { readonly children: ReactNode }) {
  const t = useTranslator();
  const { setUi, sidebarLabel } = useTableBase();
  const button = useRef<HTMLButtonElement>(null);
  const close = () => setUi({ isSidebarOpen: false });
  const swipe = useSwipe(close);
  useEffect(() => {
    const origin = document.activeElement;
    button.current?.focus({ preventScroll: true });
    return () => {
      if (origin instanceof HTMLElement && origin.isConnected) origin.focus({ preventScroll: true });
    };
  }, []);
  return (
    <aside className="sidebar side in-sheet" aria-label={sidebarLabel} {...swipe}>
      <header className="sidebar-head">
        <h2>{sidebarLabel}</h2>
        <button ref={button} type="button" className="round" aria-label={t('act.close')} onClick={close}>
          <Icon name="close" />
        </button>
      </header>
      {children}
    </aside>
  );
}

/** A warning: the problem, its meaning, and the way out. It stays until it is dealt with, or closed where it cannot be. */
function Warnings() {
  const t = useTranslator();
  const { session, saveStatus, bots, unsent } = useTableBase();
  const company = useTableOverlay();
  const [isClosed, close] = useState(false);
  // What is refused anew is said anew.
  if (isClosed && !saveStatus.failure) close(false);
  // The decision says so itself.
  if (saveStatus.stopped) return null;
  // People who meet from afar have a place for it over the decision.
  if (unsent && !company)
    return (
      <div className="warning" role="alert">
        <p>{t('warning.notSent', { because: unsent.because })}</p>
        <button type="button" className="btn" onClick={unsent.retry}>
          {t('act.tryAgain')}
        </button>
      </div>
    );
  if (bots.failed)
    return (
      <div className="warning" role="alert">
        <p>{t('warning.botBecause', { because: bots.failed.message })}</p>
        <button type="button" className="btn" onClick={bots.retry}>
          {t('act.tryAgain')}
        </button>
      </div>
    );
  const record = saveStatus.failure && !isClosed ? session.record() : undefined;
  if (record)
    return (
      <div className="warning" role="alert">
        <p>{t(saveStatus.failure === 'full' ? 'warning.full' : 'warning.notKept')}</p>
        <button type="button" className="btn" onClick={() => saveRecord(record)}>
          {t('menu.save')}
        </button>
        {saveStatus.failure === 'full' && (
          <Link to={{ shelf: 'games' }} className="btn">
            {t('start.shelf')}
          </Link>
        )}
        <button type="button" className="round" aria-label={t('act.close')} onClick={() => close(true)}>
          <Icon name="close" />
        </button>
      </div>
    );
  return null;
}
