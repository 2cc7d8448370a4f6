import type { Action, Event } from '@bastide/catan';
import type { Seat } from '@bastide/contract';

/** Whether terms of trade were changed while somebody answered them. CAT-TRADE-04, CAT-TRADE-08 */
export function isStale(action: Action, seat: Seat, since: readonly Event[]): boolean {
  switch (action.type) {
    case 'accept':
    case 'decline':
    case 'counter':
      return since.some(
        (event) => event.type === 'offered' && event.seat !== seat && event.to.includes(seat),
      );
    case 'trade': {
      const changes: readonly Event['type'][] = ['offered', 'countered', 'accepted'];
      return since.some(
        (event) => changes.includes(event.type) && 'seat' in event && event.seat === action.with,
      );
    }
    default:
      return false;
  }
}
