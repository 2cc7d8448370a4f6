import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contractDocs } from '../contract-docs.mjs';

test('docs/contract.md says what the comments of the contract say', () => {
  expect(readFileSync(new URL('../../docs/contract.md', import.meta.url), 'utf8')).toBe(contractDocs());
});
