/** Servers of a bus, and the beginning of its subjects. */
export interface BusAddress {
  /** `nats://host:port` each. */
  readonly servers: readonly string[];
  readonly prefix: string;
}

/** Of deployments that name none. */
const DEFAULT_PREFIX = 'bastide';

/**
 * Reads `nats://host:4222/prefix`, several with commas between them: any of them may name the prefix, and none another. Deployments that
 * share a NATS keep to themselves by it. Throws where that is no such URL.
 */
export function readBusUrl(url: string): BusAddress {
  const parsed = url.split(',').map((one, i) => {
    const [, server, kind, prefix = ''] =
      /^(((?:nats|tls):\/\/)?[^/]+)(?:\/([\w-]{0,40}))?$/.exec(one.trim()) ?? [];
    if (server === undefined || (i === 0 && kind === undefined)) throw new RangeError(`no bus: ${url}`);
    return { server, prefix };
  });
  const prefixes = new Set(parsed.flatMap(({ prefix }) => prefix || []));
  if (prefixes.size > 1) throw new RangeError(`no bus: ${url}`);
  const [prefix = DEFAULT_PREFIX] = prefixes;
  return { servers: parsed.map(({ server }) => server), prefix };
}
