import type { Outcome } from '@bastide/contract';
import type { BotName, SeatSetup } from '../people/seats.ts';

/** A game that is over, as statistics count it. */
export interface FinishedGame {
  readonly game: string;
  readonly seats: readonly SeatSetup[];
  readonly result: Outcome;
  /** Where the points of each seat come from: messages and points. */
  readonly sources: readonly { readonly name: string; readonly points: readonly number[] }[];
}

export interface WinTally {
  readonly games: number;
  /** Shared wins count whole. */
  readonly won: number;
  /** Points of the player, over all of these games. */
  readonly points: number;
}

/** One person alone against bots of these kinds, weakest first. */
export interface BotTally extends WinTally {
  readonly game: string;
  readonly bots: readonly BotName[];
}

/** Somebody among several people at one screen. */
export interface TableTally extends WinTally {
  readonly game: string;
  readonly name: string;
}

/** Points of one kind that people made in a game, over all tables. */
export interface SourceTally {
  readonly game: string;
  readonly name: string;
  readonly points: number;
  /** Of how many seats, those that made none included. */
  readonly seats: number;
}

export interface Statistics {
  readonly bots: readonly BotTally[];
  readonly people: readonly TableTally[];
  readonly sources: readonly SourceTally[];
}

const isPerson = ({ player }: SeatSetup) => player === 'person';

/** What games that are over come to. Each list is in the order of the games given, then of what was met first. */
export function statisticsOf(played: readonly FinishedGame[]): Statistics {
  const bots = new Map<string, BotTally>();
  const people = new Map<string, TableTally>();
  const sources = new Map<string, Omit<SourceTally, 'seats'>>();
  const seatsOf = new Map<string, number>();
  for (const { game, seats, result, sources: some } of played) {
    const persons = seats.flatMap((seat, i) => (isPerson(seat) ? [i] : []));
    const add = <One extends WinTally>(
      to: Map<string, One>,
      key: string,
      head: Omit<One, keyof WinTally>,
      seat: number,
    ) => {
      const { games, won, points } = to.get(key) ?? { games: 0, won: 0, points: 0 };
      to.set(key, {
        ...head,
        games: games + 1,
        won: won + (result.winners.includes(seat) ? 1 : 0),
        points: points + result.points[seat]!,
      } as One);
    };
    const [only] = persons;
    if (only !== undefined && persons.length === 1) {
      const kinds = [...new Set(seats.flatMap(({ player }) => (player === 'person' ? [] : [player])))].sort();
      add(bots, `${game} ${kinds.join()}`, { game, bots: kinds }, only);
    } else
      for (const seat of persons) {
        const { name } = seats[seat]!;
        add(people, `${game} ${name}`, { game, name }, seat);
      }
    seatsOf.set(game, (seatsOf.get(game) ?? 0) + persons.length);
    for (const { name, points } of some) {
      const key = `${game} ${name}`;
      const before = sources.get(key)?.points ?? 0;
      sources.set(key, { game, name, points: persons.reduce((sum, seat) => sum + points[seat]!, before) });
    }
  }
  return {
    bots: [...bots.values()],
    people: [...people.values()],
    sources: [...sources.values()].map((one) => ({ ...one, seats: seatsOf.get(one.game)! })),
  };
}
