import './explanation.css';
import type { MoveEvaluation } from '@bastide/bots';
import type { Seat } from '@bastide/contract';
import { use, useEffect, useMemo, useState } from 'react';
import { BotWorkerClient } from '../bots/bot-worker-client.ts';
import { fetchSecondary } from '../game/fetch-modules.ts';
import type { MoveDescriber } from '../game/game-ui.ts';
import { useTranslator } from '../i18n/context.ts';
import { itemAt } from '../must.ts';
import { NO_SKETCHES, useTableBase } from '../table/context.ts';
import { MovePanelFrame } from '../table/MovePanelFrame.tsx';
import { useSketches } from '../table/use-sketches.ts';
import { ThinkingDots } from '../ui/ThinkingDots.tsx';
import { type BotDecision, latestDecision, playedIndex } from './bot-decision.ts';
import { numberedSketches, WeighedMoveList } from './WeighedMoveList.tsx';

/** Number of moves that are shown besides the one played. */
const SHOWN = 4;

/** The moves that a bot weighed, in words and on the board: asks the bot once more, with the view that it had. */
export default function ExplanationPanel({ seat }: { readonly seat: Seat }) {
  const t = useTranslator();
  const { game, session, people, ui, count } = useTableBase();
  // A later move belongs to another question.
  const [decision] = useState(() =>
    latestDecision(session.record()?.actions ?? [], seat, ui.get().past ?? count),
  );
  const { moves } = use(fetchSecondary(game));
  const asked = useBotThoughts(seat, decision);
  const name = itemAt(people.names, seat);
  return (
    <MovePanelFrame title={t('weighedMoves.title', { name })}>
      <div className="explained-move" aria-live="polite">
        {asked === 'thinking' ? (
          <p>
            {t('weighedMoves.thinking', { name })} <ThinkingDots />
          </p>
        ) : asked === 'failed' || !moves ? (
          <p>{t('weighedMoves.failed', { name })}</p>
        ) : asked === undefined || !decision || asked.thoughts.length < 2 ? (
          <p>{t('weighedMoves.none')}</p>
        ) : (
          <WeighedMoves {...asked} seat={seat} moves={moves} decision={decision} />
        )}
      </div>
    </MovePanelFrame>
  );
}

interface WeighedProps extends BotThoughts {
  readonly seat: Seat;
  readonly moves: MoveDescriber;
  readonly decision: BotDecision;
}

function WeighedMoves({ seat, thoughts, view, moves, decision }: WeighedProps) {
  const t = useTranslator();
  const { people, count } = useTableBase();
  const [asked] = useState(count);
  const played = playedIndex(thoughts, decision.actions);
  const shown = useMemo(() => thoughts.filter((_, i) => i < SHOWN || i === played), [thoughts, played]);
  const index = played < 0 ? undefined : Math.min(played, SHOWN);
  // On the board of a later move they would mislead.
  const isOutdated = count !== asked;
  const sketches = useMemo(
    () => (isOutdated ? NO_SKETCHES : numberedSketches(moves, shown, seat, view, index)),
    [isOutdated, moves, shown, seat, view, index],
  );
  useSketches(sketches);
  return (
    <>
      <WeighedMoveList
        thoughts={shown}
        moves={moves}
        view={view}
        people={people}
        isNumbered
        {...(index !== undefined && { played: index })}
      />
      <p className="small muted">
        {t('weighedMoves.about', { lead: itemAt(thoughts, 0).margin === undefined ? 'no' : 'yes' })}
      </p>
    </>
  );
}

interface BotThoughts {
  /** Best first. */
  readonly thoughts: readonly MoveEvaluation<{ readonly type: string }>[];
  /** The view that the seat had. */
  readonly view: object;
}

/**
 * Asks a bot in a worker how it weighed that decision. Closing the panel ends the worker. Undefined: there was
 * nothing to decide.
 */
function useBotThoughts(
  seat: Seat,
  decision: BotDecision | undefined,
): BotThoughts | 'thinking' | 'failed' | undefined {
  const { game, session } = useTableBase();
  const [asked, setAsked] = useState<BotThoughts | 'thinking' | 'failed'>('thinking');
  const bot = itemAt(session.setup.seats, seat).player;
  const before = decision?.before;
  useEffect(() => {
    if (before === undefined || bot === 'person') return;
    const worker = new BotWorkerClient(game.startBots);
    let isAsked = false;
    const ask = () => {
      // For a game on the server, the view has to load first.
      const view = isAsked ? undefined : session.viewAt(before, seat);
      if (!view) return;
      isAsked = true;
      worker
        .ask<BotThoughts['thoughts']>({ bot, seat, view, seed: 0, wantsExplanation: true })
        .then((thoughts) => setAsked({ thoughts, view }))
        .catch(() => setAsked('failed'));
    };
    ask();
    const unsubscribe = session.subscribe(ask);
    return () => {
      unsubscribe();
      worker.terminate();
    };
  }, [game, session, seat, bot, before]);
  return decision && asked;
}
