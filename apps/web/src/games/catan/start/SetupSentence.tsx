import type { Rules } from '@bastide/catan';
import type { ReactNode } from 'react';
import { opponentBot } from '../../../people/seats.ts';
import { BotCountSelect, BotLevelSelect, PlayersButton } from '../../../start/player-selects.tsx';
import { WordSelect } from '../../../ui/WordSelect.tsx';
import { changedRules, rulesOf } from '../house-rules.ts';
import { useCatanTranslator } from '../messages.ts';
import type { CatanSetup } from '../setup.ts';

interface Props {
  readonly setup: CatanSetup;
  change(setup: CatanSetup): void;
  editSeats(): void;
  /** The words about the players, where this screen does not choose them. */
  readonly people?: ReactNode;
}

/** The islands to choose from; any other may come in a record. */
const MAPS = ['variable-spiral', 'variable-random', 'beginners'] as const;
/** Points to win that are offered. */
const TARGETS = [5, 8, 9, 10, 11, 12, 13];

/** Choices of Catan, as a sentence with changeable words. */
export function SetupSentence({ setup, change, editSeats, people }: Props) {
  const t = useCatanTranslator();
  const rules = rulesOf(setup);
  const choose = (part: Partial<Rules>) => change(changedRules(setup, part));
  const seated = {
    setup,
    editSeats,
    change: ({ seats }: Pick<CatanSetup, 'seats'>) => change(changedRules({ ...setup, seats }, {})),
  };
  const map = (
    <WordSelect
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
    <WordSelect
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
  const bot = people === undefined ? opponentBot(setup.seats) : undefined;
  const said = bot
    ? t.rich('start.islandSentence', {
        bots: <BotCountSelect {...seated} bot={bot} />,
        how: <BotLevelSelect {...seated} bot={bot} />,
        map,
        points,
      })
    : t.rich('start.islandPeople', { people: people ?? <PlayersButton {...seated} />, map, points });
  return <p className="sentence">{said}</p>;
}
