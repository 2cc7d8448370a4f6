import { useState } from 'react';
import { type PageGames, useGames } from '../game/context.ts';
import { useTranslator } from '../i18n/context.ts';
import { FaultMessage } from '../records/FaultMessage.tsx';
import { MAX_LIBRARY_BYTES, readFile } from '../records/files.ts';
import { PlayOnButton } from '../records/PlayOnButton.tsx';
import { RecordFileButton } from '../records/RecordFileButton.tsx';
import type { AnyLocalSession } from '../session/local-session.ts';
import { isQuotaError } from '../storage/library.ts';
import { type ImportResult, importGames } from './import-export.ts';

/** The number of refused records that are listed one by one. */
const MAX_FAILURES_SHOWN = 5;

interface Props {
  onDone(): Promise<void>;
  /** Plays a broken record on from where it breaks off. */
  open(session: AnyLocalSession): Promise<void>;
}

type Outcome = ImportResult | 'large' | 'reading' | 'full' | 'unread';

/** Brings games in from files: records of one game, or a whole library. */
export function ImportGames({ onDone, open }: Props) {
  const t = useTranslator();
  const games = useGames();
  const [outcome, setOutcome] = useState<Outcome>();
  const take = async (files: readonly File[]) => {
    setOutcome('reading');
    try {
      setOutcome(await importFiles(games, files));
    } catch (error) {
      // Those before it are in the library.
      setOutcome(isQuotaError(error) ? 'full' : 'unread');
    } finally {
      await onDone();
    }
  };
  return (
    <>
      <RecordFileButton label={t('library.bringIn')} isForMany onFiles={take} />
      <div role="status" className="library-outcome">
        {outcome && (
          <div className="sheet-like library-note">
            {typeof outcome === 'string' ? (
              <p>{t(`library.${outcome}`)}</p>
            ) : (
              <ImportReport outcome={outcome} open={open} />
            )}
          </div>
        )}
      </div>
    </>
  );
}

async function importFiles(games: PageGames, files: readonly File[]): Promise<ImportResult | 'large'> {
  const all: ImportResult[] = [];
  for (const file of files) {
    const handed = await readFile(file, MAX_LIBRARY_BYTES);
    if (handed === 'large') return 'large';
    all.push(await importGames(games, handed.content));
  }
  return {
    added: all.reduce((sum, { added }) => sum + added, 0),
    duplicates: all.reduce((sum, { duplicates }) => sum + duplicates, 0),
    failures: all.flatMap(({ failures }) => failures),
  };
}

interface ImportReportProps extends Pick<Props, 'open'> {
  readonly outcome: ImportResult;
}

/** Numbers of games brought in, and the records that were refused. */
function ImportReport({ outcome: { added, duplicates, failures }, open }: ImportReportProps) {
  const t = useTranslator();
  return (
    <>
      <p>{t('library.broughtIn', { n: added, known: duplicates })}</p>
      {failures.length > 0 && (
        <>
          <p>{t('library.untaken', { n: failures.length })}</p>
          <ul>
            {failures.slice(0, MAX_FAILURES_SHOWN).map(({ record, fault }, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list is never changed, only replaced
              <li key={i}>
                {t('library.record', { n: record })}
                {t('join.sentences')}
                {fault.at !== undefined &&
                  t.sentence(t('open.faultAt', { at: fault.at })) + t('join.sentences')}
                <FaultMessage fault={fault} />
                <PlayOnButton fault={fault} onOpen={(session) => void open(session)} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
