import type { Pool, Leaderboard as Told } from '@bastide/protocol';
import { useGames } from '../game/context.ts';
import { useTranslator } from '../i18n/context.ts';
import { navigate } from '../router/history.ts';
import { Link } from '../router/Link.tsx';
import { LeaderboardFrame } from './LeaderboardFrame.tsx';
import { accountTag, poolName, RatingValue } from './RatingValue.tsx';
import { usePagedList, useServerData } from './use-server-data.ts';

const poolId = ({ game, pace, company }: Pool) => `${game}/${pace}/${company}`;
const ratingsPath = (pool: string, from = 0) =>
  `ratings?${new URLSearchParams({ ...(pool && { pool }), ...(from > 0 && { from: String(from) }) })}`;

/** The strongest players of a pool, page by page; an empty pool means the one with most games. */
export function RankingPage({ pool }: { readonly pool: string }) {
  const t = useTranslator<string>();
  const [answer, again] = useServerData<Told>(ratingsPath(pool));
  const first = typeof answer === 'object' ? answer.found : undefined;
  const { more, next } = usePagedList(first, (page) =>
    page.next === null || page.pool === null ? undefined : ratingsPath(poolId(page.pool), page.next),
  );
  return (
    <LeaderboardFrame title={t('leaderboard.ladder')} page="ladder" answer={answer} reload={again}>
      {({ pool: shown, pools, rows }) => {
        if (!shown) return <p className="sheet-like leaderboard-sheet">{t('leaderboard.noLadder')}</p>;
        return (
          <section className="sheet-like leaderboard-sheet">
            <PoolSelect shown={shown} pools={pools} />
            <RankingTable rows={[rows, ...more.map((page) => page.rows)].flat()} />
            {next && (
              <button type="button" className="btn" onClick={next}>
                {t('leaderboard.more')}
              </button>
            )}
            <p className="small muted leaderboard-note">
              {t.sentences([
                t('leaderboard.ladderNote'),
                t('leaderboard.provisionalNote'),
                ...(shown.company === 'guests' ? [t('leaderboard.guestsNote')] : []),
              ])}
            </p>
          </section>
        );
      }}
    </LeaderboardFrame>
  );
}

interface PoolSelectProps {
  readonly shown: Pool;
  readonly pools: readonly Pool[];
}

function PoolSelect({ shown, pools }: PoolSelectProps) {
  const t = useTranslator<string>();
  const games = useGames();
  const known = pools.filter(({ game }) => games.some(({ name }) => name === game));
  return (
    <label className="leaderboard-choice">
      <span>{t('leaderboard.pool')}</span>
      <select value={poolId(shown)} onChange={({ target }) => navigate({ ladder: target.value })}>
        {known.map((one) => (
          <option key={poolId(one)} value={poolId(one)}>
            {poolName(t, one)}
          </option>
        ))}
      </select>
    </label>
  );
}

function RankingTable({ rows }: { readonly rows: Told['rows'] }) {
  const t = useTranslator<string>();
  return (
    <table className="leaderboard-table">
      <thead>
        <tr>
          <th scope="col" className="num">
            <span className="sr">{t('leaderboard.place')}</span>
          </th>
          <th scope="col">{t('library.who')}</th>
          <th scope="col">{t('leaderboard.rating')}</th>
          <th scope="col" className="num">
            {t('library.games')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ place, person, name, isBot, rating }) => (
          <tr key={person}>
            <td className="num">{place}</td>
            <th scope="row">
              <PlayerLink id={person} name={name} isBot={isBot} />
            </th>
            <td>
              <RatingValue rating={rating} />
            </td>
            <td className="num">{rating.games}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface Props {
  readonly id: string;
  readonly name: string;
  readonly isBot?: boolean | undefined;
}

/** A name that leads to the games of its holder, with the tag of the account: others may have the same name. */
function PlayerLink({ id, name, isBot }: Props) {
  const t = useTranslator();
  return (
    <>
      <Link to={{ person: id }} className="leaderboard-person">
        {name}
      </Link>
      <small className="leaderboard-tag" title={t('leaderboard.tag', { tag: accountTag(id) })}>
        {accountTag(id)}
      </small>
      {isBot && <small className="leaderboard-tag">{t('leaderboard.bot')}</small>}
    </>
  );
}
