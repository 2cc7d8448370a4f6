import './fairness.css';
import { useEffect, useEffectEvent, useState } from 'react';
import { useGames } from '../game/context.ts';
import { useTranslator } from '../i18n/context.ts';
import { itemAt } from '../must.ts';
import { getServer } from '../online/server.ts';
import { FaultMessage } from '../records/FaultMessage.tsx';
import { type FileContent, readFile, splitRecords } from '../records/files.ts';
import { RecordFileButton } from '../records/RecordFileButton.tsx';
import { useDrop } from '../records/use-drop.ts';
import { Icon } from '../ui/Icon.tsx';
import { SeatEmblem } from '../ui/InlineSvg.tsx';
import { Page } from '../ui/Page.tsx';
import { type CheckedRecord, type CheckResult, checkRecord } from './check-record.ts';
import { Histogram } from './Histogram.tsx';
import { DeviceComparison, HexCode, VerdictPanel } from './VerdictPanel.tsx';

/** Number of draws that are listed at first. */
const FIRST_DRAWS = 48;

/** Lists the draws that were derived again and found right, in order, then the first wrong one. */
function DrawList({ judged }: { readonly judged: CheckedRecord }) {
  const t = useTranslator<string>();
  const [isWhole, setWhole] = useState(false);
  const { drawn, describe, verdict } = judged;
  const wrong = !verdict.ok && verdict.why === 'draw' ? verdict : undefined;
  if (drawn.length === 0 && !wrong) return null;
  const listed = isWhole ? drawn : drawn.slice(0, FIRST_DRAWS);
  return (
    <section className="sheet-like fairness-part wide" aria-labelledby="verify-draws">
      <h2 id="verify-draws">{t('fairness.draws')}</h2>
      <ol className="fairness-draws">
        {listed.map((action, draw) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a draw is its number
          <li key={draw}>
            <Icon name="check" />
            <span className="num muted">{draw + 1}</span>
            <span>{describe(t, action)}</span>
            <span className="sr">{t('fairness.right')}</span>
          </li>
        ))}
        {wrong && listed.length === drawn.length && (
          <li className="wrong">
            <Icon name="close" />
            <span className="num">{wrong.draw + 1}</span>
            <span>
              {t('fairness.instead', { found: describe(t, wrong.found), due: describe(t, wrong.due) })}
            </span>
          </li>
        )}
      </ol>
      {listed.length < drawn.length && (
        <button type="button" className="btn" onClick={() => setWhole(true)}>
          {t('fairness.showAll', { n: drawn.length })}
        </button>
      )}
    </section>
  );
}

const NOT_PROVEN = ['seen', 'record', 'league', 'play'] as const;

