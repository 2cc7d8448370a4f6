import { sql } from 'kysely';

/** Condition on the table `game`: the game is not over. As literal SQL, because databases use the index `game_live` only for these words. */
export const isNotOver = sql<boolean>`state != 'over'`;
