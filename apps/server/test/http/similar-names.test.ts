import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client } from './client.ts';
import { openTestServer, type TestServer } from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

test('at one table people whose names look alike are told apart, everywhere and for everybody', async () => {
  const [anna, other, third] = [
    await new Client(server.url).joinAsGuest('coco'),
    await new Client(server.url).joinAsGuest('сосо'),
    await new Client(server.url).joinAsGuest('COCO'),
  ];
  const settings = { visibility: 'public' };
  const opened = await other.request('POST', '/tables', {
    game: 'carcassonne',
    options: { seats: 2, edition: 'c3', sets: [] },
    settings,
    seat: 0,
  });
  expect(opened.status).toBe(201);
  const { table } = opened.body;
  await anna.command(table, { type: 'sit', seat: 1 });
  const two = { [anna.id]: { name: 'coco' }, [other.id]: { name: 'сосо (2)' } };
  for (const reader of [anna, other, third]) {
    expect((await reader.request('GET', `/tables/${table}`)).body.people).toEqual(two);
    const { tables } = (await reader.request('GET', '/tables')).body;
    expect(tables.find((one: { table: string }) => one.table === table).people).toEqual(two);
  }
  await third.command(table, { type: 'say', to: 'all', text: 'hello' });
  const three = { ...two, [third.id]: { name: 'COCO (3)' } };
  const { version, people } = (await anna.request('GET', `/tables/${table}`)).body;
  expect(people).toEqual(three);
  // The others have names already who read what was said, and hear of them again.
  const lines = anna.lines(`/me/stream?follow=${table}:${version - 1}`);
  for await (const { event, data } of lines) {
    if (event !== 'table') continue;
    expect(data.people).toEqual(three);
    break;
  }
  await other.command(table, { type: 'begin' });
  const { seats } = (await anna.request('GET', `/tables/${table}/record`)).body;
  expect(seats.map(({ name }: { name: string }) => name)).toEqual(['сосо (2)', 'coco']);
});
