import { alone, type Bus } from '../bus/bus.ts';
import { type NatsBus, natsBus } from '../bus/nats.ts';
import { HINT, type Hint } from './hint.ts';

/**
 * The bus of a server: on NATS at a URL such as `nats://host:4222/prefix`, several with commas between them; without one the server
 * is alone. It connects by itself, for as long as it takes. Throws where that is no such URL.
 */
export function openBus(url?: string, tell: NatsBus<Hint>['tell'] = () => {}): Bus<Hint> {
  if (url === undefined) return alone();
  return natsBus({ url, schema: HINT, tell });
}
