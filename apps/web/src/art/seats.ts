/** Colours of the six seats. Colour is never the only sign: each has an emblem of its own shape. */
export const SEAT_COLOURS = ['madder', 'woad', 'saffron', 'verdigris', 'ivory', 'plum'] as const;
export type SeatColour = (typeof SEAT_COLOURS)[number];
