import type { ReactNode } from 'react';
import { itemAt } from '../../must.ts';
import { Link } from '../../router/Link.tsx';
import { useTableBase, useTableUi } from '../../table/context.ts';
import { useTableOverlay } from '../../table/overlay.ts';
import type { ScreenLayout } from '../../table/use-layout.ts';
import { eventText } from './event-text.ts';
import { useOverlayTranslator } from './messages.ts';
import { delegationReason, substitutedSeat } from './presence.ts';
import { useOverlay, usePersonNames } from './state.ts';

const CLASS_BY_LAYOUT: Readonly<Record<ScreenLayout, string>> = {
  wide: 'rim',
  narrow: 'rim',
  phone: 'bottom-sheet',
  sideways: 'sheet-part',
};

/** The decision; or the reason why there is none, while the game rests or has come to no result. */
export function OverlayDecision({ children }: { readonly children: ReactNode }) {
  const { table, mine } = useOverlay();
  const past = useTableUi((ui) => ui.past);
  const said = useTableOverlay()?.substituteText;
  const { over, paused } = table;
  if (past !== undefined) return children;
  if (over && over.outcome === null) return <NoResult />;
  const delegated = substitutedSeat(table, mine);
  if (said !== undefined && delegated !== undefined) return <SubstituteNote head={said} seat={delegated} />;
  if (said !== undefined) return <OutNote head={said} />;
  if (paused === null || over) return children;
  return <ResumeNote />;
}

/** The end of a game without a winner. */
function NoResult() {
  const t = useOverlayTranslator();
  const { over } = useOverlay().table;
  const { playAgain, leave } = useTableBase();
  const names = usePersonNames();
  const company = useTableOverlay();
  return (
    over && (
      <PauseNote
        head={eventText(t, { ...over, seq: 0, at: 0 }, names)}
        note={t('overlay.nobodyWon')}
        acts={
          <>
            <button type="button" className="btn" onClick={leave}>
              {t('error.start')}
            </button>
            <button type="button" className="btn primary" onClick={playAgain}>
              {company?.nextStepText}
            </button>
          </>
        }
      />
    )
  );
}

/** A bot plays for the reader's seat: the reason, and the way back. */
function SubstituteNote({ head, seat }: { readonly head: string; readonly seat: number }) {
  const t = useOverlayTranslator();
  const { entries, people, commands } = useOverlay();
  const by = delegationReason(entries, seat);
  return (
    <PauseNote
      head={head}
      note={t('overlay.whyBot', {
        why: by.why,
        name: by.why === 'host' ? people[by.host]?.name || t('overlay.somebody') : '',
      })}
      acts={
        <button
          type="button"
          className="btn primary"
          onClick={() => void commands.run({ type: 'claim', seat })}
        >
          {t('overlay.claim')}
        </button>
      }
    />
  );
}

/** The reader is out of the game for good. */
function OutNote({ head }: { readonly head: string }) {
  const t = useOverlayTranslator();
  return (
    <PauseNote
      head={head}
      note={t('overlay.outNote')}
      acts={
        <Link to={{ lobby: 'tables' }} className="btn">
          {t('overlay.onward', { onward: 'lobby' })}
        </Link>
      }
    />
  );
}

/** The game rests, until a player resumes it. */
function ResumeNote() {
  const t = useOverlayTranslator();
  const { table, mine, commands } = useOverlay();
  const seat = mine.find((one) => !itemAt(table.seats, one).isOut);
  return (
    <PauseNote
      head={t('overlay.did.paused')}
      note={t('overlay.pausedNote')}
      acts={
        seat !== undefined && (
          <button
            type="button"
            className="btn primary"
            onClick={() => void commands.run({ type: 'resume', seat })}
          >
            {t('overlay.goOn')}
          </button>
        )
      }
    />
  );
}

interface RestProps {
  readonly head: string;
  readonly note: string;
  readonly acts: ReactNode;
}

function PauseNote({ head, note, acts }: RestProps) {
  const { layout } = useTableBase();
  return (
    <section className={`pause-note ${CLASS_BY_LAYOUT[layout]}`}>
      <p className="prompt" id="decision" tabIndex={-1} role="status">
        <span className="head-line">{head}</span> <span className="detail-line">{note}</span>
      </p>
      <div className="acts">{acts}</div>
    </section>
  );
}
