import type { TablesGround } from '../tables/ground.ts';
import type { Annals } from './annals.ts';

/** What these routes stand on. */
export interface AnnalsGround extends TablesGround {
  readonly annals: Annals;
}
