import { useId, useState } from 'react';
import { itemAt } from '../../../must.ts';
import { CopyField } from '../../../ui/CopyField.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { storedCommitment, storedNumbers } from '../../commitments.ts';
import { useOverlayTranslator } from '../messages.ts';
import { useOverlay, usePersonNames } from '../state.ts';

/** Menu entry: the dealer's commitment, and the reader's own random numbers. */
export function FairnessInfo() {
  const t = useOverlayTranslator();
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
        <Icon name="production" /> {t('overlay.fair')}
      </button>
      {isOpen && (
        <div className="fair" id={part}>
          <OwnNumbers />
        </div>
      )}
    </li>
  );
}

function OwnNumbers() {
  const t = useOverlayTranslator();
  const { table, online, mine } = useOverlay();
  const names = usePersonNames();
  const made = storedNumbers(online.id);
  return (
    <>
      <p className="small">{t('overlay.fairNote')}</p>
      <h4>{t('overlay.commitment')}</h4>
      <CopyField label={t('overlay.commitment')} text={storedCommitment(online.id) ?? table.commitment} />
      {mine.map((seat) => {
        const { nonce } = itemAt(table.seats, seat);
        const label = t('overlay.number', {
          who: mine.length === 1 ? 'you' : 'other',
          name: names.at(seat),
        });
        return (
          <div key={seat}>
            <h4>{label}</h4>
            {nonce === '' ? (
              <p className="small muted">{t('overlay.noNumber')}</p>
            ) : (
              <>
                <CopyField label={label} text={nonce} />
                <p className="small muted">
                  {t('overlay.made', { here: made.includes(nonce) ? 'yes' : 'no' })}
                </p>
              </>
            )}
          </div>
        );
      })}
      <p className="small">{t('overlay.fairLater')}</p>
    </>
  );
}
