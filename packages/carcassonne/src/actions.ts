import type { Figure } from './figures.ts';

/** Degrees clockwise from the orientation in the tile list. CAR-TILE-03 */
export const TURNS = [0, 90, 180, 270] as const;
export type Rotation = (typeof TURNS)[number];
/** East and south of the start tile. */
export type Coordinates = readonly [x: number, y: number];

/** Chance: the tile for the acting seat. */
export interface DrawAction {
  readonly type: 'draw';
  readonly tile: string;
}
export interface PlaceAction {
  readonly type: 'place';
  readonly at: Coordinates;
  readonly turned: Rotation;
}
export interface DeployAction {
  readonly type: 'deploy';
  readonly figure: Figure;
  /** A segment of the tile just placed, by name. */
  readonly on: string;
  /** Helper that arrives beside the meeple, where builder and pig are paired. CAR-TB-BUILDER-20, CAR-TB-PIG-20 */
  readonly with?: 'builder' | 'pig';
}
/** Takes the own abbot back and scores it, instead of deploying. CAR-ABB-04 */
export interface RetrieveAction {
  readonly type: 'retrieve';
}
export interface SkipAction {
  readonly type: 'skip';
}
/** Decision to send the farmer home with the pig that was just paid, or not. CAR-TB-PIG-25 */
export interface FarmerAction {
  readonly type: 'farmer';
  readonly returns: boolean;
}
/** Decision to draw the second tile that the builder earned, or not, where that is asked. CAR-TB-DOUBLE-06 */
export interface SecondPartAction {
  readonly type: 'second';
  readonly taken: boolean;
}
export type Action =
  | DrawAction
  | PlaceAction
  | DeployAction
  | RetrieveAction
  | SkipAction
  | FarmerAction
  | SecondPartAction;
