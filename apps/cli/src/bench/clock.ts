/**
 * Returns the seconds of processor time of this process, including all its threads; other programs on the machine do
 * not count.
 */
export function workedSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

export const workedSince = (since: number): number => workedSeconds() - since;

const WORDS = 1 << 12;

/**
 * Measures the speed of the machine, independent of any game: million steps per second of a fixed computation, on
 * whole numbers in an array that fits into the fastest cache.
 */
export function calibration(steps: number): number {
  const words = new Int32Array(WORDS).fill(1);
  let mixed = 1;
  const since = workedSeconds();
  for (let i = 0; i < steps; i++) {
    mixed = (Math.imul(mixed, 0x2c1b3c6d) ^ (mixed >>> 13)) + words[i & (WORDS - 1)]!;
    words[(mixed >>> 20) & (WORDS - 1)] = mixed;
  }
  return steps / workedSince(since) / 1e6;
}
