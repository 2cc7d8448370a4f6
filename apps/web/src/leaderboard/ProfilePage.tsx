import { localeOf } from '@bastide/messages';
import type { PastTables, Profile, TableSummary, WhoAmI } from '@bastide/protocol';
import { useGames } from '../game/context.ts';
import { useTranslator } from '../i18n/context.ts';
import { BlockButton } from '../online/blocks.tsx';
import { seatNamesFor } from '../people/people.ts';
import { Link } from '../router/Link.tsx';
import { LeaderboardFrame } from './LeaderboardFrame.tsx';
import { accountTag, poolName, RatingValue } from './RatingValue.tsx';
import { usePagedList, useServerData } from './use-server-data.ts';

/** Public profile of a person: rating, results, and public games. */
export function ProfilePage({ id }: { readonly id: string }) {
  const t = useTranslator<string>();
  const path = `people/${encodeURIComponent(id)}`;
  const [answer, again] = useServerData<Profile>(path);
  const [tables] = useServerData<PastTables>(`${path}/tables`);
  const first = typeof tables === 'object' ? tables.found : undefined;
  const { more, next } = usePagedList(first, (page) =>
    page.next === null ? undefined : `${path}/tables?before=${page.next}`,
  );
  const title = typeof answer === 'object' ? answer.found.name : t('leaderboard.person');
  return (
    <LeaderboardFrame title={title} answer={answer} reload={again}>
      {(profile) => (
        <div className="leaderboard-columns">
          <About profile={profile} />
          {isPublic(profile) && (
            <section className="sheet-like leaderboard-sheet" aria-labelledby="fame-tables">
              <h2 id="fame-tables">{t('leaderboard.tables')}</h2>
              {first?.tables.length === 0 && <p className="muted">{t('leaderboard.noTables')}</p>}
              <ul className="leaderboard-games">
                {[first, ...more].flatMap((page) =>
                  (page?.tables ?? []).map((listed) => (
                    <ProfileGame key={listed.table} listed={listed} of={id} />
                  )),
                )}
              </ul>
              {next && (
                <button type="button" className="btn" onClick={next}>
                  {t('leaderboard.more')}
                </button>
              )}
            </section>
          )}
        </div>
      )}
    </LeaderboardFrame>
  );
}

/** Tells if the profile shows anything: people may hide their ratings and results. */
const isPublic = ({ isListed, ratings, games }: Profile): boolean =>
  isListed || ratings.length + games.length > 0;

function About({ profile }: { readonly profile: Profile }) {
  const t = useTranslator<string>();
  const games = useGames();
  const date = new Intl.DateTimeFormat(localeOf(t.language), { dateStyle: 'long' });
  const isKnown = ({ game }: { readonly game: string }) => games.some(({ name }) => name === game);
  const since = (
    <p className="muted">
      {t('leaderboard.since', { when: date.format(profile.since) })}
      {' ·\u00a0'}
      {t('leaderboard.tag', { tag: accountTag(profile.id) })}
      {profile.isBot && <small className="leaderboard-tag">{t('leaderboard.bot')}</small>}
    </p>
  );
  const blocking = <Blocking profile={profile} />;
  if (!isPublic(profile))
    return (
      <section className="sheet-like leaderboard-sheet">
        {since}
        <p>{t('leaderboard.unlisted')}</p>
        {blocking}
      </section>
    );
  return (
    <section className="sheet-like leaderboard-sheet" aria-labelledby="fame-results">
      {since}
      {!profile.isListed && <p>{t('leaderboard.unlistedYou')}</p>}
      <h2 id="fame-results">{t('leaderboard.results')}</h2>
      <ResultsTable played={profile.games.filter(isKnown)} />
      <h2>{t('leaderboard.ladder')}</h2>
      <RatingList ratings={profile.ratings.filter(isKnown)} />
      {blocking}
    </section>
  );
}

/** Lets a reader with an account block this person, or unblock them. */
function Blocking({ profile: { id, name } }: { readonly profile: Profile }) {
  const t = useTranslator();
  const [answer] = useServerData<WhoAmI>('me');
  const me = typeof answer === 'object' ? answer.found.me?.id : undefined;
  if (me === undefined || me === id) return null;
  return (
    <div className="leaderboard-block">
      <BlockButton me={me} person={id} name={name} className="btn" />
      <small className="muted">{t('block.note')}</small>
    </div>
  );
}

/** Games played and won, game by game. */
function ResultsTable({ played }: { readonly played: Profile['games'] }) {
  const t = useTranslator<string>();
  const share = new Intl.NumberFormat(localeOf(t.language), { style: 'percent' });
  if (played.length === 0) return <p className="muted">{t('leaderboard.noResults')}</p>;
  return (
    <table className="leaderboard-table">
      <thead>
        <tr>
          <td />
          <th scope="col" className="num">
            {t('library.games')}
          </th>
          <th scope="col" className="num">
            {t('library.wins')}
          </th>
        </tr>
      </thead>
      <tbody>
        {played.map(({ game, played: all, won }) => (
          <tr key={game}>
            <th scope="row">{t(`${game}.name`)}</th>
            <td className="num">{all}</td>
            <td className="num">
              {won} <small className="muted">{share.format(won / all)}</small>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function RatingList({ ratings }: { readonly ratings: Profile['ratings'] }) {
  const t = useTranslator<string>();
  if (ratings.length === 0) return <p className="muted">{t('leaderboard.noRatings')}</p>;
  return (
    <ul className="leaderboard-ratings">
      {ratings.map((rating) => (
        <li key={`${rating.game}/${rating.pace}/${rating.company}`}>
          <Link to={{ ladder: `${rating.game}/${rating.pace}/${rating.company}` }}>
            {poolName(t, rating)}
          </Link>
          <span>
            <RatingValue rating={rating} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** A public game: date, opponents and points. */
function ProfileGame({ listed, of }: { readonly listed: TableSummary; readonly of: string }) {
  const t = useTranslator<string>();
  const games = useGames();
  const date = new Intl.DateTimeFormat(localeOf(t.language), { dateStyle: 'medium' });
  const mine = listed.seats.findIndex(({ person }) => person === of);
  const names = seatNamesFor(
    t,
    listed.seats,
    (person) => listed.people[person]?.name || t('leaderboard.somebody'),
  );
  const others = names.filter((_, seat) => seat !== mine);
  if (!games.some(({ name }) => name === listed.game)) return null;
  return (
    <li>
      <Link to={{ game: listed.table }}>
        <b>{t(`${listed.game}.name`)}</b>
      </Link>
      <span className="muted">{date.format(listed.opened)}</span>
      <span className="leaderboard-others">{t('leaderboard.with', { names: t.list(others) })}</span>
      {listed.points[mine] !== undefined && (
        <span className="num">{t('seat.points', { n: listed.points[mine] })}</span>
      )}
    </li>
  );
}
