import { Icon, type IconName } from '../../../parts/Icon.tsx';
import { RuleLink } from '../../../parts/RuleLink.tsx';
import { theirTurn, yourTurn } from '../../../people/turn-words.ts';
import { rollSentence } from '../text/log-words.ts';
import { type Key, useWords } from '../words/index.ts';
import { isSmall, useCatan } from './context.ts';
import { useRoll } from './use-roll.ts';

/** Whose turn it is, what the dice brought, and the tools of the table. */
export function Head() {
  const t = useWords();
  const { now, moment, turn, people, me, attention, look, layout, island } = useCatan();
  const said =
    turn.asked === 'over'
      ? t('turn.over')
      : now.seat === me
        ? yourTurn(t, people, now.seat)
        : theirTurn(t, people, now.seat, 'turn.theirs');
  const tool = (icon: IconName, key: Key, act: () => void, pressed?: boolean) => (
    <button type="button" className="tool" aria-label={t(key)} aria-pressed={pressed} onClick={act}>
      <Icon name={icon} />
      <span>{t(key)}</span>
    </button>
  );
  const trades = !now.options.noPlayerTrades || now.seat === me;
  // On a phone the trade leaves the island no more than its own height.
  const isQuiet = attention.trade && layout === 'phone';
  return (
    <header className="head">
      <h1 className={isQuiet ? 'turn sr' : 'turn'}>
        <span className="turn-said">{said}</span>
        <small>{moment.outcome ? t('catan.head.turns', { n: now.turn }) : <News />}</small>
      </h1>
      <div className="tools">
        {trades &&
          turn.asked !== 'over' &&
          now.turn > 0 &&
          tool('swap', 'catan.tool.trade', () => look({ trade: !attention.trade }), attention.trade)}
        {tool('fit', 'tool.fit', () => island.current?.fit())}
        {tool(
          'production',
          'catan.tool.production',
          () => look({ production: !attention.production }),
          attention.production,
        )}
        {!isSmall(layout) || layout === 'sideways'
          ? tool('menu', 'tool.menu', () => look({ dialog: 'menu' }))
          : null}
      </div>
    </header>
  );
}

/** What is to be done before the roll; after it, what it brought. */
function News() {
  const t = useWords();
  const { now, people, me } = useCatan();
  const roll = useRoll();
  if (now.phase === 'settle' || now.phase === 'connect') {
    const round = Math.floor(now.placed / now.seats.length) + 1;
    return t('catan.head.setup', { round });
  }
  if (!roll) return t('catan.head.before');
  const { said, rule } = rollSentence(t, roll, people, me);
  return (
    <>
      {said} {rule && <RuleLink id={rule} />}
    </>
  );
}
