import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import sirv from 'sirv';
import { BadInput } from '../shell/bad-input.ts';
import { causeOf } from '../shell/files.ts';

export interface Address {
  readonly url: string;
  readonly host: string;
  readonly port: number;
}

/** Of any file. */
const OF_FILES = {
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
};
/** Of what may become a page or a worker. Everything comes from this page itself; pictures and workers may also be made in it. */
const OF_PAGES = {
  ...OF_FILES,
  'Content-Security-Policy': [
    "default-src 'self'",
    "img-src 'self' data: blob:",
    "style-src 'self' 'unsafe-inline'",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  'Referrer-Policy': 'no-referrer',
};

/** Names of these files hold a hash of what is in them. */
const HASHED = /^\/assets\/.+\.\w+$/;
/** Letters, pictures and styles never become a page: rules for pages would make a first visit 4 KB heavier. */
const NO_PAGE = /\.(woff2|avif|css)$/;

/** Serves a folder at the first of these ports that is free, until the process is told to end. */
export async function serve(folder: string, host: string, ports: readonly number[]): Promise<Address> {
  const server = createServer(answers(folder));
  const port = await listen(server, host, ports);
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  process.once('SIGINT', close).once('SIGTERM', close);
  const shown = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return { url: `http://${shown}:${port}/`, host, port };
}

function answers(folder: string): (request: IncomingMessage, response: ServerResponse) => void {
  // `dev` looks at the disk for every request, so that a page built anew is served at once.
  const files = sirv(folder, {
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders: (response, path) => {
      if (HASHED.test(path)) response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
    },
  });
  return (request, response) => {
    const security = NO_PAGE.test(request.url?.split('?')[0] ?? '') ? OF_FILES : OF_PAGES;
    for (const [name, value] of Object.entries(security)) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    } else if (request.url === '/healthz') {
      response.writeHead(200, { 'Content-Type': 'text/plain; charset=utf-8' }).end('ok\n');
    } else {
      delete request.headers.range; // a range out of bounds would throw; whole files are small
      // A page that is being built anew may lose a file between the look and the reading.
      response.on('pipe', (file) => file.once('error', () => response.destroy()));
      files(request, response, () => {
        const root = isVisit(request) ? rootFrom(request.url ?? '/') : undefined;
        if (root === undefined) response.writeHead(404).end();
        else response.writeHead(302, { Location: root, 'Cache-Control': 'no-store' }).end();
      });
    }
  };
}

/** Whether somebody goes to an address, rather than a page asks for a file of its own. */
const isVisit = ({ method, url, headers }: IncomingMessage): boolean =>
  method === 'GET' && !url?.startsWith('/assets/') && headers.accept?.includes('text/html') === true;

/** The way from an address to the start page, which may lie in a folder of another server's. */
const rootFrom = (url: string): string => '../'.repeat(url.split('?')[0]!.split('/').length - 2) || './';

/** The port that was free. */
async function listen(server: Server, host: string, ports: readonly number[]): Promise<number> {
  for (const port of ports) {
    const error = await tryPort(server, host, port);
    if (!error) return (server.address() as AddressInfo).port;
    if (error.code === 'EADDRINUSE') continue;
    if (error.code === 'EACCES') throw new BadInput('play.denied', { port });
    throw new BadInput('play.noListening', { host, ...causeOf(error) });
  }
  throw ports.length === 1
    ? new BadInput('play.busy', { port: ports[0]! })
    : new BadInput('play.allBusy', { first: ports[0]!, last: ports.at(-1)! });
}

function tryPort(server: Server, host: string, port: number): Promise<NodeJS.ErrnoException | undefined> {
  return new Promise((resolve) => {
    const fail = (error: NodeJS.ErrnoException) => resolve(error);
    server.once('error', fail).listen(port, host, () => {
      server.off('error', fail);
      resolve(undefined);
    });
  });
}
