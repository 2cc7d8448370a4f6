import type { CardCounts, Development, Event, Resource, ResourceGain, Shortage } from '@bastide/catan';
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

/** A line of the chronicle: what somebody did, with all that came of it at once. */
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

/** The chronicle of these events, as far as the reader may know them. Answers to offers are not worth a line. */
export function linesOf(log: readonly LogInput[]): readonly LogLine[] {
  const lines: LogLine[] = [];
  let turn = 0;
  for (const { after, event } of log) {
    if (event.type === 'turn') turn = event.turn;
    else note(lines, event, { after, turn });
  }
  return lines;
}

function note(lines: LogLine[], event: Event, here: { readonly after: number; readonly turn: number }): void {
  const last = lines.at(-1);
  const replace = (line: LogLine) => {
    lines[lines.length - 1] = line;
  };
  switch (event.type) {
    case 'built':
      noteBuilt(lines, event, here);
      return;
    case 'rolled': {
      const { seat, dice } = event;
      lines.push({
        ...here,
        kind: 'rolled',
        seat,
        dice,
        cards: [],
        hexes: [],
        gains: [],
        shortages: [],
        due: [],
      });
      return;
    }
    case 'produced':
      if (last?.kind === 'rolled')
        replace({
          ...last,
          after: here.after,
          cards: event.cards,
          hexes: event.hexes,
          gains: event.gains,
        });
      else if (last?.kind === 'placed') replace({ ...last, cards: event.cards[last.seat] ?? {} });
      return;
    case 'short':
      if (last?.kind === 'rolled') replace({ ...last, shortages: event.shortages, rule: event.rule });
      return;
    case 'seven':
      if (last?.kind === 'rolled') replace({ ...last, due: event.due });
      return;
    case 'discarded': {
      const at = lines.findLastIndex((line) => line.kind !== 'discarded' || line.seat === event.seat);
      const mine = lines[at];
      if (mine?.kind === 'discarded')
        lines[at] = { ...mine, after: here.after, cards: changed(mine.cards, event.card, 1) };
      else lines.push({ ...here, kind: 'discarded', seat: event.seat, cards: { [event.card]: 1 } });
      return;
    }
    case 'robber':
      lines.push({ ...here, kind: 'robber', seat: event.seat, to: event.to });
      return;
    case 'robbed':
      if (last?.kind === 'robber')
        replace({ ...last, after: here.after, robbed: { from: event.from, card: event.card } });
      return;
    case 'nothing-stolen':
      if (last?.kind === 'robber') replace({ ...last, after: here.after, nothing: true });
      return;
    case 'bought':
      lines.push({ ...here, kind: 'bought', seat: event.seat, card: null });
      return;
    case 'dealt':
      if (last?.kind === 'bought') replace({ ...last, after: here.after, card: event.card });
      return;
    case 'played': {
      const { seat, card, resource } = event;
      lines.push({ ...here, kind: 'played', seat, card, ...(resource && { resource }) });
      return;
    }
    case 'took':
      if (last?.kind === 'played') replace({ ...last, took: event.cards });
      return;
    case 'monopoly':
      if (last?.kind === 'played') replace({ ...last, from: event.from });
      return;
    case 'banked':
      lines.push({ ...here, kind: 'banked', seat: event.seat, give: event.give, get: event.get });
      return;
    case 'offered':
    case 'countered': {
      const { seat, to, give, get } = event;
      lines.push({ ...here, kind: 'offered', seat, counter: event.type === 'countered', to, give, get });
      return;
    }
    case 'traded': {
      const { seat, give, get } = event;
      lines.push({ ...here, kind: 'traded', seat, with: event.with, give, get });
      return;
    }
    case 'award': {
      const { card, from, to, length, rule } = event;
      lines.push({ ...here, kind: 'award', seat: to, card, from, length, rule });
      return;
    }
    case 'scored':
      noteScore(lines, event, here);
      return;
    case 'ended':
      lines.push({
        ...here,
        kind: 'ended',
        seat: event.winners[0]!,
        points: event.points[event.winners[0]!]!,
        rule: event.rule,
      });
      return;
    default:
  }
}

function noteBuilt(
  lines: LogLine[],
  event: Extract<Event, { type: 'built' }>,
  here: { readonly after: number; readonly turn: number },
): void {
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

function noteScore(
  lines: LogLine[],
  event: Extract<Event, { type: 'scored' }>,
  here: { readonly after: number; readonly turn: number },
): void {
  const last = lines.at(-1);
  const { seat, points, rule, final, parts } = event;
  if (final) {
    lines.push({ ...here, kind: 'revealed', seat, count: parts[0]?.count ?? points, points, rule });
    return;
  }
  if (!last || last.seat !== seat || points < 0 || here.turn === 0) return;
  lines[lines.length - 1] = { ...last, points, rule: last.rule ?? rule };
}

/** What is worth lighting on the island. */
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

/** The moments of the chronicle, by number of actions. */
export const momentsOf = (lines: readonly LogLine[]): readonly number[] => [
  ...new Set(lines.map(({ after }) => after)),
];

/** How often each number was rolled, 2 to 12. */
export function rollsOf(log: readonly LogInput[]): readonly number[] {
  const counts = Array<number>(11).fill(0);
  for (const { event } of log) if (event.type === 'rolled') counts[event.dice[0] + event.dice[1] - 2]! += 1;
  return counts;
}
