import type { CardProps } from '../../src/game/game-ui.ts';
import { onlyBots } from '../../src/people/seats.ts';
import { CardActs } from '../../src/start/CardActs.tsx';
import { BotsWord, HowWord, PeopleWord } from '../../src/start/Players.tsx';
import type { PearlsSetup } from './setups.ts';
import { useWords } from './words.ts';

/** Pearls on the start page: who plays, in a sentence, and the button that begins. */
export function Card(card: CardProps<PearlsSetup>) {
  const t = useWords();
  const { setup, change, editSeats } = card;
  const bot = onlyBots(setup.seats);
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
                bots: <BotsWord {...seated} bot={bot} />,
                how: <HowWord {...seated} bot={bot} />,
              })
            : t.rich('pearls.sentencePeople', { people: <PeopleWord {...seated} /> })}
        </p>
        <CardActs {...card} />
      </div>
    </section>
  );
}
