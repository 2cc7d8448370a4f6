/** Each tile of a complete road with an inn. CAR-IC-03 */
export const ROAD_TILE_WITH_INN = 2;
/** Each tile and each coat of arms of a complete city with a cathedral. CAR-IC-04 */
export const CITY_TILE_WITH_CATHEDRAL = 3;
