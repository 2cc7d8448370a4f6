import { Icon } from '../../../parts/Icon.tsx';
import { useRules } from '../../../parts/RuleLink.tsx';
import { SoundButton } from '../../../sound/SoundButton.tsx';
import { PointsCurve } from '../final/PointsCurve.tsx';
import { PointsTable } from '../final/PointsTable.tsx';
import { useCatan } from '../table/context.ts';
import { useWords } from '../words/index.ts';
import { Chronicle } from './Chronicle.tsx';
import { DiceChart } from './DiceChart.tsx';
import { SeatRow } from './SeatRow.tsx';
import { Supply } from './Supply.tsx';

/** The record of the game: seats, dice, bank, chronicle; when it is over, the reckoning. */
export function Leaf() {
  const t = useWords();
  const { turn } = useCatan();
  if (turn.asked === 'over')
    return (
      <>
        <section className="section">
          <h2>{t('catan.points.title')}</h2>
        </section>
        <PointsTable />
        <PointsCurve />
        <DiceChart />
        <Chronicle />
        <Foot />
      </>
    );
  return (
    <>
      <Seats />
      <DiceChart />
      <Supply />
      <Chronicle />
      <Foot />
    </>
  );
}

export function Seats() {
  const t = useWords();
  const { view } = useCatan();
  return (
    <ol className="seats" aria-label={t('seat.list')}>
      {view.seats.map((_, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
        <SeatRow key={seat} seat={seat} />
      ))}
    </ol>
  );
}

function Foot() {
  const t = useWords();
  const { look, lines, moment } = useCatan();
  const rules = useRules();
  return (
    <nav className="leaf-foot" aria-label={t('menu.title')}>
      <button type="button" onClick={() => rules('')}>
        <Icon name="rules" /> {t('foot.rules')}
      </button>
      <button
        type="button"
        onClick={() => look({ past: lines[0]?.after ?? moment.count, leaf: false, dialog: undefined })}
      >
        <Icon name="replay" /> {t('foot.replay')}
      </button>
      <SoundButton />
    </nav>
  );
}
