import type { Rules } from '@bastide/catan';
import type { ReactNode } from 'react';
import { Word } from '../../../parts/Word.tsx';
import { onlyBots } from '../../../people/seats.ts';
import { BotsWord, HowWord, PeopleWord } from '../../../start/Players.tsx';
import { changed, rulesOf } from '../house.ts';
import type { CatanSetup } from '../setup.ts';
import { useWords } from '../words/index.ts';

interface Props {
  readonly setup: CatanSetup;
  change(setup: CatanSetup): void;
  editSeats(): void;
  /** Who plays, where that is not a matter of this screen. */
  readonly people?: ReactNode;
}

/** The islands to choose from; any other may come in a record. */
const MAPS = ['variable-spiral', 'variable-random', 'beginners'] as const;
/** Points to win that are offered. */
const TARGETS = [5, 8, 9, 10, 11, 12, 13];

/** What is played of Catan, as a sentence with changeable words. */
export function IslandSentence({ setup, change, editSeats, people }: Props) {
  const t = useWords();
  const rules = rulesOf(setup);
  const choose = (part: Partial<Rules>) => change(changed(setup, part));
  const seated = {
    setup,
    editSeats,
    change: ({ seats }: Pick<CatanSetup, 'seats'>) => change(changed({ ...setup, seats }, {})),
  };
  const map = (
    <Word
      label={t('start.mapLabel')}
      words={t(`start.map.${rules.map}`)}
      options={MAPS.map((one) => ({
        key: one,
        words: t(`start.map.${one}`),
        chosen: one === rules.map,
        choose: () => choose({ map: one }),
      }))}
    />
  );
  const targets = TARGETS.includes(rules.victoryTarget) ? TARGETS : [...TARGETS, rules.victoryTarget];
  const points = (
    <Word
      label={t('start.pointsLabel')}
      words={t('start.points', { n: rules.victoryTarget })}
      options={targets
        .toSorted((a, b) => a - b)
        .map((n) => ({
          key: String(n),
          words: t('start.points', { n }),
          chosen: n === rules.victoryTarget,
          choose: () => choose({ victoryTarget: n }),
        }))}
    />
  );
  const bot = people === undefined ? onlyBots(setup.seats) : undefined;
  const said = bot
    ? t.rich('start.islandSentence', {
        bots: <BotsWord {...seated} bot={bot} />,
        how: <HowWord {...seated} bot={bot} />,
        map,
        points,
      })
    : t.rich('start.islandPeople', { people: people ?? <PeopleWord {...seated} />, map, points });
  return <p className="sentence">{said}</p>;
}
