import type { Outcome } from '@bastide/contract';
import { localeOf } from '@bastide/messages';
import { useEffect, useState } from 'react';
import { gameNamed, useGames } from '../game/context.ts';
import { fetchTable } from '../game/fetch-modules.ts';
import { useTranslator } from '../i18n/context.ts';
import { itemAt } from '../must.ts';
import { type BotName, type SeatSetup, seatsOfRecord } from '../people/seats.ts';
import type { StoredGame } from '../storage/library.ts';
import { previewOf } from './use-preview.ts';

/** A finished game, as statistics count it. */
export interface FinishedGame {
  readonly game: string;
  readonly seats: readonly SeatSetup[];
  readonly result: Outcome;
  /** Sources of each seat's points: messages and points. */
  readonly sources: readonly { readonly name: string; readonly points: readonly number[] }[];
}

export interface WinTally {
  readonly games: number;
  /** A shared win counts as a whole one. */
  readonly won: number;
  /** Points of the player in all of these games. */
  readonly points: number;
}

/** Results of one person alone against bots of these kinds, weakest first. */
export interface BotTally extends WinTally {
  readonly game: string;
  readonly bots: readonly BotName[];
}

/** Results of a person among several at one screen. */
export interface TableTally extends WinTally {
  readonly game: string;
  readonly name: string;
}

/** Points of one kind that people scored in a game, over all tables. */
export interface SourceTally {
  readonly game: string;
  readonly name: string;
  readonly points: number;
  /** Number of seats, including those without such points. */
  readonly seats: number;
}

export interface Statistics {
  readonly bots: readonly BotTally[];
  readonly people: readonly TableTally[];
  readonly sources: readonly SourceTally[];
}

const isPerson = ({ player }: SeatSetup) => player === 'person';

/** Totals of finished games. Each list is in the order of the games given, then of first appearance. */
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
        points: points + itemAt(result.points, seat),
      } as One);
    };
    const [only] = persons;
    if (only !== undefined && persons.length === 1) {
      const kinds = [...new Set(seats.flatMap(({ player }) => (player === 'person' ? [] : [player])))].sort();
      add(bots, `${game} ${kinds.join()}`, { game, bots: kinds }, only);
    } else
      for (const seat of persons) {
        const { name } = itemAt(seats, seat);
        add(people, `${game} ${name}`, { game, name }, seat);
      }
    seatsOf.set(game, (seatsOf.get(game) ?? 0) + persons.length);
    for (const { name, points } of some) {
      const key = `${game} ${name}`;
      const before = sources.get(key)?.points ?? 0;
      sources.set(key, {
        game,
        name,
        points: persons.reduce((sum, seat) => sum + itemAt(points, seat), before),
      });
    }
  }
  return {
    bots: [...bots.values()],
    people: [...people.values()],
    sources: [...sources.values()].map((one) => ({ ...one, seats: seatsOf.get(one.game) ?? 0 })),
  };
}

/** Statistics of all finished games: wins by opponent, mean points, and sources of points. */
export function StatisticsPanel({ games }: { readonly games: readonly StoredGame[] }) {
  const t = useTranslator();
  const all = useGames();
  const { played, over } = useFinishedGames(games);
  if (over === 0) return <p className="sheet-like library-note">{t('library.noStatistics')}</p>;
  const { bots, people, sources } = statisticsOf(played);
  return (
    <>
      {played.length < over && (
        <p className="library-storage" role="status">
          {t('library.counting', { n: played.length, of: over })}
        </p>
      )}
      {all.map(({ name: game }) => {
        const isOf = (one: { readonly game: string }) => one.game === game;
        const rows = [
          ...bots.filter(isOf).map((row) => ({
            ...row,
            who: t('library.against', { bots: t.list(row.bots.map((bot) => t(`bot.${bot}`))) }),
          })),
          ...people.filter(isOf).map((row) => ({ ...row, who: row.name || t('start.you') })),
        ];
        if (rows.length === 0) return null;
        return (
          <section
            key={game}
            className="sheet-like library-statistics"
            aria-labelledby={`statistics-${game}`}
          >
            <h2 id={`statistics-${game}`}>{t(`${game}.name`)}</h2>
            <Results rows={rows} />
            <Sources rows={sources.filter(isOf)} />
          </section>
        );
      })}
    </>
  );
}

function Results({ rows }: { readonly rows: readonly (WinTally & { readonly who: string })[] }) {
  const t = useTranslator();
  const number = new Intl.NumberFormat(localeOf(t.language), { maximumFractionDigits: 1 });
  const share = new Intl.NumberFormat(localeOf(t.language), { style: 'percent' });
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{t('library.who')}</th>
          <th scope="col">{t('library.games')}</th>
          <th scope="col">{t('library.wins')}</th>
          <th scope="col">{t('library.mean')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ who, games, won, points }) => (
          <tr key={who}>
            <th scope="row">{who}</th>
            <td className="num">{number.format(games)}</td>
            <td className="num">
              {number.format(won)} <small className="muted">{share.format(won / games)}</small>
            </td>
            <td className="num">{number.format(points / games)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Mean points of a person in a game, by source. */
function Sources({ rows }: { readonly rows: readonly SourceTally[] }) {
  const t = useTranslator<string>();
  const number = new Intl.NumberFormat(localeOf(t.language), { maximumFractionDigits: 1 });
  const most = Math.max(...rows.map(({ points, seats }) => points / seats));
  if (rows.length === 0) return null;
  return (
    <>
      <h3>{t('library.sources')}</h3>
      <dl className="library-sources">
        {rows.map(({ name, points, seats }) => (
          <div key={name}>
            <dt>{t(name)}</dt>
            <dd>
              <span className="bar" style={{ inlineSize: `${(100 * points) / seats / most}%` }} />
              <b className="num">{number.format(points / seats)}</b>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** The finished games that have been counted so far. */
function useFinishedGames(shelved: readonly StoredGame[]): {
  readonly played: readonly FinishedGame[];
  readonly over: number;
} {
  const games = useGames();
  const [played, setPlayed] = useState<readonly FinishedGame[]>([]);
  const over = shelved.filter(({ head }) => head.result);
  useEffect(() => {
    let gone = false;
    const count = async () => {
      const found: FinishedGame[] = [];
      for (const game of shelved) {
        const { result, game: name, seats, meta } = game.head;
        if (!result) continue;
        const ui = gameNamed(games, name);
        // Sources of points are named by the messages of the table.
        const looks = await Promise.all([previewOf(games, game, () => gone), fetchTable(ui)]).then(
          ([found]) => found,
          () => undefined,
        );
        if (gone) return;
        found.push({
          game: name,
          seats: seatsOfRecord(ui.seats, seats, meta),
          result,
          sources: looks?.sources ?? [],
        });
        setPlayed([...found]);
      }
    };
    void count();
    return () => {
      gone = true;
    };
  }, [games, shelved]);
  return { played, over: over.length };
}
