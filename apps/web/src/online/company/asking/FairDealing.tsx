import { useId, useState } from 'react';
import { CopyLine } from '../../../parts/CopyLine.tsx';
import { Icon } from '../../../parts/Icon.tsx';
import { ownNumbers, seenCommitment } from '../../noted.ts';
import { useNames } from '../names.ts';
import { useAround } from '../state.ts';
import { useWords } from '../words/index.ts';

/** In the menu: what the dealer is bound by, and what the reader has added to the chance. */
export function FairDealing() {
  const t = useWords();
  const [isOpen, setOpen] = useState(false);
  const part = useId();
  return (
    <li>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? part : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="production" /> {t('company.fair')}
      </button>
      {isOpen && (
        <div className="fair" id={part}>
          <Shares />
        </div>
      )}
    </li>
  );
}

function Shares() {
  const t = useWords();
  const { table, online, mine } = useAround();
  const names = useNames();
  const made = ownNumbers(online.id);
  return (
    <>
      <p className="small">{t('company.fairNote')}</p>
      <h4>{t('company.commitment')}</h4>
      <CopyLine label={t('company.commitment')} text={seenCommitment(online.id) ?? table.commitment} />
      {mine.map((seat) => {
        const { nonce } = table.seats[seat]!;
        const label = t('company.number', {
          who: mine.length === 1 ? 'you' : 'other',
          name: names.at(seat),
        });
        return (
          <div key={seat}>
            <h4>{label}</h4>
            {nonce === '' ? (
              <p className="small muted">{t('company.noNumber')}</p>
            ) : (
              <>
                <CopyLine label={label} text={nonce} />
                <p className="small muted">
                  {t('company.made', { here: made.includes(nonce) ? 'yes' : 'no' })}
                </p>
              </>
            )}
          </div>
        );
      })}
      <p className="small">{t('company.fairLater')}</p>
    </>
  );
}
