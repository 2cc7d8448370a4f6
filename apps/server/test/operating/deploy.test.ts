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

/** What we use of what Compose knows; a word that is misspelt is none of it. */
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
    healthcheck: z.union([
      z.strictObject({ disable: z.literal(true) }),
      z.strictObject({ test: names, interval: seconds, timeout: seconds, retries: z.int() }),
    ]),
  })
  .partial();

interface Service {
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
  readonly networks: object;
}

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

  test('workers think for the nodes: on their bus, and with nothing of the store', () => {
    const { command, environment, env_file, healthcheck } = compose.services.worker!;
    expect(text('apps/cli/src/worker.ts')).toContain(`program.command('${command![0]}')`);
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

  test('copies what there is', () => {
    const copied = of('COPY').flatMap((line) => /^--from=built \/bastide\/(\S+)/.exec(line)?.[1] ?? []);
    expect(copied.length).toBe(4);
    for (const one of copied) expect(existsSync(path.join(ROOT, one))).toBe(true);
    const [, functions = ''] = /then\((.*)\)"/.exec(of('RUN')[0]!) ?? [];
    for (const [, name] of functions.matchAll(/build\.(\w+)\(/g))
      expect(text('scripts/build.mjs')).toMatch(new RegExp(`export const ${name}\\b`));
  });
});
