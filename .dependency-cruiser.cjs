const { GAME_NAMES } = require('./scripts/games.cjs');

/**
 * The directions of imports, checked by `npm run lint`: contract ◀ games ◀ bots ◀ arena ◀ apps, rulebook by itself, messages beside it.
 * Each package may import only what is listed here, and nothing else: no other package, nothing else from npm, no `node:`.
 */
const LIBRARIES = {
  contract: [],
  rulebook: [],
  ...Object.fromEntries(GAME_NAMES.map((game) => [game, ['contract']])),
  bots: ['contract', ...GAME_NAMES],
  arena: ['contract', 'bots'],
  coach: ['contract', 'bots'],
  protocol: ['contract'],
  fair: ['contract'],
  messages: ['rulebook'],
};

/** Packages from npm: schemas that check input from outside, hashes that everybody can check, the format of messages. */
const FROM_NPM = { protocol: ['zod'], fair: ['@noble/hashes'], messages: ['intl-messageformat'] };

/** Modules of Node, for the second doors. */
const FROM_NODE = { messages: ['fs'] };

/** Second doors of packages, for programs and not for the page. */
const DOORS_FOR_NODE = ['^packages/messages/src/files[.]ts$'];

/** Data of Carcassonne's sets, from which the base game is built; `isBelow` of `scripts/folders.mjs` names the same files. */
const FACTS_OF_SETS = '^packages/carcassonne/src/sets/.*(facts|tiles|events)[.]ts$';

const doors = (names) => names.map((name) => `^packages/${name}/src/index[.]ts$`);

const libraryRules = Object.entries(LIBRARIES).map(([name, allowed]) => ({
  name: `${name}-imports-only-${['itself', ...allowed].join('-')}`,
  severity: 'error',
  from: { path: `^packages/${name}/src/` },
  to: {
    pathNot: [
      `^packages/${name}/src/`,
      ...doors(allowed),
      ...(FROM_NPM[name] ?? []).map((one) => `^node_modules/${one}/`),
      ...(FROM_NODE[name] ?? []).map((one) => `^${one}$`),
    ],
  },
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
      to: { path: '^packages/', pathNot: ['^$1/$2/', '^packages/[^/]+/src/index[.]ts$', ...DOORS_FOR_NODE] },
    },
    {
      name: 'packages-by-name',
      comment: 'A path out of the own folder goes round the declared dependencies.',
      severity: 'error',
      from: { path: '^(packages|apps)/([^/]+)/' },
      to: { path: '^(packages|apps)/', pathNot: '^$1/$2/', dependencyTypes: ['local'] },
    },
    {
      name: 'tests-are-imported-by-tests',
      comment: 'The toy and other helpers of tests reach no page, program or server.',
      severity: 'error',
      from: { path: '^(packages|apps)/[^/]+/src/' },
      to: { path: '^(packages|apps)/[^/]+/test/' },
    },
    {
      name: 'apps-are-imported-by-nobody',
      comment: 'But the program opens the server, by its door.',
      severity: 'error',
      from: { path: '^(packages|apps)/([^/]+)/', pathNot: '^apps/cli/src/' },
      to: { path: '^apps/', pathNot: '^$1/$2/' },
    },
    {
      name: 'the-program-opens-the-server',
      severity: 'error',
      from: { path: '^apps/cli/src/' },
      to: { path: '^apps/', pathNot: ['^apps/cli/', '^apps/server/src/index[.]ts$'] },
    },
    {
      name: 'facts-of-sets-lie-below',
      severity: 'error',
      from: { path: FACTS_OF_SETS },
      to: {
        pathNot: [
          FACTS_OF_SETS,
          '^packages/carcassonne/src/(event-parts|tiles/notation|tiles/replaced)[.]ts$',
          ...doors(['contract']),
        ],
      },
    },
    {
      name: 'web-without-arena',
      severity: 'error',
      from: { path: '^apps/web/src/' },
      to: { path: '^packages/arena/' },
    },
    {
      name: 'web-without-doors-for-node',
      severity: 'error',
      from: { path: '^apps/web/src/' },
      to: { path: DOORS_FOR_NODE },
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