/** Explains which claims a check proves, and which it cannot. */
function FairnessMeaning() {
  const t = useTranslator();
  return (
    <section className="fairness-meaning sheet-like">
      <div>
        <h2>{t('fairness.proves')}</h2>
        <p>{t('fairness.provesNote')}</p>
        <p className="small muted">{t('fairness.formula')}</p>
      </div>
      <div>
        <h2>{t('fairness.not')}</h2>
        <ul>
          {NOT_PROVEN.map((one) => (
            <li key={one}>{t(`fairness.not.${one}`)}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}

type Outcome = CheckResult | 'large' | 'reading';

/** Checks the chance of a record: derives every draw again, and says what that proves. */
export default function FairnessScreen({ table }: { readonly table: string | undefined }) {
  const t = useTranslator();
  const games = useGames();
  const [outcome, setOutcome] = useState<Outcome>();
  const [isFirst, setFirst] = useState(false);
  const take = async (handed: FileContent) => {
    if (handed === 'large') return setOutcome('large');
    const [first = '', ...others] = splitRecords(handed.content);
    setFirst(others.length > 0);
    setOutcome('reading');
    setOutcome(await checkRecord(games, first));
  };
  const { over } = useDrop((handed) => void take(handed));
  const fetched = useServerRecord(table);
  const takeFetched = useEffectEvent((content: string) => void take({ content }));
  useEffect(() => {
    if (typeof fetched === 'object') takeFetched(fetched.content);
  }, [fetched]);
  const judged = typeof outcome === 'object' && outcome.ok ? outcome : undefined;
  return (
    <Page
      className={over ? 'fairness over' : 'fairness'}
      title={t('fairness.title')}
      back={[{}, t('error.start')]}
      isBusy={outcome === 'reading'}
    >
      <section className="sheet-like fairness-choose">
        {outcome === undefined && <p className="fairness-lead">{t('fairness.lead')}</p>}
        <div className="fairness-tools">
          <RecordFileButton
            label={t(outcome === undefined ? 'fairness.choose' : 'fairness.another')}
            isMain={outcome === undefined}
            onFiles={async ([file]) => take(await readFile(file))}
          />
          <span className="small muted">{t('fairness.drop')}</span>
        </div>
      </section>
      <div role="status" className="fairness-outcome">
        {outcome !== undefined && <CheckOutcome outcome={outcome} />}
        {outcome === undefined && fetched === 'no' && (
          <p className="sheet-like fairness-note">{t('fairness.noRecord')}</p>
        )}
        {isFirst && outcome !== 'reading' && <p className="small">{t('open.first')}</p>}
      </div>
      {judged && <ChanceInputs judged={judged} />}
      {judged && <ChanceCharts judged={judged} />}
      <FairnessMeaning />
      {judged && <DrawList judged={judged} />}
    </Page>
  );
}

/** The verdict in words, or why there is none. */
function CheckOutcome({ outcome }: { readonly outcome: Outcome }) {
  const t = useTranslator();
  if (outcome === 'reading') return <p className="sheet-like fairness-note">{t('fairness.reading')}</p>;
  if (outcome === 'large') return <p className="sheet-like fairness-note">{t('open.large')}</p>;
  if (outcome.ok)
    return (
      <>
        <VerdictPanel judged={outcome} />
        <DeviceComparison judged={outcome} />
      </>
    );
  return (
    <div className="sheet-like fairness-verdict" data-tone="bad">
      <h2>{outcome.at === undefined ? t('fairness.faulty') : t('open.faultAt', { at: outcome.at })}</h2>
      <p>
        <FaultMessage fault={outcome} />
      </p>
    </div>
  );
}

/** Draws as they came, beside the expected counts. */
function ChanceCharts({ judged }: { readonly judged: CheckedRecord }) {
  const t = useTranslator<string>();
  const names = useSeatNames(judged);
  if (judged.counted.length === 0) return null;
  return (
    <div className="fairness-charts">
      {judged.counted.map(({ chart, counts, expected, bands }) => (
        <Histogram
          key={chart.title}
          title={t(chart.title)}
          labels={chart.bars(t, names)}
          {...{ counts, expected, bands }}
        />
      ))}
    </div>
  );
}

/** Loads the record of a game of the server as text; undefined until it has come; `no`: it is not available. */
function useServerRecord(table: string | undefined): { readonly content: string } | 'no' | undefined {
  const [found, setFound] = useState<{ readonly content: string } | 'no'>();
  useEffect(() => {
    if (table === undefined) return;
    let gone = false;
    getServer()
      .client.ask<object>(`tables/${encodeURIComponent(table)}/record`)
      .then(
        (record) => !gone && setFound({ content: JSON.stringify(record) }),
        () => !gone && setFound('no'),
      );
    return () => {
      gone = true;
    };
  }, [table]);
  return found;
}

/** Shows the inputs of all chance of the game: commitment, secret, and the number of each seat. */
function ChanceInputs({ judged }: { readonly judged: CheckedRecord }) {
  const t = useTranslator();
  const names = useSeatNames(judged);
  const { verdict, seats, counted } = judged;
  if (!verdict.ok && verdict.why === 'none') return null;
  const { game, commitment, secret, nonces } = verdict.fairness;
  const own = judged.compared?.isOwn ?? [];
  return (
    <section
      className={`sheet-like fairness-part ${counted.length === 0 ? 'wide' : ''}`}
      aria-labelledby="verify-shares"
    >
      <h2 id="verify-shares">{t('fairness.follows')}</h2>
      <dl className="fairness-inputs">
        <div>
          <dt>{t('fairness.id')}</dt>
          <dd>
            <code className="fairness-id">{game}</code>
          </dd>
        </div>
        <div>
          <dt>{t('fairness.commitment')}</dt>
          <dd>
            <HexCode hex={commitment} />
          </dd>
        </div>
        <div>
          <dt>{t('fairness.secret')}</dt>
          <dd>
            {secret === undefined ? (
              <span className="muted">{t('fairness.notRevealed')}</span>
            ) : (
              <HexCode hex={secret} />
            )}
          </dd>
        </div>
        {nonces.map((nonce, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
          <div key={seat}>
            <dt>
              <SeatEmblem colour={itemAt(seats, seat).colour} />
              {t('fairness.nonce', { name: itemAt(names, seat) })}
            </dt>
            <dd>
              {nonce === '' ? (
                <span className="muted">{t('fairness.noNonce')}</span>
              ) : (
                <HexCode hex={nonce} />
              )}
              {own[seat] && <small className="muted">{t('fairness.madeHere')}</small>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The names of a record's seats. */
function useSeatNames({ seats }: Pick<CheckedRecord, 'seats'>): readonly string[] {
  const t = useTranslator();
  return seats.map(({ name }, seat) => name || t('seats.guest', { n: seat + 1 }));
}
