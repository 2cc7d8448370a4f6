import type { CardCounts, Development, Event, Resource, ResourceGain, Shortage } from '@bastide/catan';
import { itemAt } from '../../../must.ts';
import { changed } from '../cards/counts.ts';

/** An event and how many actions had been taken when it had happened. */
export interface LogInput {
  readonly after: number;
  readonly event: Event;
}

interface Common {
  readonly after: number;
  /** Turns begun; 0 in the set-up phase. */
  readonly turn: number;
  /** Points won by the line's seat. */
  readonly points?: number;
  /** The rule that it rests on, where it is worth reading. */
  readonly rule?: string;
}

/** A line of the log: an act of somebody, with all that came of it at once. */
export type LogLine = Common &
  (
    | {
        readonly kind: 'placed';
        readonly seat: number;
        readonly at: string;
        readonly on?: string;
        readonly cards?: CardCounts;
      }
    | {
        readonly kind: 'rolled';
        readonly seat: number;
        readonly dice: readonly [number, number];
        /** By seat. */
        readonly cards: readonly CardCounts[];
        readonly hexes: readonly string[];
        readonly gains: readonly ResourceGain[];
        readonly shortages: readonly Shortage[];
        /** Of a 7: cards to give back, by seat. */
        readonly due: readonly number[];
      }
    | { readonly kind: 'discarded'; readonly seat: number; readonly cards: CardCounts }
    | {
        readonly kind: 'robber';
        readonly seat: number;
        readonly to: string;
        readonly robbed?: { readonly from: number; readonly card: Resource | null };
        readonly nothing?: boolean;
      }
    | {
        readonly kind: 'built';
        readonly seat: number;
        readonly piece: 'road' | 'settlement' | 'city';
        readonly place: string;
        readonly free: boolean;
      }
    | { readonly kind: 'bought'; readonly seat: number; readonly card: Development | null }
    | {
        readonly kind: 'played';
        readonly seat: number;
        readonly card: Development;
        readonly took?: CardCounts;
        readonly resource?: Resource;
        readonly from?: readonly number[];
      }
    | { readonly kind: 'banked'; readonly seat: number; readonly give: CardCounts; readonly get: CardCounts }
    | {
        readonly kind: 'offered';
        readonly seat: number;
        readonly counter: boolean;
        readonly to: readonly number[];
        readonly give: CardCounts;
        readonly get: CardCounts;
      }
    | {
        readonly kind: 'traded';
        readonly seat: number;
        readonly with: number;
        readonly give: CardCounts;
        readonly get: CardCounts;
      }
    | {
        readonly kind: 'award';
        readonly seat: number | null;
        readonly card: 'longest-road' | 'largest-army';
        readonly from: number | null;
        readonly length: number;
      }
    | { readonly kind: 'revealed'; readonly seat: number; readonly count: number }
    | { readonly kind: 'ended'; readonly seat: number; readonly points: number }
  );

export type LogLineOf<Kind extends LogLine['kind']> = Extract<LogLine, { kind: Kind }>;

/** The log of these events, as far as the reader may know them. Answers to offers are not worth a line. */
export function linesOf(log: readonly LogInput[]): readonly LogLine[] {
  const lines: LogLine[] = [];
  let turn = 0;
  for (const { after, event } of log) {
    if (event.type === 'turn') turn = event.turn;
    else note(lines, event, { after, turn });
  }
  return lines;
}

interface NoteContext {
  readonly after: number;
  readonly turn: number;
}

/** Adds an event to the log: as a line of its own, or to the latest line. */
function note(lines: LogLine[], event: Event, here: NoteContext): void {
  switch (event.type) {
    case 'built':
      return noteBuilt(lines, event, here);
    case 'discarded':
      return noteDiscarded(lines, event, here);
    case 'scored':
      return noteScore(lines, event, here);
    default: {
      const line = lineOf(event, here);
      if (line) return void lines.push(line);
      const last = lines.at(-1);
      const more = last && continuation(last, event, here.after);
      if (more) lines[lines.length - 1] = more;
    }
  }
}

/** The line that an event begins; undefined if it begins none. */
function lineOf(event: Event, here: NoteContext): LogLine | undefined {
  switch (event.type) {
    case 'rolled': {
      const { seat, dice } = event;
      const nothing = { cards: [], hexes: [], gains: [], shortages: [], due: [] };
      return { ...here, kind: 'rolled', seat, dice, ...nothing };
    }
    case 'robber':
      return { ...here, kind: 'robber', seat: event.seat, to: event.to };
    case 'bought':
      return { ...here, kind: 'bought', seat: event.seat, card: null };
    case 'played': {
      const { seat, card, resource } = event;
      return { ...here, kind: 'played', seat, card, ...(resource && { resource }) };
    }
    case 'banked':
      return { ...here, kind: 'banked', seat: event.seat, give: event.give, get: event.get };
    case 'offered':
    case 'countered': {
      const { seat, to, give, get } = event;
      return { ...here, kind: 'offered', seat, counter: event.type === 'countered', to, give, get };
    }
    case 'traded': {
      const { seat, give, get } = event;
      return { ...here, kind: 'traded', seat, with: event.with, give, get };
    }
    case 'award': {
      const { card, from, to, length, rule } = event;
      return { ...here, kind: 'award', seat: to, card, from, length, rule };
    }
    case 'ended': {
      const seat = itemAt(event.winners, 0);
      return { ...here, kind: 'ended', seat, points: itemAt(event.points, seat), rule: event.rule };
    }
    default:
      return undefined;
  }
}

