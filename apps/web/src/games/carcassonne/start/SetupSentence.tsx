import { EDITIONS, type EditionName, SETS, type SetName } from '@bastide/carcassonne';
import type { ReactNode } from 'react';
import { opponentBot } from '../../../people/seats.ts';
import { BotCountSelect, BotLevelSelect, PlayersButton } from '../../../start/player-selects.tsx';
import { WordSelect } from '../../../ui/WordSelect.tsx';
import { changesOf } from '../editions/options.ts';
import { useCarcassonneTranslator } from '../messages.ts';
import type { CarcassonneSetup } from '../setup.ts';

interface WordProps {
  readonly setup: CarcassonneSetup;
  change(part: Partial<CarcassonneSetup>): void;
}
interface Props extends WordProps {
  editSeats(): void;
  /** The words about the players, where this screen does not choose them. */
  readonly people?: ReactNode;
}

/** Choices of Carcassonne, as a sentence with changeable words. */
export function SetupSentence(props: Props) {
  const t = useCarcassonneTranslator();
  const { setup, change, people } = props;
  const common = {
    edition: <EditionWord setup={setup} change={change} />,
    sets: <SetsWord setup={setup} change={change} />,
  };
  const bot = people === undefined ? opponentBot(setup.seats) : undefined;
  const said = bot
    ? t.rich('start.sentence', {
        bots: <BotCountSelect {...props} bot={bot} />,
        how: <BotLevelSelect {...props} bot={bot} />,
        ...common,
      })
    : t.rich('start.sentencePeople', { people: people ?? <PlayersButton {...props} />, ...common });
  return <p className="sentence">{said}</p>;
}

function EditionWord({ setup, change }: WordProps) {
  const t = useCarcassonneTranslator();
  const options = (Object.keys(EDITIONS) as EditionName[]).map((edition) => ({
    key: edition,
    words: t(`start.edition.${edition}`),
    chosen: edition === setup.edition,
    // The house rules were made for the other edition.
    choose: () => change({ edition, house: {} }),
  }));
  const edition = t(`start.edition.${setup.edition}`);
  const words = changesOf(setup.house).length > 0 ? t('start.changed', { edition }) : edition;
  return <WordSelect label={t('start.editionLabel')} words={words} options={options} />;
}

function SetsWord({ setup, change }: WordProps) {
  const t = useCarcassonneTranslator();
  const toggle = (set: SetName) =>
    change({
      sets: SETS.filter((one) => (one === set ? !setup.sets.includes(one) : setup.sets.includes(one))),
    });
  const options = SETS.map((set) => ({
    key: set,
    words: t(`start.set.${set}`),
    chosen: setup.sets.includes(set),
    choose: () => toggle(set),
  }));
  const none = {
    key: 'none',
    words: t('start.noSets'),
    chosen: setup.sets.length === 0,
    choose: () => change({ sets: [] }),
  };
  const words =
    setup.sets.length > 0 ? t.list(setup.sets.map((set) => t(`start.set.${set}`))) : t('start.noSets');
  return (
    <WordSelect
      label={t('start.setsLabel')}
      words={words}
      options={[...options, none]}
      several={SETS.length > 1}
    />
  );
}
