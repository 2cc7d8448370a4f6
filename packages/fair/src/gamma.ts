/** Precision at which series and fraction are as good as numbers can be. */
const ENOUGH = 1e-15;
const STEPS_AT_MOST = 10_000;

/** Stirling's series, good to 1e−14 from here on; below it the recurrence leads up to it. */
const STIRLING_FROM = 12;

/** The logarithm of the gamma function; `x` is above 0. `logGamma(n + 1)` is that of n factorial. */
export function logGamma(x: number): number {
  let below = 0;
  let y = x;
  for (; y < STIRLING_FROM; y++) below += Math.log(y);
  const z = 1 / (y * y);
  const series = (1 / 12 - z * (1 / 360 - z * (1 / 1260 - z * (1 / 1680 - z / 1188)))) / y;
  return (y - 0.5) * Math.log(y) - y + Math.log(2 * Math.PI) / 2 + series - below;
}

/**
 * The upper incomplete gamma function, as a share of the whole: how likely a gamma variable of that shape is `x` and more.
 * `shape` is above 0, `x` at least 0.
 */
export function upperGamma(shape: number, x: number): number {
  if (x <= 0) return 1;
  const front = Math.exp(shape * Math.log(x) - x - logGamma(shape));
  return x < shape + 1 ? 1 - front * bySeries(shape, x) : front * byFraction(shape, x);
}

function bySeries(shape: number, x: number): number {
  let term = 1 / shape;
  let sum = term;
  for (let step = 1; step < STEPS_AT_MOST && term > sum * ENOUGH; step++) {
    term *= x / (shape + step);
    sum += term;
  }
  return sum;
}

/** The continued fraction from its front, by Lentz's rule. */
function byFraction(shape: number, x: number): number {
  const tiny = 1e-300;
  let b = x + 1 - shape;
  let c = 1 / tiny;
  let d = 1 / b;
  let fraction = d;
  for (let step = 1; step < STEPS_AT_MOST; step++) {
    const a = -step * (step - shape);
    b += 2;
    d = 1 / (a * d + b || tiny);
    c = b + a / c || tiny;
    fraction *= d * c;
    if (Math.abs(d * c - 1) < ENOUGH) break;
  }
  return fraction;
}
