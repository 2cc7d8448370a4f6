import { openStore } from '../../src/store/open.ts';
import { append } from './samples.ts';

// A process that holds a store until it is killed.
const store = await openStore({ data: process.argv[2]! });
await store.append(append('held', 0));
process.send!('held');
setInterval(() => {}, 1_000);
