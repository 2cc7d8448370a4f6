import {
  type Actor,
  CHANCE,
  type Game,
  isObject,
  OVER,
  type Random,
  type Refusal,
  type Result,
  type Seat,
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
  };
}
const CHOICES: Pearls['Action'][] = [
  { type: 'choose', choice: 'keep' },
  { type: 'choose', choice: 'give' },
];
const COLOURS = ['white', 'black'] as const;
type Colour = (typeof COLOURS)[number];
type State = Pearls['State'];

const isOver = (state: State) => state.round === state.options.rounds;
const nextToDeal = (state: State) => state.hands.indexOf(null);

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

function refusal(state: State, actor: Actor, action: unknown): Refusal | undefined {
  const text = JSON.stringify(action);
  if (actions(state, actor).some((listed) => JSON.stringify(listed) === text && isObject(action)))
    return undefined;
  return { rule: 'PEARL-01', because: 'not now' };
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

function readOptions(input: unknown): Result<Pearls['Options']> {
  const no = (because: string) => ({ ok: false as const, rule: 'OPTIONS', because });
  if (!isObject(input)) return no('options are an object');
  const { seats = 2, rounds = 3, ...rest } = input;
  if (Object.keys(rest).length > 0) return no('unknown option');
  if (!Number.isInteger(seats) || (seats as number) < 2 || (seats as number) > 4) return no('seats');
  return { ok: true, value: { seats: seats as number, rounds: rounds as number } };
}

const replace = (to: State, from: State) => Object.assign(to, structuredClone(from));
const CODES: Pearls['Action'][] = [
  { type: 'deal', pearl: 'white' },
  { type: 'deal', pearl: 'black' },
  ...CHOICES,
];
const BOAST = 4;
const encode = (action: Pearls['Action']) =>
  action.type === 'boast'
    ? BOAST + action.pearls
    : CODES.findIndex((one) => JSON.stringify(one) === JSON.stringify(action));
const decode = (code: number): Pearls['Action'] => CODES[code] ?? { type: 'boast', pearls: code - BOAST };
const actorNow = (state: State) => {
  const [actor] = actors(state);
  return actor === undefined ? OVER : actor === 'chance' ? CHANCE : actor;
};

const dealCode = (state: State, random: Random) =>
  random.below(state.bag.white + state.bag.black) < state.bag.white ? 0 : 1;

function listCodes(state: State, out: Int32Array): number {
  const listed = actions(state, actors(state)[0]!);
  listed.forEach((action, i) => {
    out[i] = encode(action);
  });
  return listed.length;
}

function playCode(state: State, code: number): void {
  apply(state, actors(state)[0]!, decode(code));
}

export const pearls: Game<Pearls> = {
  name: 'pearls',
  seats: { min: 2, max: 4 },
  secrets: true,
  readOptions,
  setup,
  options: (state) => state.options,
  actors,
  actions,
  unlisted: () => [],
  weights: (state) => COLOURS.map((pearl) => state.bag[pearl]).filter((count) => count > 0),
  refusal,
  apply,
  clone: (state, into) => (into ? replace(into, state) : structuredClone(state)),
  outcome(state) {
    if (!isOver(state)) return undefined;
    const most = Math.max(...state.points);
    return {
      points: state.points,
      winners: state.points.flatMap((own, seat) => (own === most ? [seat] : [])),
    };
  },
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
  text: {
    answers: () => false,
    write(action) {
      if (action.type === 'boast') return `boast ${action.pearls}`;
      return action.type === 'deal' ? `deal ${action.pearl}` : action.choice;
    },
    read([first, second]) {
      if (first === 'keep' || first === 'give')
        return { action: { type: 'choose', choice: first }, chance: false, used: 1 };
      if (first === 'deal')
        return { action: { type: 'deal', pearl: second as Colour }, chance: true, used: 2 };
      if (first === 'boast')
        return { action: { type: 'boast', pearls: Number(second) }, chance: false, used: 2 };
      return undefined;
    },
  },
  fast: {
    actionsAtMost: 4,
    reset: (state) => replace(state, setup(state.options)),
    copy: (from, to) => replace(to, from),
    determinize: (shown, random, into) => replace(into, determinize(shown, random)),
    redeterminize: (from, seat, random, to) => replace(to, determinize(view(from, seat), random)),
    actor: actorNow,
    legalActions: (state, out) => listCodes(state, out),
    /** To keep and to give a pearl are never the same. */
    distinctActions: (state, out) => listCodes(state, out),
    sampleAction: (_, random) => encode(CHOICES[random.below(2)]!),
    play: playCode,
    sampleChance: dealCode,
    chanceOutcomes(state, codes, weights) {
      let count = 0;
      COLOURS.forEach((pearl, code) => {
        if (state.bag[pearl] === 0) return;
        codes[count] = code;
        weights[count++] = state.bag[pearl];
      });
      return count;
    },
    rollout(state, random, actionsAtMost = Infinity) {
      let count = 0;
      for (; count < actionsAtMost && !isOver(state); count++)
        playCode(state, nextToDeal(state) >= 0 ? dealCode(state, random) : encode(CHOICES[random.below(2)]!));
      return count;
    },
    points: (state, seat) => state.points[seat]!,
    encode: (_, action) => encode(action),
    decode: (_, code) => decode(code),
    typeOf: (_, code) => decode(code).type,
  },
};

const isBoast = (action: unknown): boolean =>
  isObject(action) &&
  Object.keys(action).join() === 'type,pearls' &&
  action.type === 'boast' &&
  Number.isInteger(action.pearls) &&
  (action.pearls as number) > 0 &&
  (action.pearls as number) < 1000;

const isChoosing = (state: State, actor: Actor) =>
  actor !== 'chance' && actor >= 0 && actor < state.options.seats && !isOver(state) && nextToDeal(state) < 0;

/** Pearls for talkers: while anybody chooses, any seat may boast, of far too many numbers to list. */
export const boasters: Game<Pearls> = {
  ...pearls,
  unlisted: (state, actor) => (isChoosing(state, actor) ? ['boast'] : []),
  refusal: (state, actor, action) =>
    isBoast(action) && isChoosing(state, actor) ? undefined : refusal(state, actor, action),
};

/** Pearls as if there were too many of them to list what chance may deal. */
export const uncounted: Game<Pearls> = {
  ...pearls,
  actions: (state, actor) => (actor === 'chance' ? [] : actions(state, actor)),
  unlisted: (state, actor) => (actor === 'chance' && actors(state).includes('chance') ? ['deal'] : []),
  weights: () => [],
  fast: { ...pearls.fast, chanceOutcomes: () => 0 },
};
