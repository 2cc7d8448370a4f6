import path from 'node:path';

/** Returns a plugin's `resolveId` for imports with a query that the plugin loads, such as `./scene.ts?painted`. */
export const resolveQuery = (query) => (source, importer) =>
  source.endsWith(query)
    ? path.resolve(path.dirname(importer), source.slice(0, -query.length)).replaceAll('\\', '/') + query
    : undefined;
