/**
 * Seconds that the processor has worked for this process, all of its threads: what other programs do on the machine does not
 * count.
 */
export function workedSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

export const workedSince = (since: number): number => workedSeconds() - since;

const WORDS = 1 << 12;

/**
 * How fast the machine is at this moment, whatever is measured on it: million steps a second of a computation that stays the
 * same, whole numbers in an array that fits into the nearest memory.
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
