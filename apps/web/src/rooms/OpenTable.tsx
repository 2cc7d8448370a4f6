import { Suspense, use, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { goTo } from '../address/history.ts';
import { useGames } from '../game/context.ts';
import { fetchRooms } from '../game/fetch.ts';
import type { GameUi } from '../game/game-ui.ts';
import { keepSetup, keptSetup, lastGame } from '../kept/storage.ts';
import { Word } from '../parts/Word.tsx';
import { emptySeats } from '../people/seats.ts';
import type { Agreement } from '../session/setup.ts';
import { GamePicture } from './GamePicture.tsx';
import { keepOpening, keptOpening } from './kept.ts';
import { NameLine } from './NameLine.tsx';
import { Problem } from './Problem.tsx';
import { Room } from './Room.tsx';
import { SettingsSentence } from './SettingsSentence.tsx';
import { openTable } from './tables.ts';
import { useDoing } from './use-doing.ts';
import { type Naming, useName } from './use-name.ts';
import { useWords } from './words/index.ts';

/** A table is opened: which game, for how many, and what is agreed. As it stands, one press is enough. */
export function OpenTable() {
  const t = useWords();
  const all = useGames();
  const games = all.filter((game) => game.rooms);
  const [game, choose] = useState(() => games.find((one) => one === lastGame(all)) ?? games[0]!);
  const naming = useName();
  return (
    <Room title={t('rooms.openTitle')} back={{ lobby: 'tables' }}>
      <div className="sheet-like rooms-sheet opening">
        <GameChoice games={games} game={game} choose={choose} />
        <Suspense fallback={<div className="opening-form" />}>
          <Form key={game.name} game={game} naming={naming} />
        </Suspense>
      </div>
    </Room>
  );
}

interface ChoiceProps {
  readonly games: readonly GameUi[];
  readonly game: GameUi;
  choose(game: GameUi): void;
}

function GameChoice({ games, game, choose }: ChoiceProps) {
  const t = useWords();
  const name = useId();
  return (
    <fieldset className="game-choice">
      <legend className="sr">{t('rooms.which')}</legend>
      {games.map((one) => (
        <label key={one.name} data-chosen={one === game || undefined}>
          <input type="radio" name={name} checked={one === game} onChange={() => choose(one)} />
          <Suspense fallback={<span className="picture wood" />}>
            <GamePicture game={one} />
          </Suspense>
          <span className="game-name">{t(`${one.name}.name`)}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface FormProps {
  readonly game: GameUi;
  /** Told once, whichever game is chosen. */
  readonly naming: Naming;
}

function Form({ game, naming }: FormProps) {
  const t = useWords();
  const { optionsOf, Terms } = use(fetchRooms(game));
  const [opening, setOpening] = useState(keptOpening);
  const [rules, setRules] = useState(() => keptSetup(game));
  const [isPage, setPage] = useState(false);
  const { isBusy, problem, run } = useDoing();
  const { min, max } = game.seats;
  const wished = opening.seats[game.name] ?? game.setups.usual.seats.length;
  const count = Math.min(max, Math.max(min, wished));
  const setup = game.setups.withSeats(rules, emptySeats(count));
  const isPossible = game.setups.isPossible(setup) && naming.isReady;
  const change = (next: Agreement) => {
    // Who sits at this device is another matter.
    const own = game.setups.withSeats(next, rules.seats);
    keepSetup(game, own);
    setRules(own);
  };
  const keep = (next: typeof opening) => {
    keepOpening(next);
    setOpening(next);
  };
  const { isRated } = opening.settings;
  const said = isBusy
    ? 'rooms.opening'
    : !naming.isReady
      ? 'rooms.nameFirst'
      : isRated
        ? undefined
        : 'rooms.botsToo';
  const open = () =>
    void run(async () => {
      await naming.arrive();
      // The next one that is opened is of the same game.
      keepSetup(game, rules);
      const { table } = await openTable({
        game: game.name,
        options: optionsOf(setup),
        settings: opening.settings,
      });
      goTo({ game: table });
    });
  const people = (
    <Word
      label={t('rooms.peopleLabel')}
      words={t('rooms.people', { n: count })}
      options={Array.from({ length: max - min + 1 }, (_, i) => min + i).map((n) => ({
        key: String(n),
        words: t('rooms.people', { n }),
        chosen: n === count,
        choose: () => keep({ ...opening, seats: { ...opening.seats, [game.name]: n } }),
      }))}
    />
  );
  if (isPage && game.Page)
    return (
      <div className="opening-page">
        <Suspense>
          <game.Page
            setup={setup}
            change={change}
            isTaken
            play={() => flushSync(() => setPage(false))}
            back={() => flushSync(() => setPage(false))}
          />
        </Suspense>
      </div>
    );
  return (
    <form
      className="opening-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (isPossible) open();
      }}
    >
      <Terms setup={setup} change={change} people={people} openPage={() => setPage(true)} />
      <hr />
      <SettingsSentence settings={opening.settings} change={(settings) => keep({ ...opening, settings })} />
      {naming.isNeeded && <hr />}
      <NameLine naming={naming} />
      <Problem because={problem} />
      <p className="form-row">
        <small className="muted" role="status">
          {said && t(said)}
        </small>
        <button type="submit" className="btn wax" aria-disabled={!isPossible || isBusy || undefined}>
          {t('rooms.open')}
        </button>
      </p>
    </form>
  );
}
