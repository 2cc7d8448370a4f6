import { useState } from 'react';
import { ProblemError } from '../../problem.ts';
import { getServer } from '../../server.ts';
import { useOverlay } from '../state.ts';
import { useWords } from '../words/index.ts';

/** The server has said that it takes none. */
let isReportingOff = false;

/** What a line of talk may be reported for, as the server knows it. */
const REASONS = ['insult', 'spam', 'other'] as const;
type Reason = (typeof REASONS)[number];

/** Tells those who run the server of a line. */
export function ReportForm({ seq }: { readonly seq: number }) {
  const t = useWords();
  const { online } = useOverlay();
  const [outcome, setOutcome] = useState<string>();
  const [isAsked, setAsked] = useState(false);
  if (isReportingOff && outcome === undefined) return null;
  if (outcome !== undefined) return <small role="status">{outcome}</small>;
  const send = async (why: Reason) => {
    try {
      await getServer().client.ask(`tables/${encodeURIComponent(online.id)}/reports`, {
        method: 'POST',
        body: { seq, why },
        invite: online.invite,
      });
      setOutcome(t('company.reported'));
    } catch (error) {
      isReportingOff = error instanceof ProblemError && error.status === 404;
      setOutcome(isReportingOff || !(error instanceof Error) ? t('company.noReports') : error.message);
    }
  };
  if (!isAsked)
    return (
      <button type="button" className="link" onClick={() => setAsked(true)}>
        {t('company.report')}
      </button>
    );
  return REASONS.map((why) => (
    <button key={why} type="button" className="link" onClick={() => void send(why)}>
      {t('company.reason', { why })}
    </button>
  ));
}
