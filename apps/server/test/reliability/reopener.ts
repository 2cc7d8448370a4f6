import { openStore } from '../../src/store/open.ts';
import { AT } from '../store/samples.ts';

/** A process that opens a store, looks what is due and reads a game, and says how many milliseconds each has taken. */
const { where, game } = JSON.parse(process.argv[2]!);

const started = performance.now(); // since the process began
const store = await openStore(where);
const opened = performance.now();
const entries = await store.read(game);
const due = await store.due(AT * 2, 100);
const next = await store.nextDue();
const read = performance.now();
process.send!({
  start: started,
  open: opened - started,
  read: read - opened,
  entries: entries.length,
  due: due.length,
  next,
});
setInterval(() => {}, 1_000);
