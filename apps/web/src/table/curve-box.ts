/** The picture of a curve and the margins in it, in its own units. */
export const CURVE_BOX = { width: 300, height: 150, left: 28, bottom: 18, top: 14, right: 30 } as const;
