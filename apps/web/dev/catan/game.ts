import { BASE_ISLAND, catan, defaultRules, intersectionName, pathName, type View } from '@bastide/catan';
import { Sfc32 } from '@bastide/contract';
import type { PlaceKind, PlaceMark } from '../../src/games/catan/board/index.ts';

/** Returns the view of a random game after that many turns, or in its last one, for the seat that is to act. */
export function playedIsland(seed: number, seats: number, turns: number): View {
  const options = catan.readOptions({ ...defaultRules(seats), seats });
  if (!options.ok) throw new Error(options.because);
  const state = catan.setup(options.value);
  const random = new Sfc32(seed);
  for (let i = 0; i < 20_000; i++) {
    const [actor] = catan.actors(state);
    if (actor === undefined) break;
    if (actor === 'chance') {
      catan.apply(state, actor, catan.fast.decode(state, catan.fast.sampleChance(state, random)));
      continue;
    }
    const view = catan.view(state, actor);
    const actions = view.actions;
    if (view.turn >= turns && (view.phase === 'main' || turns === 0)) break;
    // Builders make better pictures than traders.
    const builds = actions.filter(({ type }) => type === 'settle' || type === 'city' || type === 'road');
    const others = actions.filter(({ type }) => type !== 'offer' && type !== 'end');
    const among =
      builds.length > 0 && random.below(4) > 0
        ? builds
        : others.length > 0 && random.below(3) > 0
          ? others
          : actions;
    catan.apply(state, actor, among[random.below(among.length)]!);
  }
  const [actor] = catan.actors(state);
  return catan.view(state, typeof actor === 'number' ? actor : 0);
}

/** Returns the legal places of a view; those of one kind are strong. */
export function marksIn(view: View, strong: string | null): PlaceMark[] {
  return view.actions.flatMap((action): PlaceMark[] => {
    const mark = (kind: PlaceKind, place: string) => [
      { kind, place, strong: strong === kind || strong === 'all', label: `${kind} ${place}` },
    ];
    if (action.type === 'settle') return mark('settlement', action.at);
    if (action.type === 'city') return mark('city', action.at);
    if (action.type === 'road') return mark('road', action.on);
    return action.type === 'robber' ? mark('hex', action.to) : [];
  });
}

/** Returns places that look legal, to show all kinds of marks at once. */
export function sampleMarks(view: View, strong: string | null): PlaceMark[] {
  const seat = view.you ?? 0;
  const own = view.buildings.filter((one) => one.seat === seat);
  const ends = new Set(
    view.roads
      .filter((road) => road.seat === seat)
      .flatMap(({ on }) => BASE_ISLAND.ends[BASE_ISLAND.pathNumber(on)]!),
  );
  const taken = new Set(view.roads.map(({ on }) => on));
  const used = new Set(view.buildings.map(({ at }) => at));
  const mark = (kind: PlaceKind, place: string): PlaceMark => ({
    kind,
    place,
    strong: strong === kind || strong === 'all',
    label: `${kind} ${place}`,
  });
  const roads = [...ends].flatMap((end) => BASE_ISLAND.pathsAt[end]!.map(pathName));
  const free = [...ends]
    .filter((end) => ![end, ...BASE_ISLAND.neighbours[end]!].some((at) => used.has(intersectionName(at))))
    .map(intersectionName);
  if (strong === 'hex')
    return view.hexes.filter(({ hex }) => hex !== view.robber).map(({ hex }) => mark('hex', hex));
  return [
    ...[...new Set(roads)].filter((on) => !taken.has(on)).map((on) => mark('road', on)),
    ...free.map((at) => mark('settlement', at)),
    ...own.filter(({ piece }) => piece === 'settlement').map(({ at }) => mark('city', at)),
  ];
}
