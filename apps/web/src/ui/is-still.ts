/** Tells whether the reader wants no motion: by the page's own setting, a factor on durations, or by the system's. */
export const isStill = (speed: number): boolean =>
  speed === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches;
