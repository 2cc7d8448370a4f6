export { work } from './bots/work.ts';
export { type Care, openCare } from './care/care.ts';
export { type Config, type ConfigFault, readConfig } from './operating/config.ts';
export { type Running, run } from './run.ts';
export { StoreFault, StoreInUse } from './store/fault.ts';
export { fileIn, type Where } from './store/open.ts';
export { backUp } from './store/sqlite/back-up.ts';
export { check } from './store/sqlite/check.ts';
export { restore, StoreThere } from './store/sqlite/restore.ts';
