export { type Chances, chancesBy, shared } from '@bastide/bots';
