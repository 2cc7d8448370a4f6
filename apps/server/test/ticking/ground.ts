import type { Command } from '@bastide/protocol';
import { TableSettings } from '@bastide/protocol';
import type { Thinker } from '../../src/bots/thinker.ts';
import { GAMES } from '../../src/games.ts';
import type { Outages } from '../../src/rooms/outages.ts';
import type { Room } from '../../src/rooms/room.ts';
import { Rooms } from '../../src/rooms/rooms.ts';
import { Heart } from '../../src/ticking/heart.ts';
import { BOT_PAUSE, Ticker } from '../../src/ticking/ticker.ts';
import { must, openPlace, type Place, sameChance } from '../rooms/playing.ts';
import { Time, thinkHere } from './time.ts';

/** A process that looks after tables of a place. */
export interface Node {
  readonly rooms: Rooms;
  readonly ticker: Pick<Ticker, 'settled' | 'close'>;
}

/** Tables at which things happen by themselves, by a clock that the test moves. */
export interface Ground extends Place {
  readonly time: Time;
  readonly errors: unknown[];
  /** One more process on the same store. */
  node(thinker?: Thinker, pause?: number, outages?: Outages): Node;
  /** Lets time go by, and everything that is due be done. */
  pass(milliseconds: number): Promise<void>;
}

export async function openGround(): Promise<Ground> {
  const place = await openPlace();
  const time = new Time(place.clock);
  const nodes: Node[] = [];
  const errors: unknown[] = [];
  const settle = async () => {
    for (const { ticker } of nodes) await ticker.settled();
  };
  return {
    ...place,
    time,
    errors,
    node(thinker = thinkHere(), pause = BOT_PAUSE, outages) {
      const now = () => place.clock.at;
      const rooms = new Rooms(place.store, GAMES, now, outages);
      const heart = outages && new Heart({ outages, timers: time, failed: (error) => errors.push(error) });
      const ticker = new Ticker({
        ...{ rooms, store: place.store, pause, timers: time },
        thinker: alike(thinker),
        now,
        failed: (error) => errors.push(error),
      });
      ticker.start();
      const node: Node = {
        rooms,
        ticker: {
          async close() {
            await heart?.close();
            await ticker.close();
          },
          async settled() {
            await heart?.settled();
            await ticker.settled();
          },
        },
      };
      nodes.push(node);
      return node;
    },
    pass: async (milliseconds) => {
      await settle();
      await time.pass(milliseconds, settle);
    },
    close: async () => {
      for (const { ticker } of nodes) await ticker.close();
      await place.close();
    },
  };
}

/** Thinks the same whenever a test runs. */
function alike(thinker: Thinker): Thinker {
  let seed = 0;
  return { think: (question) => thinker.think({ ...question, seed: seed++ }), close: () => thinker.close() };
}

/** A table with these people and bots, begun. Who is called as a bot is one. */
export async function seated(
  { clock, store }: Pick<Place, 'clock' | 'store'>,
  rooms: Rooms,
  game: string,
  players: readonly string[],
  settings: object = {},
  options: object = {},
): Promise<Room> {
  const read = GAMES.newest(game)!.game.readOptions({ ...options, seats: players.length });
  if (!read.ok) throw new Error(read.because);
  const host = players.find((name) => !isBot(name)) ?? 'host';
  const room = await rooms.open(
    {
      game,
      options: read.value,
      settings: TableSettings.parse({ visibility: 'public', ...settings }),
      by: host,
    },
    sameChance(store),
  );
  for (const [seat, name] of players.entries())
    if (isBot(name)) await must(room, host, { type: 'bot', seat, bot: name }, clock);
    else await must(room, name, { type: 'sit', seat, nonce: '' }, clock);
  await must(room, host, { type: 'begin' }, clock);
  return room;
}

const isBot = (name: string): boolean => name === 'greedy' || name === 'random';

/** What was written into the log, by kind. */
export const kinds = (room: Room): readonly string[] => room.standing.lines.map(({ entry }) => entry.kind);

export const ask = (room: Room, person: string, command: Command, { clock }: Pick<Place, 'clock'>) =>
  room.do({ person, isInvited: false }, command, () => clock.at);
