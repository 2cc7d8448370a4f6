/**
 * All rules, by the ids of `rules/en/catan.md`, and all golden cases. Each has a test titled with its id, or stands
 * in OUT_OF_SCOPE or ELSEWHERE.
 */
const RULES: Record<string, string> = {
  'CAT-COMP': '01 02 03 04 05 06 07 08 09',
  'CAT-GEO': '01 02 03 04 05 06',
  'CAT-MAP': '01 02 03 04 05 06 07 10 11 12 13 14 15 16 17',
  'CAT-SETUP': '01 02 03 04 05 06 07 08 09',
  'CAT-TURN': '01 02 03 04 05 06 07',
  'CAT-PROD': '01 02 03 04 05 06 07',
  'CAT-TRADE': '01 02 03 04 05 06 07 08 09 10 11',
  'CAT-MARI': '01 02 03 04 05 06 07 08',
  'CAT-BUILD': '01 02 03 04',
  'CAT-ROAD': '01 02 03 04 05 06 07 08',
  'CAT-SETL': '01 02 03 04 05 06 07',
  'CAT-CITY': '01 02 03',
  'CAT-DEV': '01 02 03 04 05 06 07',
  'CAT-KNIGHT': '01 02 03',
  'CAT-PROG': '01 02 03 04 05 06 07 08',
  'CAT-SEVEN': '01 02 03 04',
  'CAT-ROBBER': '01 02 03 04 05 06 07 08 09 10 11 12 13 14 15',
  'CAT-LROAD': '01 02 03 04 05 06 07 08 09 10 11',
  'CAT-LARMY': '01 02 03 04',
  'CAT-VP': '01 02 03 04 05 06',
  'CAT-INFO': '01 02 03 04',
  'CAT-EDGE': '01 02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18 19 20 21 22',
  'CAT-DEC': '01 02 03 04 05 06 07 08 09 10 11 12 13',
  'CAT-VAR': '01 02 03 04 05 06 07 08 09 10 11 12 13 14 15',
  'CAT-P56': '01 02 03 04 05 06 07 08 09 10 11 12 13',
};

export const IDS: readonly string[] = Object.entries(RULES).flatMap(([chapter, numbers]) =>
  numbers.split(' ').map((number) => `${chapter}-${number}`),
);

const numbered = (letters: string, count: number): string[] =>
  Array.from({ length: count }, (_, i) => `${letters}-${String(i + 1).padStart(2, '0')}`);

/** The seed's cases; SG-09 only refers to GG-09. And further ones. */
export const EXAMPLES: readonly string[] = [...numbered('SG', 8), ...numbered('GG', 11)];

const EXTENSION = 'needs the extension for 5 and 6 players';

/** Rules that are not played here, and why; the rulebook says so too. */
export const OUT_OF_SCOPE: Readonly<Record<string, string>> = {
  ...Object.fromEntries(numbered('CAT-P56', 13).map((id) => [id, EXTENSION])),
  'GG-11': EXTENSION,
  'CAT-MAP-06': 'who begins is settled before the game: seat 0',
  'CAT-SETUP-02': 'who begins is settled before the game: seat 0',
  'CAT-VAR-08': 'the bank is always shown',
  'CAT-VAR-09': 'a clock belongs to the server that hosts a game',
  'CAT-VAR-14': 'there are no neutral colours',
};

/** Rules of which a part is not played, and which: the rulebook says so too. */
export const IN_PART: Readonly<Record<string, string>> = {
  'CAT-MAP-04': 'the set-up of the 2025 edition for three',
  'CAT-VAR-06': 'no 7 until the first city is built',
  'CAT-VAR-12': 'filters for maps',
};

/** Rules that no game keeps, but those who play it: tested there. */
export const ELSEWHERE: Readonly<Record<string, string>> = {
  'CAT-VAR-13': 'to take a step back belongs to the page',
};
