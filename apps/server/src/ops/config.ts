import type { Language } from '@bastide/rulebook';
import { z } from 'zod';
import { BOT_LOCATIONS, type BotSettings } from '../bots/location.ts';
import { readBusUrl } from '../bus/address.ts';
import {
  DEFAULT_LIMITS,
  type Limits,
  LOG_LEVELS,
  RATE_GROUPS,
  type ServerSettings,
} from '../http/settings.ts';
import { ZOD_LOCALES } from '../http/validation-errors.ts';
import { subnetOf } from '../people/bans.ts';

/** Bytes of the largest body that may be allowed: commands and profiles are small. */
const MAX_BODY_BYTES = 1024 * 1024;

const count = z.int().min(1).max(1_000_000);
const rate = z.strictObject({ most: count, seconds: z.int().min(1).max(86_400) });
const rates = z.strictObject({ person: rate, address: rate }).partial();

const limits = z
  .strictObject({
    body: z.int().min(1024).max(MAX_BODY_BYTES),
    rates: z.partialRecord(z.enum(RATE_GROUPS), rates),
    bots: count,
    tokens: count,
    passkeys: count,
    devices: count,
    blocks: count,
    openGames: count,
    connections: count,
    networkConnections: count,
    connectionRate: count,
    streams: count,
    strangersStreams: count,
    networkStreams: count,
    keptSeat: count,
    hostAway: count,
    openTable: count,
    silence: count,
  } satisfies Record<keyof Limits, z.ZodType>)
  .partial();

/** Threads that any machine may be asked for. */
const MAX_THREADS = 256;
/** The longest that a bot may be told to wait before it acts, in milliseconds. */
const MAX_PAUSE_MS = 10_000;

const bots = z
  .strictObject({
    think: z.enum(BOT_LOCATIONS),
    threads: z.int().min(1).max(MAX_THREADS),
    /** Milliseconds for which something is shown at least before a bot acts. */
    pause: z.int().min(0).max(MAX_PAUSE_MS),
  } satisfies Record<keyof BotSettings | 'pause', z.ZodType>)
  .partial();

/** `https://play.example`, without a path. */
const origin = z
  .url({ protocol: /^https?$/ })
  .refine((url) => !URL.canParse(url) || new URL(url).origin === url);

/** A name of the server, without protocol, port or path. */
const host = z.string().regex(/^[\p{L}\p{N}.-]{1,253}$/u);

/** Contact for push services: `mailto:anna@play.example`, or a page. */
const contact = z.union([
  z.url({ protocol: /^https$/ }),
  z.string().regex(/^mailto:[^\s@]+@[^\s@]+\.[^\s@]+$/),
]);

/** Names of well-known networks. */
const NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];

/** Names of networks, addresses and networks (`192.0.2.0/24`), parted by commas. */
const proxies = z
  .string()
  .refine((text) =>
    text.split(',').every((one) => NETWORKS.includes(one.trim()) || subnetOf(one.trim()) !== undefined),
  );

function isBusUrl(url: string): boolean {
  try {
    readBusUrl(url);
    return true;
  } catch {
    return false;
  }
}

/** The file of a server's configuration. What is not in it is as usual; what is not known is refused. */
const Config = z
  .strictObject({
    host: z.string().min(1),
    port: z.int().min(0).max(65_535),
    data: z.string().min(1),
    databaseUrl: z.string().min(1),
    bus: z.string().refine(isBusUrl),
    origin,
    hosts: z.array(host).max(100),
    trustProxy: z.union([z.boolean(), proxies]),
    pushContact: contact,
    log: z.enum(LOG_LEVELS),
    // A header carries printable ASCII, and its token ends at a space.
    metricsToken: z.string().regex(/^[!-~]{16,}$/),
    bots,
    limits,
  })
  .partial();
export type Config = z.infer<typeof Config>;

/** Something that is wrong in a configuration. */
export interface ConfigFault {
  /** Members from the outside in, parted by dots; empty: the whole. */
  readonly path: string;
  readonly detail: string;
}

/** Reads a configuration; or tells all that is wrong with it, in the reader's language. */
export function readConfig(
  value: unknown,
  language: Language,
):
  | { readonly ok: true; readonly config: Config }
  | { readonly ok: false; readonly faults: readonly ConfigFault[] } {
  const read = Config.safeParse(value, { error: ZOD_LOCALES[language]().localeError });
  if (read.success) return { ok: true, config: read.data };
  const faults = read.error.issues.map(({ path, message }) => ({ path: path.join('.'), detail: message }));
  return { ok: false, faults };
}

/** Returns the settings of a configuration, with safe limits where it names none. */
export function settingsFrom({
  origin,
  hosts,
  trustProxy = false,
  pushContact,
  log = 'info',
  metricsToken,
  limits,
}: Config): ServerSettings {
  return {
    ...(origin !== undefined && { origin }),
    ...(hosts && { hosts }),
    trustProxy,
    ...(pushContact !== undefined && { pushContact }),
    log,
    ...(metricsToken !== undefined && { metricsToken }),
    limits: limitsFrom(limits ?? {}),
  };
}

function limitsFrom({ rates = {}, ...others }: NonNullable<Config['limits']>): Limits {
  const rateEntries = RATE_GROUPS.map((group) => [
    group,
    withoutUndefined({ ...DEFAULT_LIMITS.rates[group], ...rates[group] }),
  ]);
  return {
    ...DEFAULT_LIMITS,
    ...withoutUndefined(others),
    rates: Object.fromEntries(rateEntries) as Limits['rates'],
  };
}

/** Without members that are undefined, which would hide what they stand over. */
const withoutUndefined = <Of extends object>(of: Of): { [Name in keyof Of]: Exclude<Of[Name], undefined> } =>
  Object.fromEntries(Object.entries(of).filter(([, value]) => value !== undefined)) as never;
