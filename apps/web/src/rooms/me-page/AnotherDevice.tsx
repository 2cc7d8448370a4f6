import type { LinkCode } from '@bastide/protocol';
import { useState } from 'react';
import { hrefOf } from '../../address/address.ts';
import { useShareBase } from '../../online/base.ts';
import { CopyField } from '../../parts/CopyLine.tsx';
import { ProblemNote } from '../Problem.tsx';
import { createLinkCode } from '../people.ts';
import { QrCode } from '../QrCode.tsx';
import { timeText } from '../time-words.ts';
import { useRequest } from '../use-doing.ts';
import { useWords } from '../words/index.ts';

/** The same person on another device: a code to scan, or to type there. */
export function LinkDevice() {
  const t = useWords();
  const { isBusy, problem, run } = useRequest();
  const base = useShareBase();
  const [link, setLink] = useState<LinkCode>();
  const address = link && new URL(`${hrefOf({ me: true })}#link=${link.code}`, base).href;
  return (
    <section className="sheet-like rooms-sheet" aria-labelledby="other-device">
      <h2 id="other-device">{t('me.device')}</h2>
      <p className="muted">{t('me.deviceNote')}</p>
      {link && address !== undefined && (
        <div className="shown-once" role="status">
          <QrCode text={address} label={t('me.deviceCode')} />
          <p className="secret">{link.code}</p>
          <CopyField label={t('me.deviceCode')} text={address} />
          <p className="small">{t('me.deviceUntil', { when: timeText(t, link.expires) })}</p>
        </div>
      )}
      <ProblemNote because={problem} />
      <p className="form-row">
        <button
          type="button"
          className="btn"
          aria-disabled={isBusy || undefined}
          onClick={() => void run(async () => setLink(await createLinkCode()))}
        >
          {t('me.deviceShow')}
        </button>
      </p>
    </section>
  );
}
