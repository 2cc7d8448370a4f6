/** Characters that a name in a record may have. */
export const NAME_AT_MOST = 60;

/** Control characters, and those that turn the direction of what follows: they could forge what a reader sees. */
const INVISIBLE = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;

/** Tells whether a record may hold it as a name. */
export const isName = (value: unknown): value is string =>
  typeof value === 'string' && [...value].length <= NAME_AT_MOST && value.search(INVISIBLE) < 0;

/** Names for bots: short, and easy to say in every language. */
export const BOT_PERSON_NAMES = ['Ramiro', 'Mei', 'Yusuf', 'Ines', 'Oskar', 'Anya'] as const;

/** Returns a name for a bot that is not taken; undefined: all are. */
export const freeBotName = (taken: readonly string[]): string | undefined =>
  BOT_PERSON_NAMES.find((name) => !taken.includes(name));

/** Fills in the names of bots (undefined) at a table, by seat: each gets one that nobody else there has. */
export function fillSeatNames(names: readonly (string | undefined)[]): readonly string[] {
  const taken = names.filter((name) => name !== undefined);
  return names.map((given) => {
    if (given !== undefined) return given;
    const name = freeBotName(taken) ?? '';
    taken.push(name);
    return name;
  });
}

/** Characters as a reader sees them: a letter with its marks, a family in one picture. */
const graphemes = (text: string): readonly string[] =>
  Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);

/** A text as a name: without what is invisible, of so many characters at most, and never cut in the middle of one. */
export function truncateName(text: string, atMost = NAME_AT_MOST): string {
  let name = '';
  // Anything later has no room, however long it is.
  for (const character of graphemes(text.slice(0, 4 * NAME_AT_MOST).replace(INVISIBLE, ' ')).slice(
    0,
    atMost,
  )) {
    if ([...name, ...character].length > NAME_AT_MOST) break;
    name += character;
  }
  return name;
}

/** Number of characters that still fit into a name of at most so many. */
export const charactersLeft = (name: string, atMost = NAME_AT_MOST): number =>
  Math.max(0, Math.min(atMost - graphemes(name).length, NAME_AT_MOST - [...name].length));
