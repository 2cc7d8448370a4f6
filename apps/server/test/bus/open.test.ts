import { expect, test } from 'vitest';
import { readBusUrl } from '../../src/bus/address.ts';
import { HintSchema } from '../../src/streams/hint.ts';
import { openBus } from '../../src/streams/open-bus.ts';

test('without a URL a server is alone, and what is no URL is refused', async () => {
  const bus = openBus();
  bus.publish({ kind: 'here', node: 'n', table: 't', here: [] });
  await bus.close();
  expect(() => openBus('localhost:4222')).toThrow(/no bus: localhost/);
  expect(() => openBus('nats://a:1,http://b')).toThrow(/no bus/);
});

test('the path of the URL says what the subjects begin with', () => {
  const read = (url: string) => {
    const { servers, prefix } = readBusUrl(url);
    return [prefix, ...servers];
  };
  expect(read('nats://a:1')).toEqual(['bastide', 'nats://a:1']);
  expect(read('nats://a:1/')).toEqual(['bastide', 'nats://a:1']);
  expect(read('nats://me:word@a:1/games,tls://b:2')).toEqual(['games', 'nats://me:word@a:1', 'tls://b:2']);
  expect(read('nats://a:1,b:2/games')).toEqual(['games', 'nats://a:1', 'b:2']);
  for (const bad of ['nats://a/x,nats://b/y', 'nats://a/x.y', 'nats://a/x/y', 'nats://a/*', 'nats://'])
    expect(() => readBusUrl(bad), bad).toThrow(/no bus/);
});

test('hints arrive as they were sent, and nothing else does', () => {
  const table = { kind: 'table', table: 't', version: 3, people: ['ann'], isListed: true } as const;
  const here = { kind: 'here', node: 'n', table: 't', here: ['ann'] } as const;
  const looking = { ...here, looking: [] };
  for (const hint of [table, here, looking])
    expect(HintSchema.parse(JSON.parse(JSON.stringify(hint)))).toEqual(hint);
  for (const junk of [null, {}, { ...table, version: -1 }, { ...table, kind: 'x' }, { ...here, here: [1] }])
    expect(HintSchema.safeParse(junk).success).toBe(false);
});
