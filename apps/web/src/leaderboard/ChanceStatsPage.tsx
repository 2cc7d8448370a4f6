import { localeOf } from '@bastide/messages';
import type { Chance, ChanceChart, GameChanceStats } from '@bastide/protocol';
import { Histogram } from '../fairness/Histogram.tsx';
import { useGames } from '../game/context.ts';
import { useTranslator } from '../i18n/context.ts';
import { navigate } from '../router/history.ts';
import { Link } from '../router/Link.tsx';
import { Icon } from '../ui/Icon.tsx';
import { LeaderboardFrame } from './LeaderboardFrame.tsx';
import { useServerData } from './use-server-data.ts';

const CAVEATS = ['honest', 'luck', 'steered'] as const;

/** Draws at all tables of the server, beside the expected counts: of one month, or of all time. */
export function ChanceStatsPage({ month }: { readonly month: string }) {
  const t = useTranslator<string>();
  const games = useGames();
  const [answer, again] = useServerData<Chance>(`chance?${new URLSearchParams(month ? { month } : {})}`);
  return (
    <LeaderboardFrame title={t('leaderboard.chance')} page="chance" answer={answer} reload={again}>
      {(chance) => (
        <>
          <section className="sheet-like leaderboard-sheet leaderboard-lead">
            <p>{t('leaderboard.chanceLead')}</p>
            <ul>
              {CAVEATS.map((one) => (
                <li key={one}>{t(`leaderboard.chanceNot.${one}`)}</li>
              ))}
            </ul>
            <div className="leaderboard-tools">
              <Months months={chance.months} month={month} />
              <Link to={{ verify: true }} className="btn">
                <Icon name="check" /> {t('fairness.title')}
              </Link>
            </div>
          </section>
          {chance.games
            .filter(({ game }) => games.some(({ name }) => name === game))
            .map((one) => (
              <GameChance key={one.game} chance={one} />
            ))}
        </>
      )}
    </LeaderboardFrame>
  );
}

function Months({ months, month }: { readonly months: readonly string[]; readonly month: string }) {
  const t = useTranslator();
  const said = new Intl.DateTimeFormat(localeOf(t.language), {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return (
    <label className="leaderboard-choice">
      <span>{t('leaderboard.month')}</span>
      <select value={month} onChange={({ target }) => navigate({ chance: target.value })}>
        <option value="">{t('leaderboard.ever')}</option>
        {[...new Set([...months, ...(month ? [month] : [])])].map((one) => (
          <option key={one} value={one}>
            {said.format(Date.parse(`${one}-01`))}
          </option>
        ))}
      </select>
    </label>
  );
}

function GameChance({ chance }: { readonly chance: GameChanceStats }) {
  const t = useTranslator<string>();
  const { game, tables, wrong, charts } = chance;
  return (
    <section className="leaderboard-game" aria-labelledby={`chance-${game}`}>
      <h2 id={`chance-${game}`}>
        {t(`${game}.name`)} <small>{t('leaderboard.counted', { n: tables })}</small>
      </h2>
      {wrong > 0 && (
        <p className="sheet-like leaderboard-sheet leaderboard-wrong" role="alert">
          {t('leaderboard.wrong', { n: wrong })}
        </p>
      )}
      {charts.length > 0 && (
        <div className="leaderboard-charts">
          {charts.map((chart) => (
            <ChanceHistogram key={chart.chart} game={game} chart={chart} />
          ))}
        </div>
      )}
    </section>
  );
}

function ChanceHistogram({ game, chart }: { readonly game: string; readonly chart: ChanceChart }) {
  const t = useTranslator<string>();
  const share = new Intl.NumberFormat(localeOf(t.language), { style: 'percent', maximumFractionDigits: 1 });
  const { bars, chi, draws } = chart;
  const outside = bars.filter(({ count, low, high }) => count < low || count > high).length;
  return (
    <Histogram
      title={t(`${game}.chanceTitle`, { chart: chart.chart })}
      labels={bars.map(({ bar }) => t(`${game}.chanceBar`, { bar }))}
      counts={bars.map(({ count }) => count)}
      expected={bars.map(({ expected }) => expected)}
      bands={bars}
    >
      <p className="small">
        {t.sentences([
          t.sentence(t('leaderboard.draws', { n: draws })),
          t.sentence(t('leaderboard.outside', { n: outside, all: bars.length })),
          chi ? t('leaderboard.chi', { share: share.format(chi.p) }) : t('leaderboard.noChi'),
        ])}
      </p>
    </Histogram>
  );
}
