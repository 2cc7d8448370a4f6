import { navigate } from '../address/history.ts';
import { useGame } from '../game/context.ts';
import { useTranslator } from '../i18n/context.ts';
import type { StoredGame } from '../kept/shelf.ts';
import { Icon } from '../parts/Icon.tsx';
import { agoText, opponentNames, progressText, useGameSeats } from '../shelf/about.ts';

/** The game that was played last: one press goes on playing. */
export function ResumeButton({ game }: { readonly game: StoredGame }) {
  const t = useTranslator();
  const { name } = useGame(game.head.game);
  const { seats, people } = useGameSeats(game);
  const colour = seats.find((seat) => seat.player === 'person')?.colour ?? 'woad';
  return (
    <button
      type="button"
      className="resume sheet-like"
      data-colour={colour}
      onClick={() => navigate({ table: game.id })}
    >
      <b>{t('start.resume')}</b>
      <span>{t(`${name}.resumeWith`, { names: opponentNames(t, people) })}</span>
      <span className="muted">{progressText(t, game, people, agoText(t, game.touched))}</span>
      <Icon name="next" />
    </button>
  );
}
