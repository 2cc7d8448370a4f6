import type { ReadStream } from 'node:fs';
import type { IncomingMessage, RequestListener } from 'node:http';
import sirv from 'sirv';
import { FILE_HEADERS, PAGE_HEADERS } from './headers.ts';

/** Names of these files hold a hash of what is in them. */
const HASHED = /^\/assets\/[\w.-]+\.\w+$/;
/** Letters, pictures and styles never become a page: rules for pages would make a first visit 4 KB heavier. */
const NEVER_A_PAGE = /\.(woff2|avif|bin|css)$/;

/** Answers requests for the files of a folder; visits of addresses that are no file lead to the start. `extraHeaders`: headers of every answer. */
export function pageFiles(
  folder: string,
  extraHeaders: Readonly<Record<string, string>> = {},
): RequestListener {
  // `dev` looks at the disk for every request, so that a page built anew is served at once.
  const common = { dev: true, brotli: true, gzip: true };
  const files = sirv(folder, { ...common, etag: true });
  // What is kept for ever is never asked for again: it needs no tag to be compared by.
  const hashed = sirv(folder, {
    ...common,
    setHeaders: (response) => response.setHeader('Cache-Control', 'public, max-age=31536000, immutable'),
  });
  return (request, response) => {
    const path = request.url?.split('?')[0] ?? '';
    const security = NEVER_A_PAGE.test(path) ? FILE_HEADERS : PAGE_HEADERS;
    for (const [name, value] of Object.entries({ ...security, ...extraHeaders }))
      response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    } else {
      delete request.headers.range; // a range out of bounds would throw; whole files are small
      // A page that is being built anew may lose a file between the look and the reading.
      response.on('pipe', (file: ReadStream) => {
        file.once('error', () => response.destroy());
        // Whoever goes before the end leaves the file open otherwise.
        response.once('close', () => file.destroy());
      });
      const serve = HASHED.test(path) ? hashed : files;
      serve(request, response, () => {
        const root = isVisit(request) ? rootFrom(request.url ?? '/') : undefined;
        if (root === undefined) response.writeHead(404).end();
        else response.writeHead(302, { Location: root, 'Cache-Control': 'no-store' }).end();
      });
    }
  };
}

/** Tells whether somebody visits an address, rather than a page asks for a file of its own. */
const isVisit = ({ method, url, headers }: IncomingMessage): boolean =>
  method === 'GET' && !url?.startsWith('/assets/') && headers.accept?.includes('text/html') === true;

/** The way from a path to the start page, which may lie in a folder of another server's. */
const rootFrom = (url: string): string =>
  '../'.repeat(Math.max(0, url.split('?')[0]!.split('/').length - 2)) || './';
