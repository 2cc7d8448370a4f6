/** Browsers and systems as they call themselves; of several the first found counts, since most name their relatives, too. */
const BROWSERS = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
] as const;
const SYSTEMS = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMac OS X\b/],
  ['Windows', /\bWindows\b/],
  ['Linux', /\bLinux\b/],
] as const;

const firstMatch = (list: readonly (readonly [string, RegExp])[], text: string) =>
  list.find(([, pattern]) => pattern.test(text))?.[0];

/** A browser in a word or two, for the list of devices: `Firefox, Android`. The rest of what it says is not kept. */
export const deviceLabel = (userAgent: string): string =>
  [firstMatch(BROWSERS, userAgent), firstMatch(SYSTEMS, userAgent)]
    .filter((one) => one !== undefined)
    .join(', ');
