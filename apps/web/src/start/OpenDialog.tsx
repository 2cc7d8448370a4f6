import { FORMAT } from '@bastide/contract';
import { useState } from 'react';
import { useWords } from '../i18n/context.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { RuleLink } from '../parts/RuleLink.tsx';
import { type Opened, openRecord } from '../session/open.ts';
import type { Session } from '../session/session.ts';

type Fault = Extract<Opened, { ok: false }>;

interface Props {
  onOpen(session: Session): void;
  onClose(): void;
  /** Text that came by drag and drop. */
  readonly dropped?: string | undefined;
}

/** Opens a record from a file or from pasted text. What is wrong with it is said here, with place, rule and reason. */
export default function OpenDialog({ onOpen, onClose, dropped }: Props) {
  const t = useWords();
  const [text, setText] = useState(dropped ?? '');
  const [fault, setFault] = useState<Fault | undefined>(() => (dropped ? faultOf(dropped) : undefined));
  const open = (content: string) => {
    if (content.trim() === '') return;
    const opened = openRecord(content);
    if (opened.ok) onOpen(opened.session);
    else setFault(opened);
  };
  return (
    <Dialog title={t('open.title')} onClose={onClose} wide>
      <form
        className="open-form"
        onSubmit={(event) => {
          event.preventDefault();
          open(text);
        }}
      >
        <label className="btn file">
          {t('open.file')}
          <input
            type="file"
            accept=".json,.txt,.bastide,application/json,text/plain"
            onChange={async (event) => {
              const content = await event.target.files?.[0]?.text();
              if (content === undefined) return;
              setText(content);
              open(content);
            }}
          />
        </label>
        <p className="small muted">{t('open.drop')}</p>
        <textarea
          aria-label={t('open.paste')}
          placeholder={`${FORMAT} carcassonne`}
          rows={8}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setFault(undefined);
          }}
        />
        {fault && <FaultSlip fault={fault} />}
        <p className="form-row">
          <span className="small muted">{t('open.replaces')}</span>
          <button type="submit" className="btn wax" aria-disabled={text.trim() === '' || undefined}>
            {t('open.read')}
          </button>
        </p>
      </form>
    </Dialog>
  );
}

function faultOf(content: string): Fault | undefined {
  const opened = openRecord(content);
  return opened.ok ? undefined : opened;
}

function FaultSlip({ fault }: { readonly fault: Fault }) {
  const t = useWords();
  return (
    <div className="slip refusal inline" role="alert">
      <p>
        <b>{fault.at === undefined ? t('open.fault') : t('open.faultAt', { at: fault.at })}</b>{' '}
        {fault.rule.startsWith('CAR-') ? (
          <RuleLink id={fault.rule} />
        ) : (
          <span className="rubric">{fault.rule}</span>
        )}
      </p>
      <p lang="en">{fault.because}</p>
    </div>
  );
}
