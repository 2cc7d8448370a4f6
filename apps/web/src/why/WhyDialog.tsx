import './why.css';
import type { Seat } from '@bastide/contract';
import { use, useState } from 'react';
import { fetchSecondary } from '../game/fetch.ts';
import type { MoveDescriber } from '../game/game-ui.ts';
import { useTranslator } from '../i18n/context.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { ThinkingDots } from '../parts/Dots.tsx';
import { useTableBase } from '../table/context.ts';
import { type BotDecision, latestDecision, playedIndex } from './decision.ts';
import { WeighedMoveList } from './Thoughts.tsx';
import { type BotThoughts, useBotThoughts } from './use-thoughts.ts';

/** So many moves are shown, and the one that was played. */
const SHOWN = 4;

interface Props {
  readonly seat: Seat;
  onClose(): void;
}

/** What a bot weighed when it moved: it is asked once more, and sees what it saw then. */
export default function ExplanationDialog({ seat, onClose }: Props) {
  const t = useTranslator();
  const { game, session, people, ui, count } = useTableBase();
  // What happens meanwhile belongs to another question.
  const [decision] = useState(() => latestDecision(session.record()?.actions ?? [], seat, ui.past ?? count));
  const { moves } = use(fetchSecondary(game));
  const asked = useBotThoughts(seat, decision);
  const name = people.names[seat]!;
  return (
    <Dialog title={t('thoughts.title', { name })} onClose={onClose}>
      <div className="why-said" aria-live="polite">
        {asked === 'thinking' ? (
          <p>
            {t('thoughts.thinking', { name })} <ThinkingDots />
          </p>
        ) : asked === 'failed' || !moves ? (
          <p>{t('thoughts.failed', { name })}</p>
        ) : asked === undefined || asked.thoughts.length < 2 ? (
          <p>{t('thoughts.none')}</p>
        ) : (
          <WeighedMoves {...asked} moves={moves} decision={decision!} />
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
        {t('thoughts.about', { lead: thoughts[0]!.margin === undefined ? 'no' : 'yes' })}
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
