import type { Entry, PersonId, Preset } from '@bastide/protocol';
import type { Words } from '../words/index.ts';

/** Words as they were said; phrases in the language of whoever reads them. */
export const messageText = (t: Words, { text, preset }: Pick<ChatMessage, 'text' | 'preset'>): string =>
  preset === undefined ? (text ?? '') : t('overlay.preset', { said: preset });

/** Something that was said. */
export interface ChatMessage {
  readonly seq: number;
  readonly at: number;
  readonly person: PersonId;
  readonly isToSeats: boolean;
  /** In the words of whoever said it; or what everybody hears in their own language. */
  readonly text?: string;
  readonly preset?: Preset;
}

/** What happened at the table beside its game. */
export type TableEvent = Extract<Entry, { readonly kind: (typeof EVENT_KINDS)[number] }>;

const EVENT_KINDS = [
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
const EVENT_KIND_SET: ReadonlySet<string> = new Set(EVENT_KINDS);

export const isTableEvent = (entry: Entry): entry is TableEvent & Entry => EVENT_KIND_SET.has(entry.kind);

/** What was said and happened, in its order; what is said by those who are muted is left out. */
export const chatLines = (
  entries: readonly Entry[],
  muted: readonly PersonId[],
): readonly (ChatMessage | TableEvent)[] =>
  entries.flatMap((entry): (ChatMessage | TableEvent)[] => {
    if (isTableEvent(entry)) return [entry];
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

export const isChatMessage = (line: ChatMessage | TableEvent): line is ChatMessage => !('kind' in line);

/** Whatever others said since, and who reads has not seen. `seen`: how many entries were. */
export const unreadMessages = (
  lines: readonly (ChatMessage | TableEvent)[],
  seen: number,
  me: PersonId | undefined,
): readonly ChatMessage[] =>
  lines.filter(isChatMessage).filter(({ seq, person }) => seq >= seen && person !== me);
