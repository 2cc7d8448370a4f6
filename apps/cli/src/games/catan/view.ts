import {
  BASE_ISLAND,
  type Catan,
  catan,
  DEVELOPMENTS,
  HARBORS,
  hexName,
  type Options,
  PHASES,
  PIECES,
  pathName,
  RESOURCES,
  TERRAINS,
} from '@bastide/catan';
import { quote } from '@bastide/contract';
import { z } from 'zod';
import { seatsFault, sumOf, viewReader } from '../../game/view-reader.ts';

const { hexes, intersections, paths, box } = BASE_ISLAND;
/** Number of resource cards of a kind. */
const OF_A_KIND = box.cards;
const ALL_CARDS = RESOURCES.length * OF_A_KIND;
const ALL_DEVELOPMENTS = BASE_ISLAND.developments;
const TURNS_AT_MOST = 100_000;
const WAYS_AT_MOST = 4_000;

const count = (most: number) => z.int().min(0).max(most);
const Seat = count(catan.seats.max - 1);
const place = (letter: string, many: number) =>
  z
    .string()
    .regex(new RegExp(`^${letter}\\d\\d$`))
    .describe(`${letter}00 to ${letter}${many - 1}`);
const Hex = place('H', hexes);
const Intersection = place('V', intersections);
const Path = place('E', paths);
/** Returns a schema with one member for each kind. */
const each = <Kind extends string>(kinds: readonly Kind[], most: number) =>
  z.strictObject(
    Object.fromEntries(kinds.map((kind) => [kind, count(most)])) as Record<Kind, ReturnType<typeof count>>,
  );
const Resources = each(RESOURCES, OF_A_KIND);
const Developments = each(DEVELOPMENTS, ALL_DEVELOPMENTS);
/** Kinds without cards may be missing. */
const Cards = Resources.partial();
const Die = z.int().min(1).max(6);
const Pair = z.tuple([Die, Die]);

const SeatView = z.looseObject({
  points: count(99).describe('Public points: settlements, cities, the two bonus cards.'),
  cards: count(ALL_CARDS).describe('Resource cards in hand.'),
  hand: Resources.nullable().describe('These cards by kind; null for other seats until the game is over.'),
  developments: count(ALL_DEVELOPMENTS).describe('Development cards not played.'),
  fresh: count(ALL_DEVELOPMENTS).describe(
    'Number of `developments` bought in this turn; they cannot be played yet, except victory points.',
  ),
  held: Developments.nullable().describe(
    '`developments` by kind; null for other seats until the game is over.',
  ),
  freshHeld: Developments.nullable().describe('`fresh` by kind, in the same way.'),
  pointsAtMost: count(ALL_DEVELOPMENTS).describe(
    "Maximum of victory point cards among the seat's `developments`: with more it would have won in its own turn. If unknown, send the number of `developments`.",
  ),
  knights: count(ALL_DEVELOPMENTS).describe('Knight cards played.'),
  longestRoad: z.boolean().describe('True if the seat has the bonus card for the longest road.'),
  largestArmy: z.boolean().describe('True if the seat has the bonus card for the largest army.'),
  due: count(ALL_CARDS).describe(
    'Cards that the seat still has to discard after a 7; 0 in all other phases.',
  ),
  least: Resources.optional().describe(
    'Minimum of cards of each kind in this hand that the viewer can deduce.',
  ),
  most: Resources.optional().describe('Maximum of cards of each kind.'),
  roadLength: count(PIECES.road).optional().describe('Length of the longest road.'),
  trail: z.array(Path).optional().describe('Paths of that road, in order.'),
  supply: z
    .strictObject({
      settlement: count(PIECES.settlement),
      city: count(PIECES.city),
      road: count(PIECES.road),
    })
    .optional()
    .describe('Pieces not on the board.'),
  rates: each(RESOURCES, 4).optional().describe('Cards of each kind that the bank asks for one card.'),
});

