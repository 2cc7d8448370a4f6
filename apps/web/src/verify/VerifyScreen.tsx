import './verify.css';
import { useEffect, useEffectEvent, useState } from 'react';
import { useGames } from '../game/context.ts';
import { useWords } from '../i18n/context.ts';
import { Page } from '../parts/Page.tsx';
import Because from '../records/Because.tsx';
import { RecordFile } from '../records/RecordFile.tsx';
import { type Handed, readFile, recordsIn } from '../records/read-file.ts';
import { useDrop } from '../records/use-drop.ts';
import { Charts } from './Charts.tsx';
import { type Judgement, judge } from './check.ts';
import { Draws } from './Draws.tsx';
import { Meaning } from './Meaning.tsx';
import { Shares } from './Shares.tsx';
import { useRecordOf } from './use-record.ts';
import { SeenThere, Verdict } from './Verdict.tsx';

type Outcome = Judgement | 'large' | 'reading';

/** Checks the chance of a record: derives every draw anew, and tells what that proves and what not. */
export default function VerifyScreen({ table }: { readonly table: string | undefined }) {
  const t = useWords();
  const games = useGames();
  const [outcome, setOutcome] = useState<Outcome>();
  const [isFirst, setFirst] = useState(false);
  const take = async (handed: Handed) => {
    if (handed === 'large') return setOutcome('large');
    const [first = '', ...others] = recordsIn(handed.content);
    setFirst(others.length > 0);
    setOutcome('reading');
    setOutcome(await judge(games, first));
  };
  const { over } = useDrop((handed) => void take(handed));
  const fetched = useRecordOf(table);
  const takeFetched = useEffectEvent((content: string) => void take({ content }));
  useEffect(() => {
    if (typeof fetched === 'object') takeFetched(fetched.content);
  }, [fetched]);
  const judged = typeof outcome === 'object' && outcome.ok ? outcome : undefined;
  return (
    <Page
      className={over ? 'verify over' : 'verify'}
      title={t('verify.title')}
      back={[{}, t('mistake.start')]}
      isBusy={outcome === 'reading'}
    >
      <section className="sheet-like verify-choose">
        {outcome === undefined && <p className="verify-lead">{t('verify.lead')}</p>}
        <div className="verify-tools">
          <RecordFile
            label={t(outcome === undefined ? 'verify.choose' : 'verify.another')}
            isMain={outcome === undefined}
            take={async ([file]) => take(await readFile(file))}
          />
          <span className="small muted">{t('verify.drop')}</span>
        </div>
      </section>
      <div role="status" className="verify-outcome">
        {outcome !== undefined && <Told outcome={outcome} />}
        {outcome === undefined && fetched === 'no' && (
          <p className="sheet-like verify-note">{t('verify.noRecord')}</p>
        )}
        {isFirst && outcome !== 'reading' && <p className="small">{t('open.first')}</p>}
      </div>
      {judged && <Shares judged={judged} />}
      {judged && <Charts judged={judged} />}
      <Meaning />
      {judged && <Draws judged={judged} />}
    </Page>
  );
}

/** The verdict in words, or why there is none. */
function Told({ outcome }: { readonly outcome: Outcome }) {
  const t = useWords();
  if (outcome === 'reading') return <p className="sheet-like verify-note">{t('verify.reading')}</p>;
  if (outcome === 'large') return <p className="sheet-like verify-note">{t('open.large')}</p>;
  if (outcome.ok)
    return (
      <>
        <Verdict judged={outcome} />
        <SeenThere judged={outcome} />
      </>
    );
  return (
    <div className="sheet-like verify-verdict" data-tone="bad">
      <h2>{outcome.at === undefined ? t('verify.faulty') : t('open.faultAt', { at: outcome.at })}</h2>
      <p>
        <Because fault={outcome} />
      </p>
    </div>
  );
}
