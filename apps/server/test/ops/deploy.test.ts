import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const text = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

const names = z.array(z.string());
const seconds = z.string().regex(/^\d+s$/);

/** Schema of the words of Compose that we use, so that a misspelt one is found. */
const SERVICE = z
  .strictObject({
    image: z.string(),
    build: z.strictObject({ context: z.string(), dockerfile: z.string() }),
    command: names,
    env_file: names,
    environment: z.record(z.string(), z.string()),
    depends_on: z.union([
      names,
      z.record(z.string(), z.strictObject({ condition: z.enum(['service_started', 'service_healthy']) })),
    ]),
    networks: names,
    ports: names,
    volumes: names,
    restart: z.enum(['always', 'on-failure', 'unless-stopped']),
    stop_grace_period: seconds,
    read_only: z.boolean(),
    tmpfs: names,
    cap_drop: names,
    security_opt: names,
    mem_limit: z.string().regex(/^\d+[mg]$/),
    cpus: z.number().positive(),
    pids_limit: z.int().positive(),
    ulimits: z.strictObject({ nofile: z.int().positive() }),
    logging: z.strictObject({ driver: z.literal('json-file'), options: z.record(z.string(), z.string()) }),
    healthcheck: z.union([
      z.strictObject({ disable: z.literal(true) }),
      z.strictObject({ test: names, interval: seconds, timeout: seconds, retries: z.int() }),
    ]),
  })
  .partial();

interface Service {
  readonly image: string;
  readonly mem_limit?: string;
  readonly cpus?: number;
  readonly pids_limit?: number;
  readonly ulimits?: { readonly nofile: number };
  readonly logging?: { readonly options: Readonly<Record<string, string>> };
  readonly env_file?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly volumes?: readonly string[];
  readonly networks: readonly string[];
  readonly ports?: readonly string[];
  readonly command?: readonly string[];
  readonly healthcheck?: { readonly disable?: boolean };
  readonly build?: { readonly context: string; readonly dockerfile: string };
  readonly depends_on?: object;
}
interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: object;
  readonly networks: Readonly<Record<string, { readonly internal?: boolean }>>;
}

/** A version of three numbers, or of two where the program has no more. */
const EXACT = /^[a-z]+:\d+\.\d+(?:\.\d+)?(?:-[a-z]+)*(?:@sha256:[0-9a-f]{64})?$/;

