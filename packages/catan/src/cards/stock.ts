import { packCards } from './packed.ts';

/** CAT-BUILD-01 */
export const COSTS = {
  road: { brick: 1, lumber: 1 },
  settlement: { brick: 1, lumber: 1, wool: 1, grain: 1 },
  city: { grain: 2, ore: 3 },
  development: { wool: 1, grain: 1, ore: 1 },
} as const;
export const ROAD_COST = packCards(COSTS.road);
export const SETTLEMENT_COST = packCards(COSTS.settlement);
export const CITY_COST = packCards(COSTS.city);
export const DEVELOPMENT_COST = packCards(COSTS.development);

/** Four of a kind for any other. CAT-MARI-01 */
export const PLAIN_RATES = packCards({ brick: 4, lumber: 4, wool: 4, grain: 4, ore: 4 });
