import { describe } from 'vitest';
import { localBus } from '../../src/bus/local.ts';
import { busContract, type Hint } from './contract.ts';

const getOn = localBus<Hint>();
describe('a bus within a process', () => busContract(async () => getOn()));
