import { Icon } from '../../../parts/Icon.tsx';
import { useRules } from '../../../parts/RuleLink.tsx';
import { SoundButton } from '../../../sound/SoundButton.tsx';
import { useTable } from '../table/context.ts';
import { useWords } from '../words/index.ts';
import { Chronicle } from './Chronicle.tsx';
import { SeatRow } from './SeatRow.tsx';
import { Stack } from './Stack.tsx';

/** The record of the game: seats, stack, chronicle. */
export function Leaf() {
  return (
    <>
      <Seats />
      <Stack />
      <Chronicle />
      <Foot />
    </>
  );
}

export function Seats() {
  const t = useWords();
  const { view } = useTable();
  return (
    <ol className="seats" aria-label={t('seat.list')}>
      {view.seats.map((_, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
        <SeatRow key={seat} seat={seat} />
      ))}
    </ol>
  );
}

export function Foot() {
  const t = useWords();
  const { look, moment } = useTable();
  const rules = useRules();
  return (
    <nav className="leaf-foot" aria-label={t('menu.title')}>
      <button type="button" onClick={() => rules('')}>
        <Icon name="rules" /> {t('foot.rules')}
      </button>
      <button
        type="button"
        onClick={() => look({ past: moment.log[0]?.after ?? moment.count, leaf: false, dialog: undefined })}
      >
        <Icon name="replay" /> {t('foot.replay')}
      </button>
      <SoundButton />
    </nav>
  );
}
