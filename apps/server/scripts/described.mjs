// The description of the routes, in a fixed order: routes come in the order in which parts of the server are registered.

/**
 * @typedef {{ readonly responses: Readonly<Record<string, { readonly content?: object }>> }} Operation
 * @typedef {{ readonly openapi: string, readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>> }} Described
 */

/** @param {any} document @returns {Described} */
export const described = (document) => ({
  ...document,
  paths: Object.fromEntries(Object.entries(document.paths).sort(([a], [b]) => (a < b ? -1 : 1))),
});
