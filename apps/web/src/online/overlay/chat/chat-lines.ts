import type { Entry, PersonId, Preset } from '@bastide/protocol';
import type { OverlayTranslator } from '../messages.ts';

/** Returns the text of a message; presets in the reader's language. */
export const messageText = (
  t: OverlayTranslator,
  { text, preset }: Pick<ChatMessage, 'text' | 'preset'>,
): string => (preset === undefined ? (text ?? '') : t('overlay.preset', { said: preset }));

/** A chat message. */
export interface ChatMessage {
  readonly seq: number;
  readonly at: number;
  readonly person: PersonId;
  readonly isToSeats: boolean;
  /** The author's own words; absent for a preset, which everybody reads in their own language. */
  readonly text?: string;
  readonly preset?: Preset;
}

/** An event at the table beside its game. */
export type TableEvent = Extract<Entry, { readonly kind: (typeof EVENT_KINDS)[number] }>;

const EVENT_KINDS = [
  'asked',
  'answered',
  'undone',
  'paused',
  'resumed',
  'late',
  'delegated',
  'claimed',
  'resigned',
  'credited',
  'clock-corrected',
  'over',
  'rematch',
] as const;
const EVENT_KIND_SET: ReadonlySet<string> = new Set(EVENT_KINDS);

export const isTableEvent = (entry: Entry): entry is TableEvent & Entry => EVENT_KIND_SET.has(entry.kind);

/** Returns messages and events in their order, without the messages of muted people. */
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

/** Returns the messages of others that the reader has not seen. `seen`: number of log entries that they have seen. */
export const unreadMessages = (
  lines: readonly (ChatMessage | TableEvent)[],
  seen: number,
  me: PersonId | undefined,
): readonly ChatMessage[] =>
  lines.filter(isChatMessage).filter(({ seq, person }) => seq >= seen && person !== me);
