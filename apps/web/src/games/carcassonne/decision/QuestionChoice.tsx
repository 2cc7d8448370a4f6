import { itemAt } from '../../../must.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { pieceOf } from '../art/index.ts';
import { useCarcassonne } from '../context.ts';
import { useCarcassonneTranslator } from '../messages.ts';
import { FigureIcon } from '../ui/FigureIcon.tsx';
import { ChoiceGroup } from './ChoiceGroup.tsx';

/** The answers to the question that the rules ask now. */
export default function QuestionChoice() {
  return useCarcassonne().moment.view.phase === 'farmer' ? <FarmerChoice /> : <SecondTileChoice />;
}

/** The farmer of a pig that went home stays, or goes along. Staying is the default. CAR-TB-PIG-25 */
function FarmerChoice() {
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
    <ChoiceGroup
      label={t('act.farmer')}
      className="figures two"
      chosen={turn.plan.returns ? 1 : 0}
      choose={(index) => turn.chooseFarmer(index === 1)}
      choices={[
        {
          key: 'stays',
          icon: <FigureIcon figure={pieceOf(figure, on)} colour={colour} />,
          label: t('farmer.stays'),
        },
        {
          key: 'returns',
          icon: <FigureIcon figure={figure} colour={colour} />,
          label: t('farmer.returns'),
        },
      ]}
    />
  );
}

/** The builder brings a second tile, which may be declined. Taking it is the default. CAR-TB-DOUBLE-06 */
function SecondTileChoice() {
  const t = useCarcassonneTranslator();
  const { turn, moment, colours, seat } = useCarcassonne();
  if (!turn.mine || moment.view.phase !== 'second') return null;
  return (
    <ChoiceGroup
      label={t('secondTile.ask')}
      className="figures two"
      chosen={turn.plan.declines ? 1 : 0}
      choose={(index) => turn.chooseSecond(index === 0)}
      choices={[
        {
          key: 'take',
          icon: <FigureIcon figure="builder" colour={itemAt(colours, seat)} />,
          label: t('secondTile.take'),
        },
        { key: 'decline', icon: <Icon name="close" />, label: t('secondTile.decline') },
      ]}
    />
  );
}
