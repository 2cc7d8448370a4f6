import { abbot } from './abbot/index.ts';
import type { RetrieveAction } from './abbot/retrieve.ts';
import { inns } from './inns/index.ts';
import { type RiverView, river } from './river/index.ts';
import type { ExpansionSet } from './set.ts';
import type { FarmerAction } from './traders/farmer.ts';
import { type GoodsOfFeature, type GoodsOfSeat, type TradersView, traders } from './traders/index.ts';
import type { SecondPartAction } from './traders/second.ts';

/** Every set, in the order in which their parts of actions and views stand. */
export const EXPANSIONS: readonly ExpansionSet[] = [traders, river, inns, abbot];

/** Actions and parts of views that they add. */
export type SetAction = FarmerAction | SecondPartAction | RetrieveAction;
export interface SetView extends TradersView, RiverView {}
export interface SetFeatureView extends GoodsOfFeature {}
export interface SetSeatView extends GoodsOfSeat {}
