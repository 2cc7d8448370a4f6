import { RESOURCES } from '@bastide/catan';
import { capitalize } from '../../../i18n/capital.ts';
import { Icon } from '../../../parts/Icon.tsx';
import { useCatan } from '../context.ts';
import { ResourceIcon } from '../parts/Cards.tsx';
import { resourceName } from '../text/cards.ts';
import { pickable } from '../turn/plan.ts';
import { useWords } from '../words/index.ts';

/** The resources that year of plenty or monopoly asks to be named. */
export function Picks() {
  const t = useWords();
  const { turn, now } = useCatan();
  const { plan } = turn;
  if (plan.tool !== 'plenty' && plan.tool !== 'monopoly') return null;
  const open = pickable(now, { ...plan, picked: [] });
  const more = pickable(now, plan);
  return (
    <fieldset className="picks">
      <legend className="sr">{t(`catan.pick.${plan.tool}`)}</legend>
      {RESOURCES.map((card) => {
        const n = plan.picked.filter((one) => one === card).length;
        const can = plan.tool === 'monopoly' ? open.includes(card) : more.includes(card) || n > 0;
        return (
          <button
            key={card}
            type="button"
            className={n > 0 ? 'pick card on' : 'pick card'}
            data-card={card}
            aria-pressed={n > 0}
            aria-disabled={can ? undefined : true}
            aria-label={t('catan.pick.card', { name: resourceName(t, card), n, left: now.bank[card] })}
            onClick={() => {
              if (plan.tool === 'monopoly' && n > 0) turn.unpick(card);
              else if (more.includes(card) || plan.tool === 'monopoly') turn.pick(card);
              else if (n > 0) turn.unpick(card);
            }}
          >
            <ResourceIcon card={card} />
            {n > 0 && (plan.tool === 'plenty' ? <b className="num">+{n}</b> : <Icon name="check" />)}
            <span className="card-name">{capitalize(resourceName(t, card), t.language)}</span>
          </button>
        );
      })}
    </fieldset>
  );
}
