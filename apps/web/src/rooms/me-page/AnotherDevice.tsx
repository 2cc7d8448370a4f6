import type { LinkCode } from '@bastide/protocol';
import { useState } from 'react';
import { linkTo } from '../../address/address.ts';
import { useBase } from '../../online/base.ts';
import { CopyLine } from '../../parts/CopyLine.tsx';
import { Problem } from '../Problem.tsx';
import { newLink } from '../people.ts';
import { QrCode } from '../QrCode.tsx';
import { timeWords } from '../time-words.ts';
import { useDoing } from '../use-doing.ts';
import { useWords } from '../words/index.ts';

/** The same person on another device: a code to scan, or to type there. */
export function AnotherDevice() {
  const t = useWords();
  const { isBusy, problem, run } = useDoing();
  const base = useBase();
  const [link, setLink] = useState<LinkCode>();
  const address = link && new URL(`${linkTo({ me: true })}#link=${link.code}`, base).href;
  return (
    <section className="sheet-like rooms-sheet" aria-labelledby="other-device">
      <h2 id="other-device">{t('me.device')}</h2>
      <p className="muted">{t('me.deviceNote')}</p>
      {link && address !== undefined && (
        <div className="shown-once" role="status">
          <QrCode text={address} label={t('me.deviceCode')} />
          <p className="secret">{link.code}</p>
          <CopyLine label={t('me.deviceCode')} text={address} />
          <p className="small">{t('me.deviceUntil', { when: timeWords(t, link.expires) })}</p>
        </div>
      )}
      <Problem because={problem} />
      <p className="form-row">
        <button
          type="button"
          className="btn"
          aria-disabled={isBusy || undefined}
          onClick={() => void run(async () => setLink(await newLink()))}
        >
          {t('me.deviceShow')}
        </button>
      </p>
    </section>
  );
}
