import type { Entry, PersonId, Preset } from '@bastide/protocol';

/** Something that was said. */
export interface Saying {
  readonly seq: number;
  readonly at: number;
  readonly person: PersonId;
  readonly isToSeats: boolean;
  /** In the words of whoever said it; or what everybody hears in their own language. */
  readonly text?: string;
  readonly preset?: Preset;
}

/** What happened at the table beside its game. */
export type Happening = Extract<Entry, { readonly kind: (typeof HAPPENINGS)[number] }>;

const HAPPENINGS = [
  'asked',
  'answered',
  'undone',
  'paused',
  'resumed',
  'late',
  'lent',
  'claimed',
  'resigned',
  'credited',
  'clock-corrected',
  'over',
  'rematch',
] as const;
const KINDS: ReadonlySet<string> = new Set(HAPPENINGS);

export const isHappening = (entry: Entry): entry is Happening & Entry => KINDS.has(entry.kind);

/** What was said and happened, in its order; what is said by those who are muted is left out. */
export const linesOf = (
  entries: readonly Entry[],
  muted: readonly PersonId[],
): readonly (Saying | Happening)[] =>
  entries.flatMap((entry): (Saying | Happening)[] => {
    if (isHappening(entry)) return [entry];
    if (entry.kind !== 'said' || muted.includes(entry.person)) return [];
    const { seq, at, person, to, text, preset } = entry;
    return [
      {
        ...{ seq, at, person, isToSeats: to === 'seats' },
        ...(text !== undefined && { text }),
        ...(preset !== undefined && { preset }),
      },
    ];
  });

export const isSaying = (line: Saying | Happening): line is Saying => !('kind' in line);

/** Whatever others said since, and who reads has not seen. `seen`: how many entries were. */
export const unread = (
  lines: readonly (Saying | Happening)[],
  seen: number,
  me: PersonId | undefined,
): readonly Saying[] => lines.filter(isSaying).filter(({ seq, person }) => seq >= seen && person !== me);
