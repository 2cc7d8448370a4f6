import { type ReactNode, Suspense, useEffect } from 'react';
import { fetchLater } from '../game/fetch.ts';
import { useWords } from '../i18n/context.ts';
import { opened } from '../parts/opened.ts';
import type { Seen } from '../sound/look.ts';
import { useSound } from '../sound/use-sound.ts';
import { useCompany } from './company.ts';
import { type TableBase, TableBaseContext } from './context.ts';
import { SideLeaf } from './SideLeaf.tsx';
import { FoldedLeaf, type Standing, Strip } from './Strip.tsx';
import type { Live } from './use-live.ts';
import { useSwipe } from './use-swipe.ts';
import { Warnings } from './Warnings.tsx';

// What the first turn does not need is fetched when it is opened.
const CommonDialogs = opened(() => import('./CommonDialogs.tsx'));
const Elsewhere = opened(() => import('./Elsewhere.tsx'));
const LeafSheet = opened(() => import('./LeafSheet.tsx'));
const RulesDrawer = opened(() => import('../rules/RulesDrawer.tsx'));

interface Props {
  readonly table: TableBase;
  /** For the style sheets of one game. */
  readonly className?: string;
  /** Whether somebody at this screen is to act. */
  readonly isCalled: boolean;
  readonly live: Live;
  /** What is heard of the choice that is not made yet. */
  readonly heard: Pick<Seen, 'ghost' | 'refused'>;
  readonly standings: readonly Standing[];
  /** So many seats have room for more than their points in the strip. */
  readonly room: number;
  /** The board, with what lies on the wood beside it. */
  readonly area: ReactNode;
  readonly scrubber: ReactNode;
  /** What is asked of the reader: each layout has its own. */
  readonly decision: ReactNode;
  readonly leaf: ReactNode;
  /** The dialog that only this game has, if it is the one that is open. */
  readonly dialog?: ReactNode;
  /** Whatever else lies over the table. */
  readonly children?: ReactNode;
}

/** Shares the screen out among the parts of a table, and says aloud what happens. */
export function Frame({
  table,
  className,
  isCalled,
  live,
  heard,
  standings,
  room,
  children,
  ...parts
}: Props) {
  const t = useWords();
  const company = useCompany();
  const { layout, attention, people, kept, game, session, rule, look } = table;
  // Nobody is called while a bot plays for them.
  const isPlayedFor = company?.standIn !== undefined;
  useTitle(isCalled && people.you !== undefined && !isPlayedFor);
  useItalic();
  useSound(session, async () => (await fetchLater(game)).soundsOf, { ...heard, past: attention.past, rule });
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
  const isReplay = attention.past !== undefined && table.isOver;
  const decision = company ? <company.Decision>{parts.decision}</company.Decision> : parts.decision;
  const deciding = (
    <>
      {company && <company.Bands />}
      {attention.past !== undefined && parts.scrubber}
      <Suspense>{kept.stopped ? <Elsewhere /> : !isReplay && decision}</Suspense>
    </>
  );
  const leafLiesOver = attention.leaf && layout !== 'wide';
  const toLeaf = useSwipe(() => look({ leaf: true }));
  return (
    <TableBaseContext value={table}>
      <div
        className={['app', className, layout].filter(Boolean).join(' ')}
        data-leaf={attention.leaf ? 'open' : undefined}
        data-acts={table.count}
      >
        <a className="skip" href="#decision">
          {t('tool.rim')}
        </a>
        {layout === 'phone' && <Strip standings={standings} room={room} />}
        {parts.area}
        {layout === 'sideways' ? (
          <aside className="column" data-colour={table.colours[table.front]} inert={leafLiesOver} {...toLeaf}>
            <Strip standings={standings} room={room} />
            {deciding}
          </aside>
        ) : (
          <div className="rim-area">{deciding}</div>
        )}
        {layout === 'narrow' && <FoldedLeaf standings={standings} />}
        {layout === 'wide' && (
          <aside className="leaf" aria-label={table.leafName}>
            {drawer || parts.leaf}
          </aside>
        )}
        {leafLiesOver &&
          (layout === 'phone' ? (
            <Suspense>
              <LeafSheet>{parts.leaf}</LeafSheet>
            </Suspense>
          ) : (
            <SideLeaf>{parts.leaf}</SideLeaf>
          ))}
        {layout !== 'wide' && drawer}
        {company && <company.Over />}
        {children}
        <Warnings />
        {attention.dialog && (
          <Suspense>
            <CommonDialogs>{parts.dialog}</CommonDialogs>
          </Suspense>
        )}
        <p className="sr" aria-live="polite">
          {attention.answer}
        </p>
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

/** The window's title says whether it is the reader's turn. */
function useTitle(isYours: boolean): void {
  const t = useWords();
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
