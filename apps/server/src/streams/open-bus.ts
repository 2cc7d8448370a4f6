import { type Bus, localOnlyBus } from '../bus/bus.ts';
import { type NatsBusOptions, natsBus } from '../bus/nats.ts';
import { type Hint, HintSchema } from './hint.ts';

/**
 * The bus of a server: on NATS at a URL such as `nats://host:4222/prefix`, several with commas between them; without one the server
 * is alone. It connects by itself, for as long as it takes. Throws where that is no such URL.
 */
export function openBus(url?: string, onStatus: NatsBusOptions<Hint>['onStatus'] = () => {}): Bus<Hint> {
  if (url === undefined) return localOnlyBus();
  return natsBus({ url, schema: HintSchema, onStatus });
}
