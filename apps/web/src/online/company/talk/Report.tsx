import { useState } from 'react';
import { ProblemError } from '../../problem.ts';
import { theServer } from '../../server.ts';
import { useAround } from '../state.ts';
import { useWords } from '../words/index.ts';

/** The server has said that it takes none. */
let takesNone = false;

/** Tells those who run the server of a line. */
export function Report({ seq }: { readonly seq: number }) {
  const t = useWords();
  const { online } = useAround();
  const [outcome, setOutcome] = useState<string>();
  if (takesNone && outcome === undefined) return null;
  if (outcome !== undefined) return <small role="status">{outcome}</small>;
  const send = async () => {
    try {
      await theServer().client.ask(`tables/${encodeURIComponent(online.id)}/reports`, {
        method: 'POST',
        body: { seq },
        invite: online.invite,
      });
      setOutcome(t('company.reported'));
    } catch (error) {
      takesNone = error instanceof ProblemError && error.status === 404;
      setOutcome(takesNone || !(error instanceof Error) ? t('company.noReports') : error.message);
    }
  };
  return (
    <button type="button" className="link" onClick={() => void send()}>
      {t('company.report')}
    </button>
  );
}
