import './verify.css';
import { useEffect, useEffectEvent, useState } from 'react';
import { useGames } from '../game/context.ts';
import { useTranslator } from '../i18n/context.ts';
import { Page } from '../parts/Page.tsx';
import FaultMessage from '../records/Because.tsx';
import { RecordFileButton } from '../records/RecordFile.tsx';
import { type FileContent, readFile, splitRecords } from '../records/read-file.ts';
import { useDrop } from '../records/use-drop.ts';
import { ChanceCharts } from './Charts.tsx';
import { type CheckResult, checkRecord } from './check.ts';
import { DrawList } from './Draws.tsx';
import { FairnessMeaning } from './Meaning.tsx';
import { ChanceInputs } from './Shares.tsx';
import { useServerRecord } from './use-record.ts';
import { DeviceComparison, VerdictPanel } from './Verdict.tsx';

type Outcome = CheckResult | 'large' | 'reading';

/** Checks the chance of a record: derives every draw anew, and tells what that proves and what not. */
export default function FairnessScreen({ table }: { readonly table: string | undefined }) {
  const t = useTranslator();
  const games = useGames();
  const [outcome, setOutcome] = useState<Outcome>();
  const [isFirst, setFirst] = useState(false);
  const take = async (handed: FileContent) => {
    if (handed === 'large') return setOutcome('large');
    const [first = '', ...others] = splitRecords(handed.content);
    setFirst(others.length > 0);
    setOutcome('reading');
    setOutcome(await checkRecord(games, first));
  };
  const { over } = useDrop((handed) => void take(handed));
  const fetched = useServerRecord(table);
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
          <RecordFileButton
            label={t(outcome === undefined ? 'verify.choose' : 'verify.another')}
            isMain={outcome === undefined}
            onFiles={async ([file]) => take(await readFile(file))}
          />
          <span className="small muted">{t('verify.drop')}</span>
        </div>
      </section>
      <div role="status" className="verify-outcome">
        {outcome !== undefined && <CheckOutcome outcome={outcome} />}
        {outcome === undefined && fetched === 'no' && (
          <p className="sheet-like verify-note">{t('verify.noRecord')}</p>
        )}
        {isFirst && outcome !== 'reading' && <p className="small">{t('open.first')}</p>}
      </div>
      {judged && <ChanceInputs judged={judged} />}
      {judged && <ChanceCharts judged={judged} />}
      <FairnessMeaning />
      {judged && <DrawList judged={judged} />}
    </Page>
  );
}

/** The verdict in words, or why there is none. */
function CheckOutcome({ outcome }: { readonly outcome: Outcome }) {
  const t = useTranslator();
  if (outcome === 'reading') return <p className="sheet-like verify-note">{t('verify.reading')}</p>;
  if (outcome === 'large') return <p className="sheet-like verify-note">{t('open.large')}</p>;
  if (outcome.ok)
    return (
      <>
        <VerdictPanel judged={outcome} />
        <DeviceComparison judged={outcome} />
      </>
    );
  return (
    <div className="sheet-like verify-verdict" data-tone="bad">
      <h2>{outcome.at === undefined ? t('verify.faulty') : t('open.faultAt', { at: outcome.at })}</h2>
      <p>
        <FaultMessage fault={outcome} />
      </p>
    </div>
  );
}
