import type { ReactNode } from 'react';
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

/** The prompt of the game; or the reason why there is none, while the game is paused or ended without a result. */
export function OverlayDecision({ children }: { readonly children: ReactNode }) {
  const t = useOverlayTranslator();
  const { table, entries, people, mine, commands } = useOverlay();
  const { playAgain, leave } = useTableBase();
  const past = useTableUi((ui) => ui.past);
  const names = usePersonNames();
  const company = useTableOverlay();
  const { over, paused } = table;
  if (past !== undefined) return children;
  if (over && over.outcome === null)
    return (
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
    );
  const said = company?.substituteText;
  const lent = substitutedSeat(table, mine);
  if (said !== undefined && lent !== undefined) {
    const by = delegationReason(entries, lent);
    return (
      <PauseNote
        head={said}
        note={t('overlay.whyBot', {
          why: by.why,
          name: by.why === 'host' ? people[by.host]?.name || t('overlay.somebody') : '',
        })}
        acts={
          <button
            type="button"
            className="btn primary"
            onClick={() => void commands.run({ type: 'claim', seat: lent })}
          >
            {t('overlay.claim')}
          </button>
        }
      />
    );
  }
  if (said !== undefined)
    return (
      <PauseNote
        head={said}
        note={t('overlay.outNote')}
        acts={
          <Link to={{ lobby: 'tables' }} className="btn">
            {t('overlay.onward', { onward: 'lobby' })}
          </Link>
        }
      />
    );
  const seat = mine.find((one) => !table.seats[one]!.isOut);
  if (paused === null || over) return children;
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
