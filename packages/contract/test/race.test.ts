import { conformance } from '@bastide/contract';
import { expect, test } from 'vitest';
import { race } from './race.ts';

test.each([{}, { seats: 4, target: 5 }, { seats: 3, target: 60 }])(
  'race with the options %j keeps every guarantee of the contract',
  (options) => {
    expect(conformance(race, options)).toStrictEqual([]);
  },
);
