import type {
  Coordinates,
  Event,
  Figure,
  Good,
  Rotation,
  ScorePart,
  SegmentKind,
  SegmentRefs,
} from '@bastide/carcassonne';

/** A line of the log. `after`: number of actions taken when it had happened. */
export type LogLine = { readonly after: number; readonly turn: number } & (
  | {
      readonly kind: 'laid';
      readonly seat: number;
      readonly tile: string;
      readonly at: Coordinates;
      readonly turned: Rotation;
      readonly figure?: { readonly figure: Figure; readonly on: string };
      /** The figure that came beside it. */
      readonly companion?: Figure;
      /** The second tile of a double turn. */
      readonly second: boolean;
    }
  | {
      readonly kind: 'scored';
      readonly seats: readonly number[];
      readonly points: number;
      readonly what: SegmentKind | 'goods';
      readonly parts: readonly ScorePart[];
      readonly feature: SegmentRefs;
      readonly rule: string;
      readonly final: boolean;
      /** In the feature, by seat; of goods: tokens. */
      readonly strength: readonly number[];
      /** Fields: a part of each complete city that counted. */
      readonly cities: SegmentRefs;
    }
  /** A paired builder steps beside the stacks. */
  | { readonly kind: 'leaves'; readonly seat: number; readonly rule: string }
  /** A farmer went home with its pig. */
  | { readonly kind: 'farmer'; readonly seat: number; readonly feature: SegmentRefs; readonly rule: string }
  | {
      readonly kind: 'goods';
      readonly seat: number;
      readonly goods: Readonly<Record<Good, number>>;
      readonly feature: SegmentRefs;
    }
  | { readonly kind: 'completed'; readonly what: SegmentKind; readonly feature: SegmentRefs }
  | { readonly kind: 'double' | 'declined'; readonly seat: number; readonly rule: string }
  | { readonly kind: 'discarded'; readonly tile: string }
  | { readonly kind: 'ended'; readonly points: readonly number[]; readonly winners: readonly number[] }
);
export type PlacedTileLine = Extract<LogLine, { kind: 'laid' }>;
export type ScoreLine = Extract<LogLine, { kind: 'scored' }>;

/** Writes one more action into the log. `turn` counts tiles laid. */
export function noteEvents(lines: LogLine[], events: readonly Event[], after: number): void {
  for (const event of events) note(lines, event, after);
}

function note(lines: LogLine[], event: Event, after: number): void {
  const turn = lines.at(-1)?.turn ?? 0;
  switch (event.type) {
    case 'placed':
      lines.push(placedLine(lines, event, after, turn + 1));
      return;
    case 'deployed':
      noteFigure(lines, event, after);
      return;
    case 'scored':
      noteScore(lines, event, after, turn);
      return;
    case 'goods': {
      const { seat, goods, feature } = event;
      lines.push({ kind: 'goods', after, turn, seat, goods, feature });
      return;
    }
    case 'completed':
      // Nothing comes of an empty road; of an empty city there may be goods.
      if (event.kind === 'city')
        lines.push({ kind: 'completed', after, turn, what: event.kind, feature: event.feature });
      return;
    case 'double':
    case 'declined':
      lines.push({ kind: event.type, after, turn, seat: event.seat, rule: event.rule });
      return;
    case 'builder-leaves':
      // A builder that met the tile twice leaves once.
      if (lines.at(-1)?.kind !== 'leaves')
        lines.push({ kind: 'leaves', after, turn, seat: event.seat, rule: event.rule });
      return;
    case 'returned':
      if (event.rule === 'CAR-TB-PIG-25') lines.push(...farmerLines(event, after, turn));
      return;
    case 'discarded':
      lines.push({ kind: 'discarded', after, turn, tile: event.tile });
      return;
    case 'ended':
      lines.push({ kind: 'ended', after, turn, points: event.points, winners: event.winners });
      return;
    default:
      return;
  }
}

type EventOf<Type extends Event['type']> = Extract<Event, { type: Type }>;

function placedLine(
  lines: readonly LogLine[],
  { seat, tile, at, turned }: EventOf<'placed'>,
  after: number,
  turn: number,
): LogLine {
  const before = lines.findLast((line) => line.kind === 'laid' || line.kind === 'double');
  return { kind: 'laid', after, turn, seat, tile, at, turned, second: before?.kind === 'double' };
}

/** Adds a figure to the line of its tile. */
function noteFigure(lines: LogLine[], { figure, on }: EventOf<'deployed'>, after: number): void {
  const at = lines.findLastIndex((line) => line.kind === 'laid');
  const line = lines[at] as PlacedTileLine;
  lines[at] = line.figure
    ? { ...line, after, companion: figure }
    : { ...line, after, figure: { figure, on } };
}

/** Farmers that went home, a line for each. */
function farmerLines({ rule, figures }: EventOf<'returned'>, after: number, turn: number): LogLine[] {
  const feature = figures.map(({ at, on }) => ({ at, on }));
  return figures.map(({ seat }) => ({ kind: 'farmer', after, turn, seat, feature, rule }));
}

/** Seats that share a feature at the same points share a line. */
function noteScore(lines: LogLine[], event: EventOf<'scored'>, after: number, turn: number) {
  const last = lines.at(-1);
  const { points, kind: what, parts, feature, rule, final, seat, strength, cities = [] } = event;
  const same =
    last?.kind === 'scored' &&
    last.after === after &&
    last.what === what &&
    last.points === points &&
    last.rule === rule &&
    JSON.stringify([last.feature, last.parts, last.cities]) === JSON.stringify([feature, parts, cities]);
  if (same) lines[lines.length - 1] = { ...last, seats: [...last.seats, seat] };
  else
    lines.push({
      kind: 'scored',
      after,
      turn,
      seats: [seat],
      points,
      what,
      parts,
      feature,
      rule,
      final,
      strength,
      cities,
    });
}