const schema = z.looseObject({
  game: z.literal('catan').optional(),
  you: Seat.nullish().describe('Seat of this view; null: a spectator.'),
  options: z.looseObject({}).describe('Options in force (docs/record.md).'),
  phase: z
    .enum(PHASES)
    .describe(
      'Next step. `map`, `dice`, `stolen`, `dealt`: chance acts. `settle`, `connect`: a settlement of the set-up, and the road beside it. `start`: roll, or play a card first. `discard`: seats with `due` discard, one card per action. `robber`: move the robber. `rob`: choose a seat to rob. `main`: trade and build. `free-roads`: roads of the road building card.',
    ),
  seat: Seat.describe(
    'Seat whose turn it is. In `discard` and during an open offer other seats may be asked.',
  ),
  turn: count(TURNS_AT_MOST).describe('Number of turns begun: 0 in the set-up phase, 1 in the first turn.'),
  placed: count(4 * 3).describe(
    'Complete pairs of settlement and road in the set-up phase; unchanged afterwards.',
  ),
  last: Intersection.nullable().describe(
    'In `connect` the settlement where the road has to start; otherwise null.',
  ),
  dice: Pair.nullable().describe('Roll of this turn; null before it.'),
  hexes: z
    .array(
      z.looseObject({
        hex: Hex.optional(),
        terrain: z.enum(TERRAINS),
        token: z.int().min(2).max(12).nullable().describe('null: the desert.'),
        resource: z.enum(RESOURCES).nullish(),
        pips: count(5).optional().describe('Number of pairs, of 36, that roll the number.'),
      }),
    )
    .max(hexes)
    .describe('All 19 in the order of their names, H00 first; empty until there is an island.'),
  harbors: z
    .array(z.looseObject({ on: Path.optional(), harbor: z.enum(HARBORS) }))
    .max(box.harborPaths.length)
    .describe('All nine, clockwise from the top left; empty until there is an island.'),
  robber: Hex.nullable(),
  victim: Seat.nullable().describe('Robbed seat in the phase `stolen`; otherwise null.'),
  buildings: z
    .array(z.looseObject({ at: Intersection, seat: Seat, piece: z.enum(['settlement', 'city']) }))
    .max(intersections),
  roads: z.array(z.looseObject({ on: Path, seat: Seat })).max(paths),
  bank: Resources.describe('Resource cards in the bank.'),
  deck: count(ALL_DEVELOPMENTS).describe('Development cards that can still be bought.'),
  spent: each(['roads', 'plenty', 'monopoly'], 2).describe('Progress cards played.'),
  seats: z.array(SeatView).max(catan.seats.max).describe('By seat, in turn order.'),
  ways: z
    .array(
      z.looseObject({
        hands: z
          .array(z.array(count(OF_A_KIND)).length(RESOURCES.length))
          .describe('By seat: counts of brick, lumber, wool, grain, ore.'),
        chances: z
          .number()
          .positive()
          .max(2 ** 53)
          .describe('Weight of these hands. Only ratios of weights matter.'),
      }),
    )
    .max(WAYS_AT_MOST)
    .describe(
      "All possible hands of all seats that the viewer can deduce. An empty list: hands are not tracked, and other hands are dealt from the cards neither in the bank nor in the viewer's hand.",
    ),
  played: z.boolean().describe('True if a development card was played in this turn.'),
  built: z
    .boolean()
    .describe('True if building has ended trading for this turn (only with `tradeBuild` `separate`).'),
  mayTrade: z.boolean().optional().describe('True if players may trade with each other now.'),
  freeRoads: count(2).describe(
    'Roads of the road building card still to place: 2, then 1, in the phase `free-roads`; otherwise 0.',
  ),
  mayDecline: z.boolean().describe('True if the next free road may be skipped: only the second one.'),
  offer: z
    .looseObject({
      give: Cards.describe('Cards that the seat whose turn it is gives.'),
      get: Cards.describe('Cards that it gets.'),
      to: z.array(Seat).min(1).max(3).describe('Seats that are asked.'),
    })
    .nullable()
    .describe('Open offer of the seat whose turn it is.'),
  withdrawn: z.boolean().describe('True if that seat took its offer back and has not made another.'),
  answers: z
    .array(
      z.looseObject({
        seat: Seat,
        answer: z
          .enum(['declined', 'accepted', 'proposed'])
          .describe(
            '`proposed`: other terms, as an answer to the offer (`counter`) or unprompted (`offer`).',
          ),
        give: Cards.optional().describe('Cards that this seat would give; required with `proposed`.'),
        get: Cards.optional().describe('Cards that this seat would get; required with `proposed`.'),
      }),
    )
    .max(3)
    .describe('Answers of other seats. A seat that is asked and not listed here has not answered yet.'),
  pairs: z
    .array(Pair)
    .max(36)
    .nullable()
    .describe('Pairs left in the dice deck; null with the option `dice` `independent`.'),
  actions: z
    .array(z.looseObject({ type: z.string() }))
    .optional()
    .describe('Legal actions of the viewer that can be listed. A bot of Bastide does not read them.'),
  outcome: z
    .looseObject({ points: z.array(z.int()), winners: z.array(Seat) })
    .nullish()
    .describe('Points and winners when the game is over.'),
});

