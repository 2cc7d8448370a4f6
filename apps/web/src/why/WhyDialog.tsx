import './why.css';
import type { Seat } from '@bastide/contract';
import { use, useState } from 'react';
import { fetchLater } from '../game/fetch.ts';
import type { OnMoves } from '../game/game-ui.ts';
import { useWords } from '../i18n/context.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { Dots } from '../parts/Dots.tsx';
import { useTableBase } from '../table/context.ts';
import { type Decision, latestOf, playedAmong } from './decision.ts';
import { Thoughts } from './Thoughts.tsx';
import { useThoughts, type Weighed } from './use-thoughts.ts';

/** So many moves are shown, and the one that was played. */
const SHOWN = 4;

interface Props {
  readonly seat: Seat;
  onClose(): void;
}

/** What a bot weighed when it moved: it is asked once more, and sees what it saw then. */
export default function WhyDialog({ seat, onClose }: Props) {
  const t = useWords();
  const { game, session, people, attention, count } = useTableBase();
  // What happens meanwhile belongs to another question.
  const [decision] = useState(() => latestOf(session.record()?.actions ?? [], seat, attention.past ?? count));
  const { moves } = use(fetchLater(game));
  const asked = useThoughts(seat, decision);
  const name = people.names[seat]!;
  return (
    <Dialog title={t('thoughts.title', { name })} onClose={onClose}>
      <div className="why-said" aria-live="polite">
        {asked === 'thinking' ? (
          <p>
            {t('thoughts.thinking', { name })} <Dots />
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

interface WeighedProps extends Weighed {
  readonly moves: OnMoves;
  readonly decision: Decision;
}

function WeighedMoves({ thoughts, view, moves, decision }: WeighedProps) {
  const t = useWords();
  const { people } = useTableBase();
  const played = playedAmong(thoughts, decision.actions);
  return (
    <>
      <p className="small muted">
        {t('thoughts.about', { lead: thoughts[0]!.margin === undefined ? 'no' : 'yes' })}
      </p>
      <Thoughts
        thoughts={thoughts.filter((_, i) => i < SHOWN || i === played)}
        moves={moves}
        view={view}
        people={people}
        {...(played >= 0 && { played: Math.min(played, SHOWN) })}
      />
    </>
  );
}
