import { theirTurn, yourTurn } from '../../../people/turn-words.ts';
import { CoachTools } from '../../../review/parts.tsx';
import { FitTool, Head, Tool } from '../../../table/Head.tsx';
import { useCatan } from '../context.ts';
import { rollSentence } from '../text/log-words.ts';
import { useWords } from '../words/index.ts';
import { RollReport } from './RollReport.tsx';
import { useRoll } from './use-roll.ts';

/** Whose turn it is, what the dice brought, and the tools of the table. */
export function IslandHead() {
  const t = useWords();
  const { now, view, moment, turn, trades, people, me, covered, attention, look, layout } = useCatan();
  const isPast = attention.past !== undefined;
  const isAsked = turn.asked === 'turn' || turn.asked === 'discard';
  const said =
    turn.asked === 'over'
      ? t('turn.over')
      : now.seat === me
        ? yourTurn(t, people, now.seat)
        : theirTurn(t, people, now.seat, 'turn.theirs');
  // On a phone the trade leaves the island no more than its own height.
  const isQuiet = attention.trade && layout === 'phone';
  return (
    <Head
      said={isPast ? t('catan.replay.title', { turn: view.turn }) : said}
      news={moment.outcome && !isPast ? t('catan.head.turns', { n: now.turn }) : <News inWords={isQuiet} />}
      isQuiet={isQuiet}
    >
      {trades && turn.asked !== 'over' && now.turn > 0 && (
        <Tool
          icon="swap"
          label={t('catan.tool.trade')}
          isOn={attention.trade}
          onPress={() => look({ trade: !attention.trade })}
        />
      )}
      <CoachTools seat={isAsked && !covered ? me : undefined} />
      <FitTool />
      <Tool
        icon="production"
        label={t('catan.tool.production')}
        isOn={attention.production}
        onPress={() => look({ production: !attention.production })}
      />
    </Head>
  );
}

interface NewsProps {
  /** Only readers have it: there is nothing to press. */
  readonly inWords: boolean;
}

/** What is to be done before the roll; after it, what it brought. */
function News({ inWords }: NewsProps) {
  const t = useWords();
  const { view: now, people, me } = useCatan();
  const roll = useRoll();
  if (now.phase === 'settle' || now.phase === 'connect') {
    const round = Math.floor(now.placed / now.seats.length) + 1;
    return t('catan.head.setup', { round });
  }
  if (!roll) return t('catan.head.before');
  return inWords ? rollSentence(t, roll, people, me).said : <RollReport key={roll.after} roll={roll} />;
}
