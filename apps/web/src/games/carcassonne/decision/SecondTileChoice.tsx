import { itemAt } from '../../../must.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useCarcassonne } from '../context.ts';
import { useCarcassonneTranslator } from '../messages.ts';
import { FigureIcon } from '../ui/FigureIcon.tsx';
import { BinaryChoice } from './BinaryChoice.tsx';

/** The builder brings a second tile, which may be declined. Taking it is the default. CAR-TB-DOUBLE-06 */
export function SecondTileChoice() {
  const t = useCarcassonneTranslator();
  const { turn, moment, colours, seat } = useCarcassonne();
  if (!turn.mine || moment.view.phase !== 'second') return null;
  return (
    <BinaryChoice
      label={t('secondTile.ask')}
      isOther={turn.plan.declines ?? false}
      choose={(declines) => turn.chooseSecond(!declines)}
      answers={[
        <>
          <FigureIcon figure="builder" colour={itemAt(colours, seat)} />
          <span>{t('secondTile.take')}</span>
        </>,
        <>
          <Icon name="close" />
          <span>{t('secondTile.decline')}</span>
        </>,
      ]}
    />
  );
}
