import { createHash } from 'node:crypto';
import { type Carcassonne, carcassonne, type Event, type GOODS, type View } from '@bastide/carcassonne';
import { type GameRecord, parseRecord, replay } from '@bastide/contract';
import type { Position } from './referee.ts';

export type CarcassonneRecord = GameRecord<Carcassonne['Options'], Carcassonne['Action']>;

/** A recorded game: its record, what it claims in plain words, and all that happened. */
export interface ClaimedGame {
  readonly record: CarcassonneRecord;
  readonly claims: readonly string[];
  /** The events of each action. */
  readonly events: readonly (readonly Event[])[];
  readonly end: View;
}

/** A position as twelve letters. */
export const fingerprint = (position: Position): string =>
  createHash('sha256').update(JSON.stringify(position)).digest('hex').slice(0, 12);

/** Reads and plays a record in text form. Its remarks are its claims. */
export function readClaimedGame(text: string): ClaimedGame {
  const read = parseRecord([carcassonne], text);
  if (!read.ok) throw new Error(read.because);
  const events: (readonly Event[])[] = [];
  const replayed = replay(carcassonne, read.value, undefined, {
    after: (_state, _actor, _action, _at, told) => events.push(told),
  });
  if (!replayed.ok) throw new Error(`action ${replayed.at}: ${replayed.because}`);
  const claims = [...text.matchAll(/^# (.+)$/gm)].map(([, claim = '']) => claim);
  return { record: replayed.record, claims, events, end: carcassonne.view(replayed.state) };
}

type EventOfType<Type extends Event['type']> = Extract<Event, { type: Type }>;
const eventsOfType = <Type extends Event['type']>(events: readonly Event[], type: Type) =>
  events.filter((event): event is EventOfType<Type> => event.type === type);

const tilesOf = (event: EventOfType<'scored' | 'completed'>) =>
  new Set(event.feature.map(({ at }) => at.join())).size;
const featureName = (event: EventOfType<'scored' | 'completed'>) => JSON.stringify(event.feature);

/** One claim in plain words: how it is worded, and whether it is true of a game. `seat` finds a seat by name. */
interface Claim {
  readonly words: RegExp;
  readonly holds: (story: ClaimedGame, words: readonly string[], seat: (name: string) => number) => boolean;
}

const number = (text = '') => ({ one: 1, two: 2, three: 3, four: 4, five: 5, six: 6 })[text] ?? Number(text);

const CLAIMS: readonly Claim[] = [
  {
    words: /^(\w+) seats, (the base game|Traders & Builders)\.$/,
    holds: ({ record }, [seats, set]) =>
      record.options.seats === number(seats?.toLowerCase()) &&
      record.options.sets.includes('traders') === (set === 'Traders & Builders'),
  },
  {
    words: /^(\w+) wins alone\.$/,
    holds: ({ end }, [name], seat) => end.outcome?.winners.join() === `${seat(name!)}`,
  },
  {
    words: /^(\w+) and (\w+) share the win\.$/,
    holds: ({ end }, [one, other], seat) => end.outcome?.winners.join() === [seat(one!), seat(other!)].join(),
  },
  {
    words: /^(\w+) plays at least (\w+) double turns?\.$/,
    holds: ({ events }, [name, least], seat) =>
      eventsOfType(events.flat(), 'double').filter((event) => event.seat === seat(name!)).length >=
      number(least),
  },
  {
    words: /^At least (\w+) tiles? fits? nowhere\.$/,
    holds: ({ events }, [least]) => eventsOfType(events.flat(), 'discarded').length >= number(least),
  },
  {
    words: /^In a second part a tile fits nowhere\.$/,
    holds: ({ events }) =>
      events.some(
        (step, i) =>
          eventsOfType(step, 'discarded').length > 0 &&
          eventsOfType(events[i - 1] ?? [], 'double').length > 0,
      ),
  },
  {
    words: /^The last tile fits nowhere, which ends the game\.$/,
    holds: ({ events }) => eventsOfType(events.at(-1)!, 'discarded').length > 0,
  },
  {
    words: /^The last tile earns a second part that is never played\.$/,
    holds: ({ events, record }) => {
      const [last] = eventsOfType(events.flat(), 'placed').slice(-1);
      const at = events.findIndex((step) => eventsOfType(step, 'placed').includes(last!));
      const before = replay(carcassonne, { ...record, result: undefined }, at + 1);
      // With a deployment still to choose, the view tells that a second part is owed.
      return (
        before.ok && carcassonne.view(before.state).double && eventsOfType(events.at(-1)!, 'ended').length > 0
      );
    },
  },
  {
    words: /^(\w+) once has no meeple left\.$/,
    holds: ({ events }, [name], seat) => {
      let out = 0;
      let most = 0;
      for (const event of events.flat()) {
        if (event.type === 'deployed' && event.figure === 'meeple' && event.seat === seat(name!)) out++;
        if (event.type === 'returned')
          out -= event.figures.filter((one) => one.figure === 'meeple' && one.seat === seat(name!)).length;
        most = Math.max(most, out);
      }
      return most === 7;
    },
  },
  {
    words: /^(\w+) takes at least (\w+) (wine|grain|cloth)\.$/,
    holds: ({ end }, [name, least, good], seat) =>
      end.seats[seat(name!)]!.goods[good as (typeof GOODS)[number]] >= number(least),
  },
  {
    words: /^Nobody takes any (wine|grain|cloth)\.$/,
    holds: ({ end }, [good]) => end.seats.every(({ goods }) => goods[good as (typeof GOODS)[number]] === 0),
  },
  {
    words: /^Ten points for goods are paid to two seats at once\.$/,
    holds: ({ events }) => {
      const kinds = eventsOfType(events.flat(), 'scored').flatMap(({ kind, parts }) =>
        kind === 'goods' ? [parts[0]!.for] : [],
      );
      return kinds.some((kind, i) => kinds.indexOf(kind) !== i);
    },
  },
  {
    words: /^A (road|city|monastery) of (\w+) tiles is completed\.$/,
    holds: ({ events }, [kind, tiles]) =>
      [
        ...eventsOfType(events.flat(), 'scored').filter(({ final }) => !final),
        ...eventsOfType(events.flat(), 'completed'),
      ].some((event) => event.kind === kind && tilesOf(event) === number(tiles)),
  },
  {
    words: /^A city of at least (\w+) tiles is completed\.$/,
    holds: ({ events }, [tiles]) =>
      eventsOfType(events.flat(), 'scored').some(
        (event) => event.kind === 'city' && !event.final && tilesOf(event) >= number(tiles),
      ),
  },
  {
    words: /^A city with nobody in it is completed\.$/,
    holds: ({ events }) => eventsOfType(events.flat(), 'completed').some(({ kind }) => kind === 'city'),
  },
  {
    words: /^One tile completes at least (\w+) features\.$/,
    holds: ({ events }, [least]) =>
      events.some((step) => {
        const features = [
          ...eventsOfType(step, 'scored').filter(({ final }) => !final),
          ...eventsOfType(step, 'completed'),
        ];
        return new Set(features.map(featureName)).size >= number(least);
      }),
  },
  {
    words: /^One tile completes two monasteries\.$/,
    holds: ({ events }) =>
      events.some(
        (step) =>
          eventsOfType(step, 'scored').filter(({ kind, final }) => kind === 'monastery' && !final).length ===
          2,
      ),
  },
  {
    words: /^A complete (road|city) brings (\w+) and (\w+) (\d+) points each\.$/,
    holds: ({ events }, [kind, one, other, points], seat) =>
      events.some((step) =>
        [one!, other!].every((name) =>
          eventsOfType(step, 'scored').some(
            (event) =>
              event.kind === kind &&
              !event.final &&
              event.seat === seat(name) &&
              event.points === number(points),
          ),
        ),
      ),
  },
  {
    words: /^A complete (road|city) brings (\w+) (\d+) points, and the goods go to (\w+)\.$/,
    holds: ({ events }, [kind, name, points, taker], seat) =>
      events.some(
        (step) =>
          eventsOfType(step, 'scored').some(
            (event) => event.kind === kind && event.seat === seat(name!) && event.points === number(points),
          ) && eventsOfType(step, 'goods').some((event) => event.seat === seat(taker!)),
      ),
  },
  {
    words: /^A field shared by all brings the owners of pigs a third more\.$/,
    holds: ({ events, record }) => {
      const fields = eventsOfType(events.at(-1)!, 'scored').filter(({ kind }) => kind === 'field');
      return fields.some((field) => {
        const same = fields.filter((other) => featureName(other) === featureName(field));
        return same.length === record.options.seats && new Set(same.map(({ points }) => points)).size === 2;
      });
    },
  },
  {
    words: /^Fields bring at least (\w+) points in all\.$/,
    holds: ({ events }, [least]) =>
      eventsOfType(events.at(-1)!, 'scored')
        .filter(({ kind }) => kind === 'field')
        .map(({ points }) => points)
        .reduce(add, 0) >= number(least),
  },
  {
    words: /^Two builders stand on one (road|city), and both come home when it is completed\.$/,
    holds: ({ events }, [kind]) =>
      events.some((step) =>
        eventsOfType(step, 'returned').some(
          ({ figures }) =>
            figures.filter(({ figure }) => figure === 'builder').length === 2 &&
            kind?.[0] === figures[0]?.on[0],
        ),
      ),
  },
  {
    words: /^The builder comes home in the first part and goes out again in the second\.$/,
    holds: ({ events }) =>
      events.some((step, i) => {
        const [double] = eventsOfType(step, 'double');
        const home = eventsOfType(step, 'returned').flatMap(({ figures }) => figures);
        return (
          double !== undefined &&
          home.some((one) => one.figure === 'builder' && one.seat === double.seat) &&
          eventsOfType(events.slice(i + 1, i + 4).flat(), 'deployed').some(
            (one) => one.figure === 'builder' && one.seat === double.seat,
          )
        );
      }),
  },
  {
    words: /^A complete city of two tiles brings 2 points\.$/,
    holds: ({ events }) =>
      eventsOfType(events.flat(), 'scored').some(
        (event) => event.kind === 'city' && !event.final && tilesOf(event) === 2 && event.points === 2,
      ),
  },
];

function add(one: number, other: number): number {
  return one + other;
}

/** Tells whether a claim is true; throws if its words are unknown. */
export function holds(claim: string, story: ClaimedGame): boolean {
  for (const { words, holds } of CLAIMS) {
    const match = words.exec(claim);
    if (!match) continue;
    const seat = (name: string) => story.record.seats.findIndex((one) => one.name === name);
    return holds(story, match.slice(1), seat);
  }
  throw new Error(`nobody knows what this claims: ${claim}`);
}
