import { goTo } from '../address/history.ts';
import { useGame } from '../game/context.ts';
import { useWords } from '../i18n/context.ts';
import type { Shelved } from '../kept/shelf.ts';
import { Icon } from '../parts/Icon.tsx';
import { ago, companions, useSeated, whereItStands } from '../shelf/about.ts';

/** The game that was played last: one press goes on playing. */
export function Resume({ game }: { readonly game: Shelved }) {
  const t = useWords();
  const { name } = useGame(game.head.game);
  const { seats, people } = useSeated(game);
  const colour = seats.find((seat) => seat.player === 'person')?.colour ?? 'woad';
  return (
    <button
      type="button"
      className="resume sheet-like"
      data-colour={colour}
      onClick={() => goTo({ table: game.id })}
    >
      <b>{t('start.resume')}</b>
      <span>{t(`${name}.resumeWith`, { names: companions(t, people) })}</span>
      <span className="muted">{whereItStands(t, game, people, ago(t, game.touched))}</span>
      <Icon name="next" />
    </button>
  );
}
