// Replaces vitest while mutants are tried: it only registers tests. Its assertions are those of vitest (worker.mjs).
const path = [];

export const expect = globalThis.$expect;

export const test = (name, body) => globalThis.$tests.push({ name: [...path, name].join(' > '), body });
test.each = (rows) => (name, body) => {
  for (const row of rows) test(`${name} ${JSON.stringify(row)}`, () => body(...[row].flat()));
};

export function describe(name, body) {
  path.push(name);
  body();
  path.pop();
}
