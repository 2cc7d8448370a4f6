/** Beyond this nothing is left that a number could hold. */
const FAR = 600;

/** The chance that a chi-square variable of so many degrees of freedom exceeds `x`. */
export function chiSquareAbove(x: number, freedom: number): number {
  if (x <= 0) return 1;
  if (x > FAR) return 0;
  // One minus the lower incomplete gamma function by its series: z^a e^-z / Γ(a+1) × (1 + z/(a+1) + z²/(a+1)(a+2) + …)
  const a = freedom / 2;
  const z = x / 2;
  let term = 1;
  let sum = 1;
  for (let n = 1; term > sum * 1e-16; n++) {
    term *= z / (a + n);
    sum += term;
  }
  return Math.max(0, 1 - (sum * z ** a * Math.exp(-z)) / gammaAfter(a));
}

/** Γ(a+1) of a whole number or a half. */
function gammaAfter(a: number): number {
  let product = Number.isInteger(a) ? 1 : Math.sqrt(Math.PI);
  for (let factor = a; factor > 0; factor--) product *= factor;
  return product;
}
