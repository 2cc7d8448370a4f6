import type { Seat } from '@bastide/contract';

interface PastView<View> {
  readonly count: number;
  readonly seat: Seat | undefined;
  readonly view: View;
}

/** Number of views that are kept: a review looks at several moments at once. */
const CAPACITY = 8;

/** The views of the past that were asked for last; each stays the same value as long as it is kept. */
export class PastViews<View> {
  #views: readonly PastView<View>[] = [];

  get(count: number, seat: Seat | undefined, make: () => View): View {
    const known = this.#views.find((one) => one.count === count && one.seat === seat);
    const one = known ?? { count, seat, view: make() };
    this.#views = [...this.#views.filter((other) => other !== known).slice(1 - CAPACITY), one];
    return one.view;
  }

  clear(): void {
    this.#views = [];
  }
}
