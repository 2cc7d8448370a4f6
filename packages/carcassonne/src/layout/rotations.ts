/** Degrees clockwise from the orientation in the tile list. CAR-TILE-03 */
export const TURNS = [0, 90, 180, 270] as const;
/** Degrees clockwise. CAR-TILE-03 */
export type Rotation = (typeof TURNS)[number];