type Read = z.infer<typeof schema>;
type Cards = z.infer<typeof Cards>;
interface Terms {
  readonly give?: Cards | undefined;
  readonly get?: Cards | undefined;
}

/** Names of places by kind, in order. */
const NAMES = {
  hex: names('H', hexes),
  intersection: names('V', intersections),
  path: names('E', paths),
};

function names(letter: string, many: number): readonly string[] {
  return Array.from({ length: many }, (_, i) => letter + String(i).padStart(2, '0'));
}

const noPlace = (member: string, kind: keyof typeof NAMES, name: string): string | undefined =>
  NAMES[kind].includes(name) ? undefined : `${member}: there is no ${kind} ${quote(name)}`;

function twice(member: string, list: readonly unknown[]): string | undefined {
  const again = list.find((one, i) => list.indexOf(one) < i);
  return again === undefined ? undefined : `${member}: ${quote(again)} is there twice`;
}

const differ = (member: string, found: number, due: number, why: string): string | undefined =>
  found === due ? undefined : `${member}: ${found}, but ${why} ${due}`;

function* boardFaults(view: Read, { seats, map }: Options): Iterable<string | undefined> {
  const lies = view.hexes.length > 0;
  if (lies !== (view.phase !== 'map'))
    yield lies
      ? 'hexes: there are none in the phase "map"'
      : `hexes: they are needed in the phase "${view.phase}"`;
  if (!lies) {
    if (view.buildings.length + view.roads.length > 0)
      yield 'buildings: there are none before the island lies';
    return;
  }
  // Accepts any arrangement of the pieces in the box, whatever the table's option for the layout.
  const free = catan.readOptions({ seats, map: 'free' });
  const island = {
    type: 'map',
    hexes: view.hexes.map(({ terrain, token }) => [terrain, token]),
    harbors: view.harbors.map(({ harbor }) => harbor),
  };
  const refused = free.ok && catan.refusal(catan.setup(free.value), 'chance', island);
  if (refused) yield `hexes: ${refused.because}`;
  for (const [i, { hex }] of view.hexes.entries())
    if (hex !== undefined && hex !== hexName(i)) yield `hexes.${i}.hex: ${hexName(i)} comes here, not ${hex}`;
  for (const [i, { on }] of view.harbors.entries()) {
    const due = pathName(box.harborPaths[i]!);
    if (on !== undefined && on !== due)
      yield `harbors.${i}.on: the harbour at ${due} comes here, not at ${on}`;
  }
  if (view.robber === null) yield 'robber is missing';
  else yield noPlace('robber', 'hex', view.robber);
  yield* pieceFaults(view, seats);
  if (view.phase !== 'settle' && view.phase !== 'connect') return;
  const done = view.placed;
  if (map === 'beginners') yield `phase: the beginners' map has no "${view.phase}"`;
  yield differ('roads', view.roads.length, done, '`placed` says');
  yield differ(
    'buildings',
    view.buildings.length,
    view.phase === 'settle' ? done : done + 1,
    'the phase and `placed` say',
  );
  if (view.phase === 'settle') return;
  const last = view.buildings.find(({ at }) => at === view.last);
  if (last?.seat !== view.seat) yield `last: ${quote(view.last)} is no settlement of seat ${view.seat}`;
}

function* pieceFaults({ buildings, roads }: Read, seats: number): Iterable<string | undefined> {
  for (const [i, { at, seat }] of buildings.entries()) {
    yield noPlace(`buildings.${i}.at`, 'intersection', at);
    if (seat >= seats) yield `buildings.${i}.seat: there is no seat ${seat}`;
  }
  for (const [i, { on, seat }] of roads.entries()) {
    yield noPlace(`roads.${i}.on`, 'path', on);
    if (seat >= seats) yield `roads.${i}.seat: there is no seat ${seat}`;
  }
  const at = buildings.map((one) => one.at);
  yield twice('buildings', at);
  yield twice(
    'roads',
    roads.map(({ on }) => on),
  );
  for (const [i, name] of at.entries()) {
    const near = BASE_ISLAND.neighbours[BASE_ISLAND.intersectionNumber(name)]!.map(
      (one) => NAMES.intersection[one]!,
    );
    const other = near.find((one) => at.includes(one));
    if (other !== undefined) yield `buildings.${i}.at: ${name} and ${other} are too near each other`;
  }
  for (let seat = 0; seat < seats; seat++) {
    const own = (piece: string) => buildings.filter((one) => one.seat === seat && one.piece === piece).length;
    const laid = roads.filter((one) => one.seat === seat).length;
    for (const [piece, found] of [
      ['settlement', own('settlement')],
      ['city', own('city')],
      ['road', laid],
    ] as const)
      if (found > PIECES[piece])
        yield `${piece === 'road' ? 'roads' : 'buildings'}: seat ${seat} has ${found} of the piece ${piece}, at most ${PIECES[piece]}`;
  }
}

