// Chooses the tests for a mutant, and their order.

/** Tests that found a mutant nearby come first, if they take at most this long. */
const QUICK_MS = 200;
/**
 * A cached result counts as reached by the first test alone, so all tests that take at most this long are tried in
 * the end.
 */
const AT_ONCE_MS = 20;

/**
 * Returns, for each mutant of a package, the tests that reach it: `tests(mutant)`; `found(mutant, test)` improves the
 * order.
 */
export function chooser({ files, tests, atLoading }) {
  const quickest = tests.toSorted((a, b) => a.ms - b.ms);
  const loading = new Set(atLoading);
  const byStretch = new Map();
  for (const test of quickest)
    for (const stretch of test.reached) byStretch.set(stretch, [...(byStretch.get(stretch) ?? []), test]);

  const places = new Map();
  let first = 0;
  for (const { file, stretches } of files) {
    places.set(file, { first, stretches });
    first += stretches.length;
  }
  /** Returns the innermost stretch around a mutant; -1 for code that runs when the module is loaded. */
  const stretchOf = ({ file, start, end }) => {
    const { first, stretches } = places.get(file);
    let inner = -1;
    for (const [i, place] of stretches.entries())
      if (place.start <= start && end <= place.end) {
        const isCloser =
          inner < 0 || place.end - place.start <= stretches[inner].end - stretches[inner].start;
        if (isCloser) inner = i;
      }
    return inner < 0 ? -1 : first + inner;
  };

  const findings = new Map();
  const findingsNear = ({ file, where }) => {
    const key = `${file} ${where}`;
    if (!findings.has(key)) findings.set(key, new Map());
    return findings.get(key);
  };
  return {
    tests(mutant) {
      const stretch = stretchOf(mutant);
      const seen = stretch < 0 || loading.has(stretch) ? quickest : (byStretch.get(stretch) ?? []);
      const others = seen.length > 0 ? quickest.filter(({ ms }) => ms < AT_ONCE_MS) : [];
      const reaching = [...new Set([...seen, ...others])];
      const near = findingsNear(mutant);
      const merit = (test) => (test.ms < QUICK_MS ? (near.get(test) ?? 0) : 0);
      return reaching.toSorted((a, b) => merit(b) - merit(a));
    },
    found(mutant, test) {
      const near = findingsNear(mutant);
      near.set(test, (near.get(test) ?? 0) + 1);
    },
  };
}
