import type { Finding } from '@bastide/coach';
import type { RecordedAction, Seat, Types } from '@bastide/contract';

/** What the page asks of a game's coach, in a worker of its own. */
export type CoachRequest =
  | {
      readonly kind: 'review';
      readonly options: Types['Options'];
      /** Known to be right. */
      readonly acts: readonly RecordedAction[];
      /** So many tasks were done before. */
      readonly done: number;
    }
  | {
      readonly kind: 'hint';
      readonly seat: Seat;
      /** The view of that game. */
      readonly view: unknown;
    };

/** Of a review many come, task after task; of a hint one. */
export type CoachReply =
  | {
      readonly kind: 'found';
      readonly findings: readonly Finding[];
      readonly done: number;
      readonly total: number;
    }
  | { readonly kind: 'hint'; readonly thoughts: readonly unknown[] }
  | { readonly kind: 'failed'; readonly because: string };
