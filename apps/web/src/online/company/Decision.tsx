import type { ReactNode } from 'react';
import { Link } from '../../address/Link.tsx';
import { useCompany } from '../../table/company.ts';
import { useTableBase } from '../../table/context.ts';
import type { Layout } from '../../table/use-layout.ts';
import { happenedWords } from './happened.ts';
import { useNames } from './names.ts';
import { lentBy, standIn } from './presence.ts';
import { useAround } from './state.ts';
import { useWords } from './words/index.ts';

const PLACE: Readonly<Record<Layout, string>> = {
  wide: 'rim',
  narrow: 'rim',
  phone: 'bottom-sheet',
  sideways: 'sheet-part',
};

/** The decision; or why there is none, while the game rests or has come to no result. */
export function Decision({ children }: { readonly children: ReactNode }) {
  const t = useWords();
  const { table, entries, people, mine, doing } = useAround();
  const { again, leave, attention } = useTableBase();
  const names = useNames();
  const company = useCompany();
  const { over, paused } = table;
  if (attention.past !== undefined) return children;
  if (over && over.outcome === null)
    return (
      <Rest
        head={happenedWords(t, { ...over, seq: 0, at: 0 }, names)}
        note={t('company.nobodyWon')}
        acts={
          <>
            <button type="button" className="btn" onClick={leave}>
              {t('mistake.start')}
            </button>
            <button type="button" className="btn wax" onClick={again}>
              {company?.onward}
            </button>
          </>
        }
      />
    );
  const said = company?.standIn;
  const lent = standIn(table, mine);
  if (said !== undefined && lent !== undefined) {
    const by = lentBy(entries, lent);
    return (
      <Rest
        head={said}
        note={t('company.whyBot', {
          why: by.why,
          name: by.why === 'host' ? people[by.host]?.name || t('company.somebody') : '',
        })}
        acts={
          <button
            type="button"
            className="btn wax"
            onClick={() => void doing.run({ type: 'claim', seat: lent })}
          >
            {t('company.claim')}
          </button>
        }
      />
    );
  }
  if (said !== undefined)
    return (
      <Rest
        head={said}
        note={t('company.outNote')}
        acts={
          <Link to={{ lobby: 'tables' }} className="btn">
            {t('company.onward', { onward: 'lobby' })}
          </Link>
        }
      />
    );
  const seat = mine.find((one) => !table.seats[one]!.isOut);
  if (paused === null || over) return children;
  return (
    <Rest
      head={t('company.did.paused')}
      note={t('company.pausedNote')}
      acts={
        seat !== undefined && (
          <button type="button" className="btn wax" onClick={() => void doing.run({ type: 'resume', seat })}>
            {t('company.goOn')}
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

function Rest({ head, note, acts }: RestProps) {
  const { layout } = useTableBase();
  return (
    <section className={`rest ${PLACE[layout]}`}>
      <p className="say" id="decision" tabIndex={-1} role="status">
        <span className="head-line">{head}</span> <span className="detail-line">{note}</span>
      </p>
      <div className="acts">{acts}</div>
    </section>
  );
}
