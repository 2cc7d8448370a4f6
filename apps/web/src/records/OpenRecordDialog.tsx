import { FORMAT } from '@bastide/contract';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type PageGames, useGames } from '../game/context.ts';
import { useTranslator } from '../i18n/context.ts';
import type { AnyLocalSession } from '../session/local-session.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { RuleLink } from '../ui/RuleLink.tsx';
import { FaultMessage } from './FaultMessage.tsx';
import { type FileContent, readFile, splitRecords } from './files.ts';
import { type OpenFailure, openRecord } from './open-record.ts';
import { PlayOnButton } from './PlayOnButton.tsx';
import { RecordFileButton } from './RecordFileButton.tsx';

interface Props {
  onOpen(session: AnyLocalSession): Promise<void>;
  onClose(): void;
  /** A file that came by drag and drop. */
  readonly dropped?: FileContent | undefined;
}

/** Remark on a text: its fault, or that it is the first of several. */
type Remark = OpenFailure | 'large' | 'first';

/** Opens a record from a file or from pasted text. Shows its fault, with place, rule and reason. */
export default function OpenRecordDialog({ onOpen, onClose, dropped }: Props) {
  const t = useTranslator();
  const games = useGames();
  const [read, setRead] = useState<ReadResult>({ text: '' });
  const { text, remark } = read;
  const button = useRef<HTMLButtonElement>(null);
  // A file that was chosen or dropped is opened at once; its text is shown only if there is something to say about it.
  const show = async (handed: FileContent) => {
    const found = await readContent(games, handed);
    if (found.session) return onOpen(found.session);
    setRead(found);
    if (found.remark === 'first') button.current?.focus();
  };
  const showDropped = useEffectEvent(() => dropped && show(dropped));
  useEffect(() => void showDropped(), []);
  const open = useOneAtATime(async () => {
    const { session, ...rest } = read.session ? read : await readContent(games, { content: text });
    if (session) await onOpen(session);
    else setRead(rest);
  });
  return (
    <Dialog title={t('open.title')} onClose={onClose} wide>
      <form
        className="open-form"
        onSubmit={(event) => {
          event.preventDefault();
          void open();
        }}
      >
        <RecordFileButton label={t('open.file')} onFiles={async ([file]) => show(await readFile(file))} />
        <p className="small muted">{t('open.drop')}</p>
        <textarea
          aria-label={t('open.paste')}
          placeholder={`${FORMAT} ${games[0].name}`}
          rows={8}
          value={text}
          onChange={(event) => setRead({ text: event.target.value })}
        />
        {remark && <RemarkNote remark={remark} onOpen={(session) => void onOpen(session)} />}
        <p className="form-row">
          <button
            ref={button}
            type="submit"
            className="btn primary"
            aria-disabled={text.trim() === '' || undefined}
          >
            {t('open.read')}
          </button>
        </p>
      </form>
    </Dialog>
  );
}

/** The dialog stays until the table is there: a second press meanwhile is for the same one. */
function useOneAtATime(work: () => Promise<void>): () => Promise<void> {
  const isRunning = useRef(false);
  return async () => {
    if (isRunning.current) return;
    isRunning.current = true;
    try {
      await work();
    } finally {
      isRunning.current = false;
    }
  };
}

interface ReadResult {
  readonly text: string;
  readonly remark?: Remark;
  readonly session?: AnyLocalSession;
}

/** Opens the given content; the first of several records is shown before it is opened. */
async function readContent(games: PageGames, handed: FileContent): Promise<ReadResult> {
  if (handed === 'large') return { text: '', remark: 'large' };
  const { content } = handed;
  const [first, ...others] = splitRecords(content);
  if (first !== undefined && others.length > 0) return { text: first, remark: 'first' };
  if (content.trim() === '') return { text: content };
  const opened = await openRecord(games, content);
  return opened.ok ? { text: content, session: opened.session } : { text: content, remark: opened };
}

interface RemarkNoteProps {
  readonly remark: Remark;
  onOpen(session: AnyLocalSession): void;
}

function RemarkNote({ remark, onOpen }: RemarkNoteProps) {
  const t = useTranslator();
  const games = useGames();
  if (remark === 'first')
    return (
      <p className="toast inline" role="status">
        {t('open.first')}
      </p>
    );
  return (
    <div className="toast refusal inline" role="alert">
      {remark === 'large' ? (
        <p>{t('open.large')}</p>
      ) : (
        <>
          <p>
            <b>{remark.at === undefined ? t('open.fault') : t('open.faultAt', { at: remark.at })}</b>
            {games.some(({ rulePrefix }) => remark.rule.startsWith(rulePrefix)) && (
              <>
                {t('join.sentences')}
                <RuleLink id={remark.rule} />
              </>
            )}
          </p>
          <p>
            <FaultMessage fault={remark} />
          </p>
          <PlayOnButton fault={remark} onOpen={onOpen} />
        </>
      )}
    </div>
  );
}
