import { useWords } from '../i18n/context.ts';
import { Emblem } from '../parts/Emblem.tsx';
import { Code } from './Code.tsx';
import type { Judged } from './check.ts';
import { useNames } from './use-names.ts';

/** What all chance of the game follows from: commitment, secret, and the number of each seat. */
export function Shares({ judged }: { readonly judged: Judged }) {
  const t = useWords();
  const names = useNames(judged);
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
            <Code hex={commitment} />
          </dd>
        </div>
        <div>
          <dt>{t('verify.secret')}</dt>
          <dd>
            {secret === undefined ? (
              <span className="muted">{t('verify.notRevealed')}</span>
            ) : (
              <Code hex={secret} />
            )}
          </dd>
        </div>
        {nonces.map((nonce, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
          <div key={seat}>
            <dt>
              <Emblem colour={seats[seat]!.colour} />
              {t('verify.nonce', { name: names[seat]! })}
            </dt>
            <dd>
              {nonce === '' ? <span className="muted">{t('verify.noNonce')}</span> : <Code hex={nonce} />}
              {own[seat] && <small className="muted">{t('verify.madeHere')}</small>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
