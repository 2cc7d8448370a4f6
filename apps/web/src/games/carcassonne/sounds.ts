import { type Event, GOODS, type Options, type Rules } from '@bastide/carcassonne';
import { coins, dedupeSounds, type Sound, type SoundContext, type SoundsOf } from '../../sound/sounds.ts';
import { GOODS_SOUNDS } from './goods-sounds.ts';

/** What is heard of these events of Carcassonne. */
export const soundsOf: SoundsOf<Event, { readonly options: Pick<Options, 'thirdGood'> }> = (
  events,
  around,
  { options },
) => dedupeSounds(events.flatMap((event) => soundsOfOne(event, around, options.thirdGood)));

/** `third`: what the third of the goods shows. CAR-GEN-05 */
function soundsOfOne(event: Event, { isMine }: SoundContext, third: Rules['thirdGood']): readonly Sound[] {
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
        name: GOODS_SOUNDS[good === 'wine' ? third : good],
      }));
    case 'drawn':
      return [{ name: 'paper' }];
    case 'ended':
      return [{ name: 'chord' }];
    default:
      return [];
  }
}
