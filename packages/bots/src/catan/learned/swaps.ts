import { countOf, KINDS, one } from '../packed.ts';

/** Cards for cards, packed. */
export interface Swap {
  readonly give: number;
  readonly get: number;
}

/** Of one kind for one kind: how many cards for how many. */
const RATIOS = [
  [3, 1],
  [1, 3],
  [2, 3],
] as const;
const ALL_KINDS = Array.from({ length: KINDS }, (_, kind) => kind);

/** The trades that are thought of: one or two cards of any kinds for one or two of others, and some more of a single kind. */
export const SWAPS: readonly Swap[] = swaps();

function swaps(): Swap[] {
  const hands = ALL_KINDS.flatMap((kind) => [
    one(kind),
    ...ALL_KINDS.slice(kind).map((other) => one(kind) + one(other)),
  ]);
  const few = hands.flatMap((give) =>
    hands.filter((get) => isApart(give, get)).map((get) => ({ give, get })),
  );
  const single = ALL_KINDS.flatMap((gives) =>
    ALL_KINDS.filter((gets) => gets !== gives).flatMap((gets) =>
      RATIOS.map(([given, got]) => ({ give: given * one(gives), get: got * one(gets) })),
    ),
  );
  return [...few, ...single];
}

/** CAT-TRADE-06: nobody gives and gets cards of one kind. */
function isApart(give: number, get: number): boolean {
  return ALL_KINDS.every((kind) => countOf(give, kind) === 0 || countOf(get, kind) === 0);
}
