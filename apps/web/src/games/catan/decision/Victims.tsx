import { SeatEmblem } from '../../../parts/Emblem.tsx';
import { useCatan } from '../context.ts';
import { useWords } from '../words/index.ts';

/** Who may be robbed on the robber's hex. */
export function Victims() {
  const t = useWords();
  const { turn, people, colours, now } = useCatan();
  const asking = turn.stages.findLast(({ view }) => view.phase === 'rob');
  const seats = asking?.view.actions.flatMap((action) => (action.type === 'rob' ? [action.seat] : [])) ?? [];
  if (turn.asked !== 'turn' || seats.length < 2) return null;
  const chosen = turn.plan.staged.find((action) => action.type === 'rob');
  return (
    <div className="victims" role="radiogroup" aria-label={t('catan.say.whom')}>
      {seats.map((seat) => (
        // biome-ignore lint/a11y/useSemanticElements: looks and works like the other choices of the rim
        <button
          key={seat}
          type="button"
          role="radio"
          aria-checked={chosen?.seat === seat}
          className="victim"
          onClick={() => turn.chooseVictim(seat)}
        >
          <SeatEmblem colour={colours[seat]!} />
          <span>
            {people.names[seat]}
            <small>{t('catan.seat.cards', { n: now.seats[seat]!.cards })}</small>
          </span>
        </button>
      ))}
    </div>
  );
}
