import { otherTurnText, yourTurnText } from '../../../people/turn-words.ts';
import { CoachButtons } from '../../../review/parts.tsx';
import { FitButton, TableHeader, ToolButton } from '../../../table/Head.tsx';
import { useCatan } from '../context.ts';
import { rollSentence } from '../text/log-words.ts';
import { useWords } from '../words/index.ts';
import { RollReport } from './RollReport.tsx';
import { useRoll } from './use-roll.ts';

/** Whose turn it is, what the dice brought, and the tools of the table. */
export function IslandHead() {
  const t = useWords();
  const { now, view, moment, turn, trades, people, viewer, covered, ui, setUi, layout } = useCatan();
  const isPast = ui.past !== undefined;
  const isAsked = turn.asked === 'turn' || turn.asked === 'discard';
  const said =
    turn.asked === 'over'
      ? t('turn.over')
      : now.seat === viewer
        ? yourTurnText(t, people, now.seat)
        : otherTurnText(t, people, now.seat, 'turn.theirs');
  // On a phone the trade leaves the island no more than its own height.
  const isQuiet = ui.trade && layout === 'phone';
  return (
    <TableHeader
      text={isPast ? t('catan.replay.title', { turn: view.turn }) : said}
      news={
        moment.outcome && !isPast ? t('catan.head.turns', { n: now.turn }) : <LatestEvent inWords={isQuiet} />
      }
      isQuiet={isQuiet}
    >
      {trades && turn.asked !== 'over' && now.turn > 0 && (
        <ToolButton
          icon="swap"
          label={t('catan.tool.trade')}
          isOn={ui.trade}
          onPress={() => setUi({ trade: !ui.trade })}
        />
      )}
      <CoachButtons seat={isAsked && !covered ? viewer : undefined} />
      <FitButton />
      <ToolButton
        icon="production"
        label={t('catan.tool.production')}
        isOn={ui.production}
        onPress={() => setUi({ production: !ui.production })}
      />
    </TableHeader>
  );
}

interface LatestEventProps {
  /** Only readers have it: there is nothing to press. */
  readonly inWords: boolean;
}

/** What is to be done before the roll; after it, what it brought. */
function LatestEvent({ inWords }: LatestEventProps) {
  const t = useWords();
  const { view: now, people, viewer } = useCatan();
  const roll = useRoll();
  if (now.phase === 'settle' || now.phase === 'connect') {
    const round = Math.floor(now.placed / now.seats.length) + 1;
    return t('catan.head.setup', { round });
  }
  if (!roll) return t('catan.head.before');
  return inWords ? rollSentence(t, roll, people, viewer).said : <RollReport key={roll.after} roll={roll} />;
}
