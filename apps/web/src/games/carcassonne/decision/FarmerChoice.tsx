import { itemAt } from '../../../must.ts';
import { pieceOf } from '../art/index.ts';
import { useCarcassonne } from '../context.ts';
import { useCarcassonneTranslator } from '../messages.ts';
import { FigureIcon } from '../ui/FigureIcon.tsx';
import { BinaryChoice } from './BinaryChoice.tsx';

/** The farmer of a pig that went home stays, or goes along. Staying is the default. CAR-TB-PIG-25 */
export function FarmerChoice() {
  const t = useCarcassonneTranslator();
  const { turn, view, colours, seat } = useCarcassonne();
  const farmer = turn.preview.kind === 'ready' ? turn.preview.farmer : undefined;
  if (!farmer) return null;
  const { on, at } = farmer;
  const figure =
    view.figures.find(
      (one) => one.seat === seat && one.on === on && one.at.join() === at.join() && one.figure !== 'pig',
    )?.figure ?? 'meeple';
  const colour = itemAt(colours, seat);
  return (
    <BinaryChoice
      label={t('act.farmer')}
      isOther={turn.plan.returns ?? false}
      choose={turn.chooseFarmer}
      answers={[
        <>
          <FigureIcon figure={pieceOf(figure, on)} colour={colour} />
          <span>{t('farmer.stays')}</span>
        </>,
        <>
          <FigureIcon figure={figure} colour={colour} />
          <span>{t('farmer.returns')}</span>
        </>,
      ]}
    />
  );
}