function* seatFaults(view: Read, asked: number): Iterable<string | undefined> {
  const own = view.seats[asked]!;
  for (const member of ['hand', 'held', 'freshHeld'] as const)
    if (own[member] === null) yield `seats.${asked}.${member} is missing: it is the seat that is asked`;
  for (const bonus of ['longestRoad', 'largestArmy'] as const)
    if (view.seats.filter((one) => one[bonus]).length > 1) yield `seats: two have ${bonus}`;
  for (const [i, one] of view.seats.entries()) {
    const at = `seats.${i}`;
    const built = view.buildings.filter(({ seat }) => seat === i);
    const points =
      built.reduce((sum, { piece }) => sum + (piece === 'city' ? 2 : 1), 0) +
      (one.longestRoad ? 2 : 0) +
      (one.largestArmy ? 2 : 0);
    yield differ(`${at}.points`, one.points, points, 'buildings and bonus cards make');
    if ((one.hand === null) !== (one.held === null) || (one.hand === null) !== (one.freshHeld === null))
      yield `${at}: \`hand\`, \`held\` and \`freshHeld\` are known together or not at all`;
    if (one.fresh > one.developments) yield `${at}.fresh: ${one.fresh} of ${one.developments}`;
    if (one.due > one.cards) yield `${at}.due: ${one.due} of ${one.cards} cards`;
    if (one.due > 0 && view.phase !== 'discard')
      yield `${at}.due: nothing is due in the phase "${view.phase}"`;
    const { hand, held, freshHeld } = one;
    if (!hand || !held || !freshHeld) continue;
    yield differ(`${at}.cards`, one.cards, sumOf(hand), 'the hand has');
    yield differ(`${at}.developments`, one.developments, sumOf(held), '`held` has');
    yield differ(`${at}.fresh`, one.fresh, sumOf(freshHeld), '`freshHeld` has');
    for (const card of DEVELOPMENTS)
      if (freshHeld[card] > held[card]) yield `${at}.freshHeld.${card}: ${freshHeld[card]} of ${held[card]}`;
  }
}

function* cardFaults({ bank, seats, ways }: Read): Iterable<string | undefined> {
  const inHands = seats.reduce((sum, { cards }) => sum + cards, 0);
  yield differ('bank', sumOf(bank), ALL_CARDS - inHands, 'the hands leave');
  for (const kind of RESOURCES) {
    const seen = seats.reduce((sum, { hand }) => sum + (hand?.[kind] ?? 0), bank[kind]);
    if (seen > OF_A_KIND) yield `bank.${kind}: with the hands that are known ${seen} of ${OF_A_KIND}`;
  }
  for (const [i, { hands }] of ways.entries()) {
    const at = `ways.${i}.hands`;
    if (hands.length !== seats.length) yield `${at}: ${hands.length}, and there are ${seats.length} seats`;
    for (const [seat, hand] of hands.entries()) {
      const { cards, hand: known } = seats[seat]!;
      yield differ(
        `${at}.${seat}`,
        hand.reduce((sum, one) => sum + one, 0),
        cards,
        '`cards` is',
      );
      if (known && RESOURCES.some((kind, k) => known[kind] !== hand[k]))
        yield `${at}.${seat}: not the hand of that seat`;
    }
    for (const [k, kind] of RESOURCES.entries()) {
      const all = hands.reduce((sum, hand) => sum + hand[k]!, bank[kind]);
      yield differ(`${at}: cards of ${kind} with the bank's`, all, OF_A_KIND, 'there are');
    }
  }
}

