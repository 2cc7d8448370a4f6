import type { TableSettings } from '@bastide/protocol';
import { Suspense, use, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { useGames } from '../game/context.ts';
import { fetchLobby } from '../game/fetch-modules.ts';
import type { GameUi } from '../game/game-ui.ts';
import { itemAt } from '../must.ts';
import { emptySeats } from '../people/seats.ts';
import { navigate } from '../router/history.ts';
import type { GameSetup } from '../session/session.ts';
import { lastGame, loadSetup, saveSetup } from '../storage/local-storage.ts';
import { WordSelect } from '../ui/WordSelect.tsx';
import { GamePicture } from './GameSummary.tsx';
import { LobbyLayout } from './LobbyLayout.tsx';
import { useLobbyTranslator } from './messages.ts';
import { NameEntry, type NameEntryState, useNameEntry } from './NameEntry.tsx';
import { ProblemNote } from './ProblemNote.tsx';
import { TableSettingsForm } from './TableSettingsForm.tsx';
import { createTable } from './table-api.ts';
import { loadTableDefaults, saveTableDefaults } from './table-defaults.ts';
import { useRequest } from './use-request.ts';

/** The form that creates a table: game, number of players, settings. As it stands, one press is enough. */
export function CreateTableScreen() {
  const t = useLobbyTranslator();
  const all = useGames();
  const games = all.filter((game) => game.lobby);
  const [game, choose] = useState(() => games.find((one) => one === lastGame(all)) ?? itemAt(games, 0));
  const naming = useNameEntry();
  return (
    <LobbyLayout title={t('lobby.openTitle')} back={{ lobby: 'tables' }}>
      <div className="sheet-like lobby-sheet opening">
        <GameChoice games={games} game={game} choose={choose} />
        <Suspense fallback={<div className="opening-form" />}>
          <CreateTableForm key={game.name} game={game} naming={naming} />
        </Suspense>
      </div>
    </LobbyLayout>
  );
}

interface ChoiceProps {
  readonly games: readonly GameUi[];
  readonly game: GameUi;
  choose(game: GameUi): void;
}

function GameChoice({ games, game, choose }: ChoiceProps) {
  const t = useLobbyTranslator();
  const name = useId();
  return (
    <fieldset className="game-choice">
      <legend className="sr">{t('lobby.which')}</legend>
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
  /** Asked once, whichever game is chosen. */
  readonly naming: NameEntryState;
}

function CreateTableForm({ game, naming }: FormProps) {
  const t = useLobbyTranslator();
  const { OptionsForm } = use(fetchLobby(game));
  const [isPage, setPage] = useState(false);
  const defaults = useDefaults(game);
  const { setup, change, settings, changeSettings } = defaults;
  const { open, isBusy, problem } = useOpening(game, naming, defaults);
  const isPossible = game.setups.isPossible(setup) && naming.isReady;
  const said = isBusy
    ? 'lobby.opening'
    : !naming.isReady
      ? 'lobby.nameFirst'
      : settings.isRated
        ? undefined
        : 'lobby.botsToo';
  if (isPage && game.Page)
    return (
      <div className="opening-page">
        <Suspense>
          <game.Page
            setup={setup}
            change={change}
            isForTable
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
      <OptionsForm
        setup={setup}
        change={change}
        people={<PeopleSelect game={game} count={setup.seats.length} change={defaults.changeCount} />}
        openPage={() => setPage(true)}
      />
      <hr />
      <TableSettingsForm settings={settings} change={changeSettings} />
      {naming.isNeeded && <hr />}
      <NameEntry naming={naming} />
      <ProblemNote because={problem} />
      <p className="form-row">
        <small className="muted" role="status">
          {said && t(said)}
        </small>
        <button type="submit" className="btn primary" aria-disabled={!isPossible || isBusy || undefined}>
          {t('lobby.open')}
        </button>
      </p>
    </form>
  );
}

/** Rules, seats and settings of the table to be created; they are kept for the next one. */
function useDefaults(game: GameUi) {
  const [opening, setOpening] = useState(loadTableDefaults);
  const [rules, setRules] = useState(() => loadSetup(game));
  const { min, max } = game.seats;
  const wished = opening.seats[game.name] ?? game.setups.defaultSetup.seats.length;
  const count = Math.min(max, Math.max(min, wished));
  const keep = (next: typeof opening) => {
    saveTableDefaults(next);
    setOpening(next);
  };
  return {
    rules,
    setup: game.setups.withSeats(rules, emptySeats(count)),
    change(next: GameSetup) {
      // The players at this device are another matter.
      const own = game.setups.withSeats(next, rules.seats);
      saveSetup(game, own);
      setRules(own);
    },
    settings: opening.settings,
    changeSettings: (settings: TableSettings) => keep({ ...opening, settings }),
    changeCount: (n: number) => keep({ ...opening, seats: { ...opening.seats, [game.name]: n } }),
  };
}

/** Creates the table at the server and goes there. */
function useOpening(
  game: GameUi,
  naming: NameEntryState,
  { rules, setup, settings }: Pick<ReturnType<typeof useDefaults>, 'rules' | 'setup' | 'settings'>,
) {
  const { optionsOf } = use(fetchLobby(game));
  const { isBusy, problem, run } = useRequest();
  const open = () =>
    void run(async () => {
      await naming.arrive();
      // The next table starts with the same game.
      saveSetup(game, rules);
      const { table } = await createTable({ game: game.name, options: optionsOf(setup), settings });
      navigate({ game: table });
    });
  return { open, isBusy, problem };
}

interface PeopleSelectProps {
  readonly game: GameUi;
  readonly count: number;
  change(count: number): void;
}

/** The number of players, as a changeable word. */
function PeopleSelect({ game: { seats }, count, change }: PeopleSelectProps) {
  const t = useLobbyTranslator();
  const { min, max } = seats;
  return (
    <WordSelect
      label={t('lobby.peopleLabel')}
      words={t('lobby.people', { n: count })}
      options={Array.from({ length: max - min + 1 }, (_, i) => min + i).map((n) => ({
        key: String(n),
        words: t('lobby.people', { n }),
        chosen: n === count,
        choose: () => change(n),
      }))}
    />
  );
}
