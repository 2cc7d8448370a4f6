const STEPS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];
const key = (x, y) => `${x},${y}`;

/**
 * Fills a rectangle of cells with matching tiles, the river first, greedily: a board to look at, not a played game.
 */
export function fillBoard(tiles, { columns, rows, seed }) {
  const random = mulberry(seed);
  const bag = shuffled(
    tiles.flatMap((facts) => Array(facts.copies).fill(facts)),
    random,
  );
  const board = new Map();
  const edgesOf = (facts, turned) => facts.edges.map((_, side) => facts.edges[(side - turned / 90 + 4) % 4]);
  const lay = (facts, x, y, turned) => {
    const copies = [...board.values()].filter((cell) => cell.facts === facts).length;
    board.set(key(x, y), { facts, x, y, turned, variant: copies % 3, edges: edgesOf(facts, turned) });
  };
  const scoreOf = (facts, x, y, turned) => {
    const edges = edgesOf(facts, turned);
    let score = 0;
    for (let side = 0; side < 4; side++) {
      const other = board.get(key(x + STEPS[side][0], y + STEPS[side][1]));
      if (!other) continue;
      if (other.edges[(side + 2) % 4] !== edges[side]) return -1;
      score += edges[side] === 'city' ? 4.5 : 4;
    }
    return score;
  };
  const river = bag.filter((facts) => facts.edges.includes('river'));
  for (const facts of river) bag.splice(bag.indexOf(facts), 1);
  if (river.length > 0) layRiver(river);
  else lay(bag.shift(), columns >> 1, rows >> 1, 0);

  /** Lays the river from the spring, tile by tile, near the middle of the board; the lake last. */
  function layRiver(rest) {
    const take = (found) => rest.splice(rest.indexOf(found), 1)[0];
    const spring = take(rest.find((facts) => facts.river.ends.includes('spring')));
    const lake = take(rest.find((facts) => facts.river.ends.includes('lake')));
    let [x, y] = [1, rows >> 1];
    lay(spring, x, y, (90 - spring.edges.indexOf('river') * 90 + 360) % 360);
    let side = 1;
    for (const facts of [...rest, lake]) {
      [x, y] = [x + STEPS[side][0], y + STEPS[side][1]];
      const ways = [0, 90, 180, 270].flatMap((turned) => {
        const edges = edgesOf(facts, turned);
        if (edges[(side + 2) % 4] !== 'river' || scoreOf(facts, x, y, turned) < 0) return [];
        const out = edges.findIndex((edge, k) => edge === 'river' && k !== (side + 2) % 4);
        if (out < 0) return [{ turned, out, far: 0 }];
        const [ox, oy] = [x + STEPS[out][0], y + STEPS[out][1]];
        const isFree = ox > 0 && oy >= 0 && ox < columns && oy < rows && !board.has(key(ox, oy));
        return isFree && out !== 3 ? [{ turned, out, far: Math.abs(oy - rows / 2 + 0.5) + random() }] : [];
      });
      if (ways.length === 0) return;
      ways.sort((a, b) => a.far - b.far);
      lay(facts, x, y, ways[0].turned);
      side = ways[0].out;
    }
  }

  for (;;) {
    let best;
    const open = new Set();
    for (const { x, y } of board.values())
      for (const [dx, dy] of STEPS) {
        const [nx, ny] = [x + dx, y + dy];
        if (nx >= 0 && ny >= 0 && nx < columns && ny < rows && !board.has(key(nx, ny))) open.add(key(nx, ny));
      }
    for (const place of open) {
      const [x, y] = place.split(',').map(Number);
      for (const facts of new Set(bag))
        for (const turned of [0, 90, 180, 270]) {
          const score = scoreOf(facts, x, y, turned) + random() * 2;
          if (score >= 2 && (!best || score > best.score)) best = { score, facts, x, y, turned };
        }
    }
    if (!best) return [...board.values()];
    bag.splice(bag.indexOf(best.facts), 1);
    lay(best.facts, best.x, best.y, best.turned);
  }
}

function shuffled(list, random) {
  const all = [...list];
  for (let i = all.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [all[i], all[j]] = [all[j], all[i]];
  }
  return all;
}

function mulberry(seed) {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
