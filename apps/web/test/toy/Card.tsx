import type { GameCardProps } from '../../src/game/game-ui.ts';
import { opponentBot } from '../../src/people/seats.ts';
import { CardActions } from '../../src/start/CardActions.tsx';
import { BotCountSelect, BotLevelSelect, PlayersButton } from '../../src/start/player-selects.tsx';
import { usePearlsTranslator } from './messages.ts';
import type { PearlsSetup } from './setups.ts';

/** Pearls on the start page: the players in a sentence, and the button that starts the game. */
export function Card(card: GameCardProps<PearlsSetup>) {
  const t = usePearlsTranslator();
  const { setup, change, editSeats } = card;
  const bot = opponentBot(setup.seats);
  const seated = {
    setup,
    editSeats,
    change: ({ seats }: Pick<PearlsSetup, 'seats'>) => change({ ...setup, seats }),
  };
  return (
    <section className="game sheet-like" aria-labelledby="pearls-name">
      <div className="game-body">
        <h2 id="pearls-name">{t('pearls.name')}</h2>
        <p className="sentence">
          {bot
            ? t.rich('pearls.sentence', {
                bots: <BotCountSelect {...seated} bot={bot} />,
                how: <BotLevelSelect {...seated} bot={bot} />,
              })
            : t.rich('pearls.sentencePeople', { people: <PlayersButton {...seated} /> })}
        </p>
        <CardActions {...card} />
      </div>
    </section>
  );
}
