import type { Finding } from '@bastide/coach';
import type { RecordedAction, Seat, Types } from '@bastide/contract';

/** A request to a game's coach, in a worker of its own. */
export type CoachRequest =
  | {
      readonly kind: 'review';
      readonly options: Types['Options'];
      /** Known to be valid. */
      readonly acts: readonly RecordedAction[];
      /** Number of tasks done before. */
      readonly done: number;
    }
  | {
      readonly kind: 'hint';
      readonly seat: Seat;
      /** The view of that game. */
      readonly view: unknown;
    };

/** A reply of the coach: many for a review, one after each task; one for a hint. */
export type CoachReply =
  | {
      readonly kind: 'found';
      readonly findings: readonly Finding[];
      readonly done: number;
      readonly total: number;
    }
  | { readonly kind: 'hint'; readonly thoughts: readonly unknown[] }
  | { readonly kind: 'failed'; readonly because: string };