/** The latest line with a consequence of what it tells; undefined if the event is none. */
function continuation(last: LogLine, event: Event, after: number): LogLine | undefined {
  switch (event.type) {
    case 'produced': {
      const { cards, hexes, gains } = event;
      if (last.kind === 'rolled') return { ...last, after, cards, hexes, gains };
      return last.kind === 'placed' ? { ...last, cards: cards[last.seat] ?? {} } : undefined;
    }
    case 'short':
      return last.kind === 'rolled' ? { ...last, shortages: event.shortages, rule: event.rule } : undefined;
    case 'seven':
      return last.kind === 'rolled' ? { ...last, due: event.due } : undefined;
    case 'robbed':
      return last.kind === 'robber'
        ? { ...last, after, robbed: { from: event.from, card: event.card } }
        : undefined;
    case 'nothing-stolen':
      return last.kind === 'robber' ? { ...last, after, nothing: true } : undefined;
    case 'dealt':
      return last.kind === 'bought' ? { ...last, after, card: event.card } : undefined;
    case 'took':
      return last.kind === 'played' ? { ...last, took: event.cards } : undefined;
    case 'monopoly':
      return last.kind === 'played' ? { ...last, from: event.from } : undefined;
    default:
      return undefined;
  }
}

/** Cards given back one after the other are one line for each seat. */
function noteDiscarded(
  lines: LogLine[],
  event: Extract<Event, { type: 'discarded' }>,
  here: NoteContext,
): void {
  const at = lines.findLastIndex((line) => line.kind !== 'discarded' || line.seat === event.seat);
  const mine = lines[at];
  if (mine?.kind === 'discarded')
    lines[at] = { ...mine, after: here.after, cards: changed(mine.cards, event.card, 1) };
  else lines.push({ ...here, kind: 'discarded', seat: event.seat, cards: { [event.card]: 1 } });
}

function noteBuilt(lines: LogLine[], event: Extract<Event, { type: 'built' }>, here: NoteContext): void {
  const { seat } = event;
  const last = lines.at(-1);
  if (here.turn === 0) {
    if (event.piece !== 'road') lines.push({ ...here, kind: 'placed', seat, at: event.at });
    else if (last?.kind === 'placed') lines[lines.length - 1] = { ...last, after: here.after, on: event.on };
    return;
  }
  const free = Object.keys(event.cost).length === 0;
  const place = event.piece === 'road' ? event.on : event.at;
  lines.push({ ...here, kind: 'built', seat, piece: event.piece, place, free });
}

function noteScore(lines: LogLine[], event: Extract<Event, { type: 'scored' }>, here: NoteContext): void {
  const last = lines.at(-1);
  const { seat, points, rule, final, parts } = event;
  if (final) {
    lines.push({ ...here, kind: 'revealed', seat, count: parts[0]?.count ?? points, points, rule });
    return;
  }
  if (!last || last.seat !== seat || points < 0 || here.turn === 0) return;
  lines[lines.length - 1] = { ...last, points, rule: last.rule ?? rule };
}

/** Places of a line that are lit on the island. */
export function placesOf(line: LogLine): {
  readonly hexes?: readonly string[];
  readonly paths?: readonly string[];
  readonly intersections?: readonly string[];
} {
  switch (line.kind) {
    case 'placed':
      return { intersections: [line.at], ...(line.on && { paths: [line.on] }) };
    case 'rolled':
      return { hexes: line.hexes };
    case 'robber':
      return { hexes: [line.to] };
    case 'built':
      return line.piece === 'road' ? { paths: [line.place] } : { intersections: [line.place] };
    default:
      return {};
  }
}

/** The moments of the log, by number of actions. */
export const momentsOf = (lines: readonly LogLine[]): readonly number[] => [
  ...new Set(lines.map(({ after }) => after)),
];

/** Frequencies of the numbers rolled, 2 to 12. */
export function rollsOf(log: readonly LogInput[]): readonly number[] {
  const counts = Array<number>(11).fill(0);
  for (const { event } of log) {
    if (event.type !== 'rolled') continue;
    const index = event.dice[0] + event.dice[1] - 2;
    counts[index] = itemAt(counts, index) + 1;
  }
  return counts;
}
