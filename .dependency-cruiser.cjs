/**
 * The directions of imports, checked by `npm run lint`: contract ◀ games ◀ bots ◀ arena ◀ apps, rulebook by itself.
 * Each package may import only what is listed here, and nothing else: no other package, nothing from npm, no `node:`.
 */
const LIBRARIES = {
  contract: [],
  rulebook: [],
  carcassonne: ['contract'],
  catan: ['contract'],
  bots: ['contract', 'carcassonne', 'catan'],
  arena: ['contract', 'bots'],
};

const doors = (names) => names.map((name) => `^packages/${name}/src/index[.]ts$`);

const libraryRules = Object.entries(LIBRARIES).map(([name, allowed]) => ({
  name: `${name}-imports-only-${['itself', ...allowed].join('-')}`,
  severity: 'error',
  from: { path: `^packages/${name}/src/` },
  to: { pathNot: [`^packages/${name}/src/`, ...doors(allowed)] },
}));

module.exports = {
  forbidden: [
    ...libraryRules,
    {
      name: 'every-library-is-listed',
      comment: 'A new package gets a line in LIBRARIES.',
      severity: 'error',
      from: { path: '^packages/', pathNot: `^packages/(${Object.keys(LIBRARIES).join('|')})/` },
      to: {},
    },
    {
      name: 'packages-have-one-door',
      comment: 'Import another package by its name: `@bastide/contract`.',
      severity: 'error',
      from: { path: '^(packages|apps)/([^/]+)/' },
      to: { path: '^packages/', pathNot: ['^$1/$2/', '^packages/[^/]+/src/index[.]ts$'] },
    },
    {
      name: 'packages-by-name',
      comment: 'A path out of the own folder goes round the declared dependencies.',
      severity: 'error',
      from: { path: '^(packages|apps)/([^/]+)/' },
      to: { path: '^(packages|apps)/', pathNot: '^$1/$2/', dependencyTypes: ['local'] },
    },
    {
      name: 'apps-are-imported-by-nobody',
      severity: 'error',
      from: { path: '^(packages|apps)/([^/]+)/' },
      to: { path: '^apps/', pathNot: '^$1/$2/' },
    },
    {
      name: 'web-without-arena',
      severity: 'error',
      from: { path: '^apps/web/src/' },
      to: { path: '^packages/arena/' },
    },
    {
      name: 'web-without-node',
      severity: 'error',
      from: { path: '^apps/web/src/' },
      to: { dependencyTypes: ['core'] },
    },
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    { name: 'everything-is-found', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    // Built files are not followed, but importing one from another package is seen, and wrong.
    doNotFollow: { path: ['node_modules', '^(packages|apps)/[^/]+/dist/'] },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@bastide/source', 'import', 'default'],
    },
  },
};
