import { useGame } from '../game/context.ts';
import { useTranslator } from '../i18n/context.ts';
import { itemAt } from '../must.ts';
import { type BotName, type SeatSetup, soloSeats } from '../people/seats.ts';
import type { GameSetup } from '../session/session.ts';
import { WordSelect } from '../ui/WordSelect.tsx';

interface Props {
  readonly setup: GameSetup;
  change(part: { readonly seats: readonly SeatSetup[] }): void;
  editSeats(): void;
}

/** Chooses the number of bots. */
export function BotCountSelect({ setup, bot, change, editSeats }: Props & { readonly bot: BotName }) {
  const t = useTranslator();
  const { seats } = useGame(setup.game);
  const you = itemAt(setup.seats, 0).name;
  const counts = Array.from({ length: seats.max - 1 }, (_, i) => i + 1);
  const options = counts.map((n) => ({
    key: String(n),
    words: t('start.bots', { n }),
    chosen: setup.seats.length === n + 1,
    choose: () => change({ seats: soloSeats(you, n, bot) }),
  }));
  const people = { key: 'people', words: t('start.people'), chosen: false, choose: editSeats };
  return (
    <WordSelect
      label={t('start.botsLabel')}
      words={t('start.bots', { n: setup.seats.length - 1 })}
      options={[...options, people]}
    />
  );
}

/** Chooses the level of the bots. */
export function BotLevelSelect({ setup, bot, change }: Omit<Props, 'editSeats'> & { readonly bot: BotName }) {
  const t = useTranslator();
  const { game, seats } = setup;
  const { bots } = useGame(game);
  const options = bots.map((name) => ({
    key: name,
    words: t(`bot.${name}`),
    note: t(`bot.${name}.note`),
    chosen: name === bot,
    choose: () =>
      change({ seats: seats.map((seat) => (seat.player === 'person' ? seat : { ...seat, player: name })) }),
  }));
  return <WordSelect label={t('start.howLabel')} words={t(`bot.${bot}`)} options={options} />;
}

/** Names the players; opens the dialog of seats. */
export function PlayersButton({ setup, editSeats }: Pick<Props, 'setup' | 'editSeats'>) {
  const t = useTranslator();
  const names = t.list(setup.seats.map((seat) => seat.name || t('start.you')));
  return (
    <button
      type="button"
      className="word"
      aria-label={t('join.label', { label: t('start.seatsLabel'), said: names })}
      onClick={editSeats}
    >
      {names}
    </button>
  );
}
