import { useState } from 'react';
import { useGames } from '../game/context.ts';
import { useWords } from '../i18n/context.ts';
import { isFull } from '../kept/shelf.ts';
import Because from '../records/Because.tsx';
import { PlayOn } from '../records/PlayOn.tsx';
import { RecordFile } from '../records/RecordFile.tsx';
import { readFile, SHELF_AT_MOST } from '../records/read-file.ts';
import type { LocalTable } from '../session/any.ts';
import { type BroughtIn, bringIn } from './exchange.ts';

/** How many of the records that were not taken are told one by one. */
const TOLD = 5;

interface Props {
  onDone(): Promise<void>;
  /** Plays on what a broken record has before it breaks off. */
  open(session: LocalTable): Promise<void>;
}

/** Brings games in from files: records of one game, or a whole shelf. */
export function BringIn({ onDone, open }: Props) {
  const t = useWords();
  const games = useGames();
  const [outcome, setOutcome] = useState<BroughtIn | 'large' | 'reading' | 'full' | 'unread'>();
  const take = async (files: readonly File[]) => {
    setOutcome('reading');
    const all: BroughtIn[] = [];
    try {
      for (const file of files) {
        const handed = await readFile(file, SHELF_AT_MOST);
        if (handed === 'large') return setOutcome('large');
        all.push(await bringIn(games, handed.content));
      }
      setOutcome({
        taken: all.reduce((sum, { taken }) => sum + taken, 0),
        known: all.reduce((sum, { known }) => sum + known, 0),
        untaken: all.flatMap(({ untaken }) => untaken),
      });
    } catch (error) {
      // Those before it are on the shelf.
      setOutcome(isFull(error) ? 'full' : 'unread');
    } finally {
      await onDone();
    }
  };
  return (
    <>
      <RecordFile label={t('shelf.bringIn')} isForMany take={take} />
      <div role="status" className="shelf-outcome">
        {outcome && (
          <div className="sheet-like shelf-note">
            {typeof outcome === 'string' ? (
              <p>{t(`shelf.${outcome}`)}</p>
            ) : (
              <>
                <p>{t('shelf.broughtIn', { n: outcome.taken, known: outcome.known })}</p>
                {outcome.untaken.length > 0 && (
                  <>
                    <p>{t('shelf.untaken', { n: outcome.untaken.length })}</p>
                    <ul>
                      {outcome.untaken.slice(0, TOLD).map(({ record, fault }, i) => (
                        // biome-ignore lint/suspicious/noArrayIndexKey: the list is never changed, only replaced
                        <li key={i}>
                          {t('shelf.record', { n: record })}
                          {t('join.sentences')}
                          {fault.at !== undefined &&
                            t.sentence(t('open.faultAt', { at: fault.at })) + t('join.sentences')}
                          <Because fault={fault} />
                          <PlayOn fault={fault} onOpen={(session) => void open(session)} />
                        </li>
                      ))}
                    </ul>
                  </>
                )}
              </>
            )}
          </div>
        )}
      </div>
    </>
  );
}
