import * as named from '@bastide/contract';
import { expect, test } from 'vitest';
import * as sources from '../src/index.ts';

const isOfBundles = process.env.BASTIDE_BUNDLES !== undefined;

test(`tests find the ${isOfBundles ? 'bundle' : 'sources'} under the name of a package`, () => {
  expect(named.play === sources.play).toBe(!isOfBundles);
});
