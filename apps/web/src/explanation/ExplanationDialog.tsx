import './explanation.css';
import type { MoveEvaluation } from '@bastide/bots';
import type { Seat } from '@bastide/contract';
import { use, useEffect, useState } from 'react';
import { BotWorkerClient } from '../bots/bot-worker-client.ts';
import { fetchSecondary } from '../game/fetch-modules.ts';
import type { MoveDescriber } from '../game/game-ui.ts';
import { useTranslator } from '../i18n/context.ts';
import { itemAt } from '../must.ts';
import { useTableBase } from '../table/context.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { ThinkingDots } from '../ui/ThinkingDots.tsx';
import { type BotDecision, latestDecision, playedIndex } from './bot-decision.ts';
import { WeighedMoveList } from './WeighedMoveList.tsx';

/** Number of moves that are shown besides the one played. */
const SHOWN = 4;

interface Props {
  readonly seat: Seat;
  onClose(): void;
}

/** Shows the moves that a bot weighed: asks the bot once more, with the view that it had. */
export default function ExplanationDialog({ seat, onClose }: Props) {
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
    <Dialog title={t('weighedMoves.title', { name })} onClose={onClose}>
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
          <WeighedMoves {...asked} moves={moves} decision={decision} />
        )}
      </div>
    </Dialog>
  );
}

interface WeighedProps extends BotThoughts {
  readonly moves: MoveDescriber;
  readonly decision: BotDecision;
}

function WeighedMoves({ thoughts, view, moves, decision }: WeighedProps) {
  const t = useTranslator();
  const { people } = useTableBase();
  const played = playedIndex(thoughts, decision.actions);
  return (
    <>
      <p className="small muted">
        {t('weighedMoves.about', { lead: itemAt(thoughts, 0).margin === undefined ? 'no' : 'yes' })}
      </p>
      <WeighedMoveList
        thoughts={thoughts.filter((_, i) => i < SHOWN || i === played)}
        moves={moves}
        view={view}
        people={people}
        {...(played >= 0 && { played: Math.min(played, SHOWN) })}
      />
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
 * Asks a bot in a worker how it weighed that decision. Closing the dialog ends the worker. Undefined: there was
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
