/**
 * Chance that so many draws bring at least one of the fitting tiles: they are drawn from all that are left, and none
 * is put back (hypergeometric).
 */
export function drawChance(left: number, fitting: number, draws: number): number {
  let none = 1;
  for (let drawn = 0; drawn < Math.min(draws, left); drawn++)
    none *= Math.max(0, left - fitting - drawn) / (left - drawn);
  return 1 - none;
}

/** Chances of a seat and of all others to draw one of the tiles that fit; the seat has just drawn, so others come first. */
export function drawChances(left: number, fitting: number, seats: number) {
  const draws = Math.floor(left / seats);
  return { mine: drawChance(left, fitting, draws), theirs: drawChance(left, fitting, left - draws) };
}
