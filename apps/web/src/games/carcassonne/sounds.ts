import { type Event, GOODS, type Rules } from '@bastide/carcassonne';
import { type Around, coins, onceEach, type Sound } from '../../sound/sounds.ts';

/** What is heard of these events of Carcassonne. `third`: what the third of the goods shows. CAR-GEN-05 */
export const soundsOfTiles = (
  events: readonly Event[],
  around: Around,
  third: Rules['thirdGood'],
): readonly Sound[] => onceEach(events.flatMap((event) => soundsOf(event, around, third)));

function soundsOf(event: Event, { isMine }: Around, third: Rules['thirdGood']): readonly Sound[] {
  switch (event.type) {
    case 'placed':
      return isMine(event.seat)
        ? [{ name: 'seal' }, { name: 'laid', mine: true }]
        : [{ name: 'laid', mine: false }];
    case 'deployed':
      return [{ name: event.figure === 'builder' ? 'pegs' : 'peg' }];
    case 'scored':
      // At the end the points have a table of their own.
      return event.final || event.points <= 0 ? [] : [coins(event.points)];
    case 'goods':
      return GOODS.filter((good) => event.goods[good] > 0).map((good) => ({
        name: good === 'wine' ? third : good,
      }));
    case 'drawn':
      return [{ name: 'paper' }];
    case 'ended':
      return [{ name: 'chord' }];
    default:
      return [];
  }
}
