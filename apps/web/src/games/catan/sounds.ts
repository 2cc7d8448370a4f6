import { type Event, SEVEN } from '@bastide/catan';
import { coins, dedupeSounds, type Sound, type SoundContext, type SoundsOf } from '../../sound/sounds.ts';
import { DICE } from './dice-sound.ts';

/** What is heard of these events of Catan: nothing of it depends on a card that somebody may not know. */
export const soundsOf: SoundsOf<Event> = (events, around) =>
  dedupeSounds(events.flatMap((event) => soundsOfOne(event, around)));

const CARD: readonly Sound[] = [{ name: 'card' }];

function soundsOfOne(event: Event, { isMine, seats }: SoundContext): readonly Sound[] {
  switch (event.type) {
    case 'built':
      return [{ name: 'laid', mine: isMine(event.seat) }];
    case 'rolled':
      return event.dice[0] + event.dice[1] === SEVEN ? [{ name: DICE }, { name: 'drum' }] : [{ name: DICE }];
    case 'produced':
      return event.cards.some((own) => Object.keys(own).length > 0) ? CARD : [];
    case 'robber':
      return [{ name: 'peg' }];
    case 'bought':
    case 'robbed':
    case 'discarded':
    case 'took':
    case 'monopoly':
    case 'banked':
    case 'traded':
      return CARD;
    case 'played':
      return [{ name: 'paper' }];
    case 'offered':
    case 'countered':
      if (isMine(event.seat)) return [{ name: 'seal' }];
      return event.to.some(isMine) ? [{ name: 'quill' }] : [];
    case 'accepted':
    case 'declined':
      return [{ name: 'nib' }];
    case 'scored':
      return event.final || event.points <= 0 ? [] : [coins(event.points)];
    case 'turn':
      return event.turn > 1 && isMine((event.seat + seats - 1) % seats) ? [{ name: 'seal' }] : [];
    case 'ended':
      return [{ name: 'chord' }];
    default:
      return [];
  }
}
