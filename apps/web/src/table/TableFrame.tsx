import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { fetchSecondary } from '../game/fetch-modules.ts';
import { useTranslator } from '../i18n/context.ts';
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
const Warnings = lazyWithMessages(() => import('./Warnings.tsx'));
const SeatHoldings = lazyWithMessages(() => import('./SeatHoldings.tsx'));
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
  /** Text about moves that the board shows; in place of the sidebar, or of the decision where there is none. */
  readonly movePanel?: ReactNode;
  /** The dialog that only this game has, if it is the one that is open. */
  readonly dialog?: ReactNode;
  /** Whatever else lies over the table. */
  readonly children?: ReactNode;
}

/** Shares the screen out among the parts of a table, and says aloud what happens. */
export function TableFrame({ children, ...props }: Props) {
  const { table, className, live } = props;
  const t = useTranslator();
  const company = useTableOverlay();
  const { layout } = table;
  const isSidebarOpen = useStore(table.ui, (ui) => ui.isSidebarOpen);
  useFrameEffects(props);
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
        {layout === 'phone' && <Scoreboard scores={props.scores} room={props.wideSeats} />}
        {props.area}
        <DecisionArea {...props} />
        <SidebarArea {...props} />
        {company && <company.Layer />}
        {children}
        <OpenDialog>{props.dialog}</OpenDialog>
        <SpokenAnswer />
        <p className="sr" aria-live="polite">
          {live.polite}
        </p>
        <p className="sr" aria-live="assertive">
          {/* Nobody is called while a bot plays for them. */}
          {company?.substituteText === undefined && live.assertive}
        </p>
      </div>
    </TableBaseContext>
  );
}

type FrameParts = Omit<Props, 'children'>;

/** The title of the window, the italic face, and the sounds of the table. */
function useFrameEffects({ table: { game, session, people, rule, ui }, isTurn, cues }: FrameParts): void {
  const company = useTableOverlay();
  const past = useStore(ui, (state) => state.past);
  // Nobody is called while a bot plays for them.
  useTitle(isTurn && people.you !== undefined && company?.substituteText === undefined);
  useItalic();
  useSound(session, async () => (await fetchSecondary(game)).soundsOf, { ...cues, past, rule });
}

/** The decision, with warnings, banners and scrubber above it; beside the board on a low phone. */
function DecisionArea({ table, scores, wideSeats, decision, scrubber, movePanel }: FrameParts) {
  const company = useTableOverlay();
  const { layout, saveStatus, setUi, bots, unsent } = table;
  // The decision itself says that another window plays on; online, it has a place for what was not sent.
  const hasWarning =
    !saveStatus.stopped && Boolean((unsent && !company) || bots.failed || saveStatus.failure);
  const past = useTableUi((ui) => ui.past);
  const isSidebarOpen = useTableUi((ui) => ui.isSidebarOpen);
  const isExplained = useTableUi((ui) => ui.movePanel !== undefined) && layout !== 'wide';
  const toSidebar = useSwipe(() => setUi({ isSidebarOpen: true }));
  // The latest decision says how the game ends.
  const isReplay = past !== undefined && table.isOver;
  const framed = company ? <company.Decision>{decision}</company.Decision> : decision;
  const deciding = (
    <>
      <Suspense>{hasWarning && <Warnings />}</Suspense>
      {company && <company.Banners />}
      <Suspense>{past !== undefined && !isExplained && scrubber}</Suspense>
      <Suspense>
        {saveStatus.stopped ? <OtherWindowNotice /> : isExplained ? movePanel : !isReplay && framed}
      </Suspense>
    </>
  );
  if (layout !== 'sideways') return <div className="action-area">{deciding}</div>;
  return (
    <aside
      className="column"
      data-colour={table.colours[table.frontSeat]}
      inert={isSidebarOpen}
      {...toSidebar}
    >
      <Scoreboard scores={scores} room={wideSeats} />
      {deciding}
      {scores[0]?.holdings && (
        <Suspense>
          <SeatHoldings scores={scores} />
        </Suspense>
      )}
    </aside>
  );
}

/** The sidebar, where each layout has it, and the rulebook in it or over it. */
function SidebarArea({ table, scores, sidebar, movePanel }: FrameParts) {
  const { layout, game, session, rule } = table;
  const isSidebarOpen = useTableUi((ui) => ui.isSidebarOpen);
  const isExplained = useTableUi((ui) => ui.movePanel !== undefined);
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
  if (layout === 'wide')
    return (
      <>
        <aside className="sidebar" aria-label={table.sidebarLabel} inert={isExplained}>
          {drawer || sidebar}
        </aside>
        {isExplained && <div className="sidebar">{movePanel}</div>}
      </>
    );
  return (
    <>
      {layout === 'narrow' && <FoldedSidebar scores={scores} />}
      {isSidebarOpen &&
        (layout === 'phone' ? (
          <Suspense>
            <SidebarSheet>{sidebar}</SidebarSheet>
          </Suspense>
        ) : (
          <Sidebar>{sidebar}</Sidebar>
        ))}
      {drawer}
    </>
  );
}

/** The one dialog that is open; `children`: that of the game. */
const OpenDialog = ({ children }: { readonly children: ReactNode }) =>
  useTableUi((ui) => ui.dialog !== undefined) && (
    <Suspense>
      <CommonDialogs>{children}</CommonDialogs>
    </Suspense>
  );

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
