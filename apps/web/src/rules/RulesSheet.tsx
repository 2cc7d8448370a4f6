import './rules.css';
import { Suspense, useDeferredValue, useId, useState } from 'react';
import { useGames } from '../game/context.ts';
import type { GameUi } from '../game/game-ui.ts';
import { useTranslator } from '../i18n/context.ts';
import { lastGame, loadSetup } from '../storage/local-storage.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { LanguagePicker } from '../ui/LanguagePicker.tsx';
import { RulesPages } from './RulesPages.tsx';

interface Props {
  /** The rule to show; empty: the table of contents. */
  readonly id: string;
  show(id: string | undefined): void;
}

/** The rules without a table: of the game that was set up last, with a switch to all others. */
export default function RulesSheet({ id, show }: Props) {
  const t = useTranslator();
  const games = useGames();
  const gameOf = (rule: string) => games.find(({ rulePrefix }) => rule.startsWith(rulePrefix));
  const [game, choose] = useState(() => gameOf(id) ?? lastGame(games));
  // The old text stays until the next one has loaded.
  const shown = useDeferredValue(game);
  const at = useDeferredValue(id);
  const open = (rule: string | undefined) => {
    choose((before) => (rule && gameOf(rule)) || before);
    show(rule);
  };
  return (
    <Dialog title={t('rules.title')} onClose={() => show(undefined)} hasAddress>
      {games.length > 1 && (
        <GameSwitch
          chosen={game}
          choose={(next) => {
            choose(next);
            show('');
          }}
        />
      )}
      <LanguagePicker />
      <Suspense fallback={<p className="drawer-in muted">{t('rules.loading')}</p>}>
        <RulesPages
          game={shown}
          setup={loadSetup(shown)}
          id={at}
          title={t(`${shown.name}.name`)}
          others={games.flatMap(({ name }) => (name === shown.name ? [] : [name]))}
          show={open}
        />
      </Suspense>
    </Dialog>
  );
}

/** Switches between the games' rules. */
function GameSwitch({ chosen, choose }: { readonly chosen: GameUi; choose(game: GameUi): void }) {
  const t = useTranslator();
  const name = useId();
  return (
    <fieldset className="rule-games">
      <legend className="sr">{t('rules.game')}</legend>
      {useGames().map((game) => (
        <label key={game.name}>
          <input
            type="radio"
            className="sr"
            name={name}
            checked={game === chosen}
            onChange={() => choose(game)}
          />
          {t(`${game.name}.name`)}
        </label>
      ))}
    </fieldset>
  );
}