describe('compose.yaml', () => {
  const compose = parse(text('deploy/compose.yaml'), { merge: true }) as Compose;
  const services = Object.entries(compose.services);

  test.each(services)('%s says what Compose understands', (_, service) => {
    expect(SERVICE.safeParse(service).error?.issues).toBeUndefined();
  });

  test.each(services)('%s names only what there is', (_, service) => {
    const { env_file = [], volumes = [], networks, build, depends_on = {} } = service;
    for (const file of env_file) expect(existsSync(path.join(ROOT, 'deploy', `${file}.example`))).toBe(true);
    for (const [source = ''] of volumes.map((one) => one.split(':')))
      if (source.startsWith('.')) expect(existsSync(path.join(ROOT, 'deploy', source))).toBe(true);
      else expect(Object.keys(compose.volumes)).toContain(source);
    for (const network of networks) expect(Object.keys(compose.networks)).toContain(network);
    const needed = Array.isArray(depends_on) ? depends_on : Object.keys(depends_on);
    for (const name of needed) expect(Object.keys(compose.services)).toContain(name);
    if (build) expect(existsSync(path.join(ROOT, 'deploy', build.context, build.dockerfile))).toBe(true);
  });

  test('only the proxy is reached from outside, and every node through it', () => {
    const open = services.filter(([, { ports, networks }]) => ports || networks.includes('outside'));
    expect(open.map(([name]) => name)).toEqual(['caddy']);
    const nodes = services
      .filter(([, { build, command = ['serve'] }]) => build && command[0] === 'serve')
      .map(([name]) => `${name}:8080`);
    const [, upstreams = ''] = /reverse_proxy ([^{]+) \{/.exec(text('deploy/Caddyfile')) ?? [];
    expect(upstreams.split(' ')).toEqual(nodes);
  });

  test('nodes reach push services; store, bus and workers reach nobody', () => {
    const ways = (name: string) => compose.services[name]!.networks.toSorted();
    for (const node of ['node-1', 'node-2']) expect(ways(node)).toEqual(['inside', 'outgoing']);
    for (const name of ['postgres', 'nats', 'worker']) expect(ways(name)).toEqual(['inside']);
    const leadsOut = ({ internal = false }: { readonly internal?: boolean }) => !internal;
    const out = Object.entries(compose.networks).filter(([, network]) => leadsOut(network ?? {}));
    expect(out.map(([name]) => name).toSorted()).toEqual(['outgoing', 'outside']);
  });

  test.each(services)('%s has an end of memory, processors, processes and log', (_, service) => {
    const { mem_limit, cpus, pids_limit, logging } = service;
    expect([mem_limit, cpus, pids_limit].includes(undefined)).toBe(false);
    expect(Object.keys(logging!.options)).toEqual(['max-size', 'max-file']);
  });

  test('every stream finds a file to be open in', () => {
    for (const name of ['node-1', 'node-2', 'caddy'])
      expect(compose.services[name]!.ulimits!.nofile).toBeGreaterThanOrEqual(65_536);
  });

  test('images are of exact versions', () => {
    const foreign = services.filter(([, { build }]) => !build).map(([, { image }]) => image);
    expect(foreign.length).toBe(3);
    for (const image of foreign) expect(image).toMatch(EXACT);
  });

  test('a request that a node has received is sent to no other, and the others stay in use', () => {
    const [, block = ''] = /reverse_proxy [^{]+ \{\n([\s\S]*?)\n\t\}/.exec(text('deploy/Caddyfile')) ?? [];
    const lines = block
      .replace(/^\s*#.*$/gm, '')
      .split(/\s+/)
      .join(' ');
    expect(lines).toContain('lb_retry_match { expression false }');
    // Go repeats a GET by itself on a connection that was used before.
    expect(lines).toContain('transport http { keepalive off }');
    // What somebody can cause from outside takes no node away.
    expect(lines).not.toMatch(/fail_duration|max_fails|unhealthy_status/);
    expect(lines).toContain('health_uri /healthz');
  });

  test('workers think for the nodes: on their bus, and with nothing of the store', () => {
    const { command, environment, env_file, healthcheck } = compose.services.worker!;
    expect(text('apps/cli/src/main.ts')).toContain(`add('${command![0]}',`);
    expect(environment).toEqual({ BASTIDE_BUS: compose.services['node-1']!.environment!.BASTIDE_BUS });
    expect(env_file).toEqual([]);
    expect(healthcheck).toEqual({ disable: true }); // the image's asks a server
  });

  test('secrets are in no file of the repository', () => {
    for (const [, { environment = {} }] of services)
      expect(Object.keys(environment).filter((name) => /PASSWORD|TOKEN|DATABASE_URL/.test(name))).toEqual([]);
    for (const name of ['bastide', 'postgres'])
      expect(text(`deploy/${name}.env.example`)).not.toMatch(/^\w*(?:PASSWORD|TOKEN)=./m);
    expect(text('.gitignore')).toMatch(/^deploy\/\*\.env$/m);
    expect(text('.dockerignore')).toMatch(/^deploy\/\*\.env$/m);
  });

  test('what is set is read by the program', () => {
    const sources = ['serve.ts', 'shell/store.ts', 'serve/config.ts']
      .map((file) => text(`apps/cli/src/${file}`))
      .join('\n');
    const known = (name: string) =>
      sources.includes(`'${name.replace('BASTIDE_', '')}'`) || sources.includes(name);
    const set = [
      ...services.flatMap(([, { environment = {} }]) => Object.keys(environment)),
      ...[...text('deploy/bastide.env.example').matchAll(/^(\w+)=/gm)].map(([, name]) => name!),
      ...[...text('Dockerfile').matchAll(/\b(BASTIDE_\w+)=/g)].map(([, name]) => name!),
    ];
    expect(set.length).toBeGreaterThan(6);
    expect(set.filter((name) => !known(name))).toEqual([]);
  });
});

describe('Dockerfile', () => {
  const lines = text('Dockerfile').replaceAll('\\\n', ' ').split('\n');
  const of = (instruction: string) =>
    lines
      .filter((line) => line.startsWith(`${instruction} `))
      .map((line) => line.slice(instruction.length + 1).trim());

  test('starts a file that there is, as nobody special, and is asked for its health', () => {
    const [program, file] = JSON.parse(of('ENTRYPOINT')[0]!) as string[];
    expect([program, existsSync(path.join(ROOT, file!))]).toEqual(['node', true]);
    expect(of('USER')).toEqual(['node']);
    const [, check = ''] = /CMD (\[.*\])/.exec(of('HEALTHCHECK')[0]!) ?? [];
    expect((JSON.parse(check) as string[])[2]).toContain('/healthz');
  });

  test('stands on an exact version', () => {
    const bases = of('FROM').map((line) => line.split(' ')[0]!);
    expect(bases.length).toBe(2);
    expect(new Set(bases).size).toBe(1);
    expect(bases[0]).toMatch(EXACT);
  });

  test('copies what there is', () => {
    const copied = of('COPY').flatMap((line) => /^--from=built \/bastide\/(\S+)/.exec(line)?.[1] ?? []);
    expect(copied).toEqual(expect.arrayContaining(['LICENSE', 'THIRD-PARTY-NOTICES.txt', 'locales', 'apps']));
    expect(copied.length).toBe(7);
    for (const one of copied) expect(existsSync(path.join(ROOT, one))).toBe(true);
    const [, functions = ''] = /then\((.*)\)"/.exec(of('RUN')[0]!) ?? [];
    for (const [, name] of functions.matchAll(/build\.(\w+)\(/g))
      expect(text('scripts/build.mjs')).toMatch(new RegExp(`export const ${name}\\b`));
  });

  test('has the volume, the port and the variables of the command that the documents name', () => {
    const [, command = ''] = /docker run ([\s\S]*?) bastide\n/.exec(text('docs/operating.md')) ?? [];
    const values = (flag: string) =>
      [...command.matchAll(new RegExp(`--${flag} (\\S+)`, 'g'))].map(([, one]) => one!);
    expect(values('volume').map((one) => one.split(':')[1])).toEqual(of('VOLUME'));
    expect(values('publish').map((one) => one.split(':').at(-1))).toEqual(of('EXPOSE'));
    expect(of('ENV').join(' ')).toContain(`BASTIDE_PORT=${of('EXPOSE')[0]}`);
    expect(of('ENV').join(' ')).toContain(`BASTIDE_DATA=${of('VOLUME')[0]}`);
    expect(values('env').map((one) => one.split('=')[0])).toEqual(['BASTIDE_ORIGIN', 'BASTIDE_TRUST_PROXY']);
    const [name] = values('name');
    expect(text('docs/operating.md')).toContain(
      `docker exec ${name} ${(JSON.parse(of('ENTRYPOINT')[0]!) as string[]).join(' ')} `,
    );
  });
});
