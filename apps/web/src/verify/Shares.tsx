import { useTranslator } from '../i18n/context.ts';
import { SeatEmblem } from '../parts/Emblem.tsx';
import { HexCode } from './Code.tsx';
import type { CheckedRecord } from './check.ts';
import { useSeatNames } from './use-names.ts';

/** What all chance of the game follows from: commitment, secret, and the number of each seat. */
export function ChanceInputs({ judged }: { readonly judged: CheckedRecord }) {
  const t = useTranslator();
  const names = useSeatNames(judged);
  const { verdict, seats, counted } = judged;
  if (!verdict.ok && verdict.why === 'none') return null;
  const { game, commitment, secret, nonces } = verdict.fairness;
  const own = judged.compared?.isOwn ?? [];
  return (
    <section
      className={`sheet-like verify-part ${counted.length === 0 ? 'wide' : ''}`}
      aria-labelledby="verify-shares"
    >
      <h2 id="verify-shares">{t('verify.follows')}</h2>
      <dl className="verify-shares">
        <div>
          <dt>{t('verify.id')}</dt>
          <dd>
            <code className="verify-id">{game}</code>
          </dd>
        </div>
        <div>
          <dt>{t('verify.commitment')}</dt>
          <dd>
            <HexCode hex={commitment} />
          </dd>
        </div>
        <div>
          <dt>{t('verify.secret')}</dt>
          <dd>
            {secret === undefined ? (
              <span className="muted">{t('verify.notRevealed')}</span>
            ) : (
              <HexCode hex={secret} />
            )}
          </dd>
        </div>
        {nonces.map((nonce, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
          <div key={seat}>
            <dt>
              <SeatEmblem colour={seats[seat]!.colour} />
              {t('verify.nonce', { name: names[seat]! })}
            </dt>
            <dd>
              {nonce === '' ? <span className="muted">{t('verify.noNonce')}</span> : <HexCode hex={nonce} />}
              {own[seat] && <small className="muted">{t('verify.madeHere')}</small>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
