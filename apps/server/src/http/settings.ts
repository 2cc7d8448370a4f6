/** Requests of one kind: so many in so many seconds, then 429 until they are over. */
export interface Rate {
  readonly most: number;
  readonly seconds: number;
}

/** Of one person, and of all that come from one address: a kitchen table, a school or a café share one. */
interface PersonAndAddressRates {
  readonly person: Rate;
  readonly address: Rate;
}

/** Kinds of requests that are counted apart. A route says its own (`config.rate`); without a word it is `read`. */
export const RATE_GROUPS = [
  'read',
  'play',
  'talk',
  'open',
  'stream',
  'arrive',
  'sign-in',
  'code',
  'account',
] as const;
export type RateGroup = (typeof RATE_GROUPS)[number];

/** Limits of everything. Each process counts for itself. */
export interface Limits {
  /** Bytes of a request's body, where a route does not allow more (`bodyLimit`). */
  readonly body: number;
  readonly rates: Readonly<Record<RateGroup, PersonAndAddressRates>>;
  /** Bots that a person may have, and tokens of each. */
  readonly bots: number;
  readonly tokens: number;
  readonly passkeys: number;
  readonly devices: number;
  /** People whom a person may have blocked. */
  readonly blocks: number;
  /** Games of a person that are not over. */
  readonly openGames: number;
  /** Connections at the same time; fewer where the system allows the process fewer descriptors. */
  readonly connections: number;
  /** Connections from one address that is no trusted proxy. */
  readonly networkConnections: number;
  /** New connections a second from one such address, and five times as many at once. */
  readonly connectionRate: number;
  /** Streams of a person at the same time. */
  readonly streams: number;
  /** Streams from one address of such as are not signed in. */
  readonly strangersStreams: number;
  /** Streams from one address, whoever reads them. */
  readonly networkStreams: number;
  /** Seconds for which nobody gives the seat of somebody who has gone to a bot: lines are cut, trains go through tunnels. */
  readonly keptSeat: number;
  /** Seconds after which whoever sits at a table that has not begun need not wait for a host who is away. */
  readonly hostAway: number;
  /** Seconds after which a public table that has not begun is closed, where nobody is there and nothing happened. */
  readonly openTable: number;
  /** Seconds after which others may hand the seat of somebody who is there to a bot, where the game waits for it and no clock runs. */
  readonly silence: number;
}

const MINUTE = 60;
const ratesOf = (person: number, address: number, seconds = MINUTE): PersonAndAddressRates => ({
  person: { most: person, seconds },
  address: { most: address, seconds },
});

/** Room for twenty people behind one address, each of them at full speed. */
export const DEFAULT_LIMITS: Limits = {
  body: 16 * 1024,
  rates: {
    read: ratesOf(600, 6000),
    play: ratesOf(240, 4800),
    talk: ratesOf(30, 600),
    open: ratesOf(20, 200, 10 * MINUTE),
    stream: ratesOf(60, 1200),
    // Whoever arrives is nobody yet: only the address counts, which a school shares.
    arrive: ratesOf(120, 120, 10 * MINUTE),
    'sign-in': ratesOf(20, 60, 10 * MINUTE),
    code: ratesOf(10, 60, 10 * MINUTE),
    account: ratesOf(60, 1200, 10 * MINUTE),
  },
  bots: 5,
  tokens: 5,
  passkeys: 10,
  devices: 20,
  blocks: 200,
  openGames: 50,
  connections: 16_384,
  networkConnections: 500,
  connectionRate: 2_500,
  streams: 10,
  strangersStreams: 200,
  // Twenty people with as many streams as they may have, beside as many strangers.
  networkStreams: 400,
  keptSeat: MINUTE,
  hostAway: 2 * MINUTE,
  openTable: 60 * MINUTE,
  silence: 10 * MINUTE,
};

export const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug', 'trace'] as const;

export interface ServerSettings {
  /** Address of the server for people: `https://play.example`. Absent: as each request says, which is right around a kitchen table. */
  readonly origin?: string;
  /** Other names by which the server is reached; beside them only addresses and names of local networks are accepted. */
  readonly hosts?: readonly string[];
  /** Proxies whose `X-Forwarded-*` are believed: `true`, its address or network, or several by commas. */
  readonly trustProxy: boolean | string;
  /** Contact for push services: `mailto:anna@play.example` or a page; absent: at `origin`. */
  readonly pushContact?: string;
  readonly limits: Limits;
  readonly log: (typeof LOG_LEVELS)[number];
  /** Token that opens the figures (`/metrics`) from anywhere; absent: they are open to private networks. */
  readonly metricsToken?: string;
}

export const DEFAULT_SETTINGS: ServerSettings = { trustProxy: false, limits: DEFAULT_LIMITS, log: 'info' };
