import type { Table } from '@bastide/protocol';

/** The one who asks for something, and what is known of the others. */
export interface Requester {
  readonly person: string;
  /** They hold the link of the table. */
  readonly isInvited: boolean;
  /** It is the account of a bot. */
  readonly isBot?: boolean;
  /** An account without a way back, or a bot of such an account. */
  readonly isGuest?: boolean;
  /** People at the table who have blocked them, and whom they have blocked; known only to commands by which somebody joins. */
  readonly blockedBy?: ReadonlySet<string>;
  readonly blocks?: ReadonlySet<string>;
  /** Tells whether somebody is away, and not only for a moment, as far as that is known. */
  readonly isAway?: (person: string) => boolean;
  /** Tells whether the host of a table that has not begun is away for so long that others need not wait for them. */
  readonly isHostAway?: (table: Pick<Table, 'host' | 'hostSince'>) => boolean;
  /** Tells whether a person for whom a game without a clock has waited since then is waited for no longer. */
  readonly isSilent?: (since: number) => boolean;
}
