import { EDITIONS, type EditionName, SEATS, SETS, type SetName } from '@bastide/carcassonne';
import { BOT_NAMES, type BotName } from '../bots/protocol.ts';
import { changesOf } from '../editions/options.ts';
import { useWords } from '../i18n/context.ts';
import { Word } from '../parts/Word.tsx';
import { againstBots, type Setup } from '../session/setup.ts';

interface Props {
  readonly setup: Setup;
  change(part: Partial<Setup>): void;
  editSeats(): void;
}

/** What is played, as a sentence with changeable words. */
export function SetupSentence({ setup, change, editSeats }: Props) {
  const t = useWords();
  const common = {
    edition: <EditionWord setup={setup} change={change} />,
    sets: <SetsWord setup={setup} change={change} />,
  };
  const bot = onlyBots(setup);
  if (!bot) {
    const names = t.list(setup.seats.map((seat) => seat.name));
    const people = (
      <button
        type="button"
        className="word"
        aria-label={`${t('start.seatsLabel')}: ${names}`}
        onClick={editSeats}
      >
        {names}
      </button>
    );
    return <p className="sentence">{t.rich('start.sentencePeople', { people, ...common })}</p>;
  }
  const values = {
    bots: <BotsWord setup={setup} bot={bot} change={change} editSeats={editSeats} />,
    how: <HowWord setup={setup} bot={bot} change={change} />,
    ...common,
  };
  return <p className="sentence">{t.rich('start.sentence', values)}</p>;
}

/** The kind of bot, if one person plays against bots of one kind. */
function onlyBots({ seats }: Setup): BotName | undefined {
  const [first, ...others] = seats;
  const bot = others[0]?.player;
  if (first?.player !== 'person' || bot === undefined || bot === 'person') return undefined;
  return others.every((seat) => seat.player === bot) ? bot : undefined;
}

interface WordProps {
  readonly setup: Setup;
  change(part: Partial<Setup>): void;
}

function BotsWord({
  setup,
  bot,
  change,
  editSeats,
}: WordProps & { readonly bot: BotName; editSeats(): void }) {
  const t = useWords();
  const you = setup.seats[0]!.name;
  const counts = Array.from({ length: SEATS.max - 1 }, (_, i) => i + 1);
  const options = counts.map((n) => ({
    key: String(n),
    words: t('start.bots', { n }),
    chosen: setup.seats.length === n + 1,
    choose: () => change({ seats: againstBots(you, n, bot) }),
  }));
  const people = { key: 'people', words: t('start.people'), chosen: false, choose: editSeats };
  return (
    <Word
      label={t('start.botsLabel')}
      words={t('start.bots', { n: setup.seats.length - 1 })}
      options={[...options, people]}
    />
  );
}

function HowWord({ setup, bot, change }: WordProps & { readonly bot: BotName }) {
  const t = useWords();
  const say = (name: BotName) => t('start.how', { bot: name, n: setup.seats.length - 1 });
  const options = BOT_NAMES.map((name) => ({
    key: name,
    words: say(name),
    chosen: name === bot,
    choose: () =>
      change({
        seats: setup.seats.map((seat) => (seat.player === 'person' ? seat : { ...seat, player: name })),
      }),
  }));
  return <Word label={t('start.howLabel')} words={say(bot)} options={options} />;
}

function EditionWord({ setup, change }: WordProps) {
  const t = useWords();
  const options = (Object.keys(EDITIONS) as EditionName[]).map((edition) => ({
    key: edition,
    words: t(`start.edition.${edition}`),
    chosen: edition === setup.edition,
    // Changes were made to the other edition.
    choose: () => change({ edition, house: {} }),
  }));
  const edition = t(`start.edition.${setup.edition}`);
  const words = changesOf(setup.house).length > 0 ? t('start.changed', { edition }) : edition;
  return <Word label={t('start.editionLabel')} words={words} options={options} />;
}

function SetsWord({ setup, change }: WordProps) {
  const t = useWords();
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
    <Word label={t('start.setsLabel')} words={words} options={[...options, none]} several={SETS.length > 1} />
  );
}
