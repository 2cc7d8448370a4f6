export { SETTINGS } from './http/settings.ts';
export { openServer, type Parts, type Serving } from './serve.ts';
export { StoreFault } from './store/fault.ts';
export { openStore } from './store/open.ts';
export { openBus } from './streams/open-bus.ts';