function* developmentFaults({ deck, seats, spent }: Read): Iterable<string | undefined> {
  const knights = seats.reduce((sum, one) => sum + one.knights, 0);
  const unseen: Record<string, number> = {};
  for (const card of DEVELOPMENTS) {
    const gone = card === 'knight' ? knights : card === 'point' ? 0 : spent[card];
    const known = seats.reduce((sum, { held }) => sum + (held?.[card] ?? 0), gone);
    unseen[card] = box.developments[card] - known;
    if (known > box.developments[card])
      yield `seats: ${known} development cards of the kind ${card}, and there are ${box.developments[card]}`;
  }
  const hidden = seats.filter(({ held }) => held === null);
  const hiding = hidden.reduce((sum, { developments }) => sum + developments, 0);
  yield differ('deck', deck, sumOf(unseen) - hiding, 'the cards held and played leave');
  const places = hidden.reduce((sum, one) => sum + Math.min(one.developments, one.pointsAtMost), deck);
  if (unseen.point! > places)
    yield `seats: ${unseen.point} victory point cards are somewhere, and \`deck\` and \`pointsAtMost\` have room for ${places}`;
}

function* turnFaults(view: Read, { seats, dice, startSettlements }: Options): Iterable<string | undefined> {
  const { phase, pairs, victim, freeRoads } = view;
  const isSetUp = phase === 'map' || phase === 'settle' || phase === 'connect';
  if (isSetUp !== (view.turn === 0)) yield `turn: ${view.turn} in the phase "${phase}"`;
  if (view.placed > seats * startSettlements) yield `placed: ${view.placed} of ${seats * startSettlements}`;
  if (victim !== null && victim >= seats) yield `victim: there is no seat ${victim}`;
  if (phase === 'stolen' && victim === null) yield 'victim is missing';
  if (freeRoads > 0 !== (phase === 'free-roads')) yield `freeRoads: ${freeRoads} in the phase "${phase}"`;
  const laid = view.roads.filter(({ seat }) => seat === view.seat).length;
  if (laid + freeRoads > PIECES.road)
    yield `freeRoads: ${freeRoads}, and seat ${view.seat} has ${PIECES.road - laid} left`;
  if (pairs !== null && dice === 'independent') yield 'pairs: there is no deck of dice';
  if (pairs === null && dice !== 'independent') yield 'pairs is missing: there is a deck of dice';
  if (pairs) yield twice('pairs', pairs.map(String));
}

function* tradeFaults(
  view: Read,
  { seats, tradeBuild, playerTrades }: Options,
): Iterable<string | undefined> {
  const { offer, answers, built } = view;
  if (built && tradeBuild === 'combined') yield 'built: by the options of this table building ends no trade';
  const isOver = built || !playerTrades;
  if (isOver && (offer || answers.length > 0))
    yield `${offer ? 'offer' : 'answers'}: players do not trade any more`;
  if (offer) {
    yield* termFaults('offer', offer);
    yield twice('offer.to', offer.to);
    for (const seat of offer.to)
      if (seat >= seats || seat === view.seat) yield `offer.to: seat ${seat} cannot be asked`;
  }
  yield twice(
    'answers',
    answers.map(({ seat }) => seat),
  );
  for (const [i, { seat, answer, give, get }] of answers.entries()) {
    if (seat >= seats || seat === view.seat) yield `answers.${i}.seat: seat ${seat} is not asked`;
    if (answer === 'proposed') yield* termFaults(`answers.${i}`, { give, get });
    if (answer === 'accepted' && !offer?.to.includes(seat))
      yield `answers.${i}.answer: no offer is open for seat ${seat}`;
  }
}

/** Finds faults of a trade, which needs cards on both sides and no kind on both. */
function* termFaults(at: string, { give, get }: Terms): Iterable<string | undefined> {
  for (const [member, cards] of Object.entries({ give, get }))
    if (!cards) yield `${at}.${member} is missing`;
    else if (RESOURCES.every((kind) => (cards[kind] ?? 0) === 0)) yield `${at}.${member}: no card`;
  for (const kind of RESOURCES)
    if ((give?.[kind] ?? 0) > 0 && (get?.[kind] ?? 0) > 0) yield `${at}: ${kind} goes both ways`;
}

function* faults(view: Read, options: Options, seat: number): Iterable<string | undefined> {
  yield seatsFault(options, view, seat);
  if (view.outcome && view.phase !== 'over')
    yield `outcome: the game is not over in the phase "${view.phase}"`;
  yield* boardFaults(view, options);
  yield* seatFaults(view, seat);
  yield* cardFaults(view);
  yield* developmentFaults(view);
  yield* turnFaults(view, options);
  yield* tradeFaults(view, options);
}

/** Reader for views of Catan from another program. */
export const views = viewReader<Catan, Read>(catan, schema, faults);
