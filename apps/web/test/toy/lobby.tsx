import type { Pearls } from '../../../../packages/contract/test/toy.ts';
import type { LobbyModule, OptionsFormProps } from '../../src/game/game-ui.ts';
import { type PearlsTranslator, usePearlsTranslator } from './messages.ts';
import { pearlsAdapter } from './session.ts';
import type { PearlsSetup } from './setups.ts';

/** The part of Pearls of the screens before an online game. */
export const lobbyModule: LobbyModule<PearlsSetup> = {
  optionsOf: pearlsAdapter.optionsOf,
  describeOptions: (t: PearlsTranslator, options) =>
    t('pearls.rounds', { n: (options as Pearls['Options']).rounds }),
  OptionsForm,
};

/** There is nothing to choose but the number of players. */
function OptionsForm({ people }: OptionsFormProps<PearlsSetup>) {
  const t = usePearlsTranslator();
  return <p className="sentence">{t.rich('pearls.sentencePeople', { people })}</p>;
}
