import { isSide, SEGMENTS_AT_MOST, SIDES, type Slot, slots, type TileFacts, tilesIn } from './notation.ts';

/**
 * Reads a list of tile lines. Throws on a line that cannot be read or contradicts itself. Our own lists are proven once, by
 * a test, not at each start of a page.
 */
export function readTiles(text: string): TileFacts[] {
  const tiles = tilesIn(text);
  const ids = new Set(tiles.map((tile) => tile.id));
  if (ids.size !== tiles.length) throw new Error('a tile id stands twice');
  tiles.forEach(prove);
  return tiles;
}

/** Each slot has one owner of the right kind, names are known, every walled city touches a field. */
function prove(tile: TileFacts): void {
  const fail = (why: string): never => {
    throw new Error(`${tile.id}: ${why}`);
  };
  const owner = new Map<string, { name: string; kind: string }>();
  const own = (slot: Slot, who: { name: string; kind: string }) => {
    if (owner.has(slot)) fail(`${slot} belongs to ${owner.get(slot)?.name} and ${who.name}`);
    owner.set(slot, who);
  };
  for (const segment of tile.segments) for (const slot of slots(segment)) own(slot, segment);
  if (tile.river)
    for (const side of tile.river.ends.filter(isSide))
      own(`${side}2`, { name: tile.river.name, kind: 'river' });
  SIDES.forEach((side, s) => {
    const edge = tile.edges[s];
    const kinds = ([1, 2, 3] as const).map(
      (third) => owner.get(`${side}${third}`)?.kind ?? fail(`${side}${third} is bare`),
    );
    const due = edge === 'road' || edge === 'river' ? ['field', edge, 'field'] : [edge, edge, edge];
    if (kinds.join() !== due.join()) fail(`${side} shows ${kinds.join()}, but its edge says ${edge}`);
    const owners = ([1, 2, 3] as const).map((third) => owner.get(`${side}${third}`));
    if (edge === 'field' && new Set(owners).size > 1) fail(`the field ${side} is cut`);
  });
  const names = new Set(tile.segments.map((segment) => segment.name));
  if (names.size !== tile.segments.length) fail('a segment name stands twice');
  if (names.size >= SEGMENTS_AT_MOST)
    fail(`${names.size} segments, and there is room for ${SEGMENTS_AT_MOST - 1}`);
  const known = (name: string) => names.has(name) || fail(`there is no ${name}`);
  for (const segment of tile.segments) {
    if (segment.kind === 'road') for (const end of segment.ends) if (/^[cm]/.test(end)) known(end);
    if (segment.kind === 'field') segment.cities.forEach(known);
    if (segment.kind === 'city' && segment.sides.length < 4) {
      const touched = tile.segments.some(
        (other) => other.kind === 'field' && other.cities.includes(segment.name),
      );
      if (!touched) fail(`no field touches ${segment.name}`);
    }
  }
}
