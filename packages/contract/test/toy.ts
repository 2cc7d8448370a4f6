import {
  type Actor,
  byChance,
  bySeat,
  defineGame,
  type Game,
  integer,
  oneOf,
  type Random,
  type Refusal,
  type Seat,
  type SecretGameDefinition,
} from '@bastide/contract';

/**
 * Pearls, a game made to try the contract: in each round chance deals every seat a hidden pearl, white or black, from
 * a bag; then all seats at the same time keep it (white 1 point) or give it to their left-hand neighbour.
 */
export interface Pearls {
  Options: { readonly seats: number; readonly rounds: number };
  State: {
    options: Pearls['Options'];
    round: number;
    bag: Record<Colour, number>;
    hands: (Colour | null)[];
    chosen: ('keep' | 'give' | null)[];
    /** By seat: the last boast; 0: none. Only where boasting is allowed. */
    boasts: number[];
    points: number[];
  };
  Action:
    | { readonly type: 'deal'; readonly pearl: Colour }
    /** Face down until all have chosen: a secret is a member, never the type. */
    | { readonly type: 'choose'; readonly choice: 'keep' | 'give' }
    | { readonly type: 'boast'; readonly pearls: number };
  Event:
    | { readonly type: 'dealt'; seat: Seat; pearl: Colour | null }
    | { readonly type: 'chose' | 'boasted'; seat: Seat }
    | { readonly type: 'paid'; points: number[] };
  View: {
    options: Pearls['Options'];
    you: Seat | null;
    round: number;
    unseen: Record<Colour, number>;
    hand: Colour | null;
    dealt: boolean[];
    chose: boolean[];
    choice: 'keep' | 'give' | null;
    boasts: number[];
    points: number[];
    /** For programs that know no rules. */
    actions: readonly Pearls['Action'][];
  };
}
const CHOICES: Pearls['Action'][] = [
  { type: 'choose', choice: 'keep' },
  { type: 'choose', choice: 'give' },
];
export const COLOURS = ['white', 'black'] as const;
type Colour = (typeof COLOURS)[number];
type State = Pearls['State'];

export const isOver = (state: State) => state.round === state.options.rounds;
export const nextToDeal = (state: State) => state.hands.indexOf(null);

function actors(state: State): Actor[] {
  if (isOver(state)) return [];
  if (nextToDeal(state) >= 0) return ['chance'];
  return state.chosen.flatMap((choice, seat) => (choice === null ? [seat] : []));
}

function actions(state: State, actor: Actor): Pearls['Action'][] {
  if (!actors(state).includes(actor)) return [];
  if (actor !== 'chance') return CHOICES;
  return COLOURS.filter((pearl) => state.bag[pearl] > 0).map((pearl) => ({ type: 'deal', pearl }));
}

function apply(state: State, actor: Actor, action: Pearls['Action']): Pearls['Event'][] {
  if (action.type === 'deal') {
    const seat = nextToDeal(state);
    state.bag[action.pearl]--;
    state.hands[seat] = action.pearl;
    return [{ type: 'dealt', seat, pearl: action.pearl }];
  }
  const seat = actor as Seat;
  if (action.type === 'boast') {
    state.boasts[seat] = action.pearls;
    return [{ type: 'boasted', seat }];
  }
  state.chosen[seat] = action.choice;
  const events: Pearls['Event'][] = [{ type: 'chose', seat }];
  if (state.chosen.includes(null)) return events;
  state.hands.forEach((pearl, giver) => {
    const owner = state.chosen[giver] === 'keep' ? giver : (giver + 1) % state.options.seats;
    if (pearl === 'white') state.points[owner]!++;
  });
  state.round++;
  state.hands.fill(null);
  state.chosen.fill(null);
  return [...events, { type: 'paid', points: [...state.points] }];
}

function setup(options: Pearls['Options']): State {
  const pearls = options.seats * options.rounds;
  return {
    options,
    round: 0,
    bag: { white: pearls, black: Math.ceil(pearls / 3) },
    hands: Array(options.seats).fill(null),
    chosen: Array(options.seats).fill(null),
    boasts: Array(options.seats).fill(0),
    points: Array(options.seats).fill(0),
  };
}

function view(state: State, seat?: Seat): Pearls['View'] {
  const hidden = state.hands.filter((pearl, owner) => pearl !== null && owner !== seat);
  const unseen = (colour: Colour) => state.bag[colour] + hidden.filter((pearl) => pearl === colour).length;
  return {
    options: state.options,
    you: seat ?? null,
    round: state.round,
    unseen: { white: unseen('white'), black: unseen('black') },
    hand: seat === undefined ? null : state.hands[seat]!,
    dealt: state.hands.map((pearl) => pearl !== null),
    chose: state.chosen.map((choice) => choice !== null),
    choice: seat === undefined ? null : state.chosen[seat]!,
    boasts: [...state.boasts],
    points: [...state.points],
    actions: seat === undefined ? [] : actions(state, seat),
  };
}

function determinize(shown: Pearls['View'], random: Random): State {
  const bag = { ...shown.unseen };
  const draw = (): Colour => {
    const colour = random.below(bag.white + bag.black) < bag.white ? 'white' : 'black';
    bag[colour]--;
    return colour;
  };
  return {
    options: shown.options,
    round: shown.round,
    hands: shown.dealt.map((dealt, seat) => (!dealt ? null : seat === shown.you ? shown.hand : draw())),
    chosen: shown.chose.map((chose, seat) =>
      !chose ? null : seat === shown.you ? shown.choice : random.below(2) === 0 ? 'keep' : 'give',
    ),
    boasts: [...shown.boasts],
    points: [...shown.points],
    bag,
  };
}

export const NOT_NOW: Refusal = { rule: 'PEARL-01', because: 'not now' };

export const pearlsOf: SecretGameDefinition<Pearls> = {
  name: 'pearls',
  seats: { min: 2, max: 4 },
  secrets: true,
  options: { rounds: integer(1, 20, 3) },
  shapes: {
    deal: byChance({ pearl: oneOf(COLOURS) }),
    choose: bySeat({ choice: oneOf(['keep', 'give']) }),
    boast: bySeat({ pearls: integer(1, 999) }),
  },
  setup,
  actors,
  actions,
  weights: (state) => COLOURS.map((pearl) => state.bag[pearl]).filter((count) => count > 0),
  refusal: () => NOT_NOW,
  apply,
  outcome(state) {
    const most = Math.max(...state.points);
    const winners = state.points.flatMap((own, seat) => (own === most ? [seat] : []));
    return isOver(state) ? { points: state.points, winners } : undefined;
  },
  points: (state) => state.points,
  view,
  redactEvent: (event, seat) =>
    event.type === 'dealt' && event.seat !== seat ? { ...event, pearl: null } : event,
  /** A pearl is known to its owner, a choice to who chose. */
  redactAction(state, actor, action, seat) {
    if (action.type === 'boast') return action;
    const knows = action.type === 'deal' ? nextToDeal(state) : actor;
    return knows === seat ? action : { type: action.type };
  },
  /** The last to choose sees what everybody gets. */
  revealsHidden: (state, _seat, action) =>
    action.type === 'choose' && state.chosen.filter((choice) => choice === null).length === 1,
  determinize,
};

export const pearls: Game<Pearls> = defineGame(pearlsOf);
