export type { Store } from './store/store.ts';
