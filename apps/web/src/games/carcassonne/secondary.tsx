// The parts of Carcassonne that few visits open, loaded as one file.
import {
  type Action,
  type Carcassonne,
  type Event,
  GOODS,
  type Good,
  hasCity,
  hasMonastery,
  hasShield,
  type Options,
  optionsOfRule,
  type Rules,
  rulingEdition,
  type TileFacts,
  tileFacts,
} from '@bastide/carcassonne';
import type { ChanceDescriber, DrawChart, KeyBinding, SecondaryModule } from '../../game/game-ui.ts';
import { capitalize } from '../../i18n/translator.ts';
import { ChoiceSetting, ToggleSetting } from '../../menu/controls.tsx';
import { useGameSetting } from '../../settings/context.ts';
import { CAMERA_KEYS, ESCAPE_KEY, NEXT_KEYS, READING_KEYS, SIDEBAR_KEY } from '../../table/key-bindings.ts';
import { editionText, optionName, optionValue } from './editions/option-text.ts';
import { rulesOf } from './editions/options.ts';
import { faultTexts } from './editions/setup-faults.ts';
import { moveDescriber } from './explanation/index.tsx';
import { type CarcassonneKey, useCarcassonneTranslator } from './messages.ts';
import {
  CONFIRM_MODES,
  CONFIRM_SETTING,
  PLAIN_TILES_SETTING,
  SECOND_TILE_SETTING,
  usePlainTiles,
} from './settings.ts';
import type { CarcassonneSetup } from './setup.ts';
import { tileText } from './text/tile-text.ts';
import './rules/rule-pictures.css';
import { noiseLayer, type SoundRecipe, sineLayer, triangleLayer } from '../../sound/layers.ts';
import { coins, dedupeSounds, type Sound, type SoundContext, type SoundsOf } from '../../sound/sounds.ts';
import { Icon } from '../../ui/Icon.tsx';
import { TilePicture } from './ui/TilePicture.tsx';

/** Sounds of goods; the third edition has chickens for wine. */
export const GOODS_SOUNDS: Readonly<Record<Good | 'chicken', SoundRecipe>> = {
  cloth: { name: 'cloth', next: 0.2, layers: [noiseLayer(0, 0.2, [700, 1400], 0.14)] },
  grain: {
    name: 'grain',
    next: 0.25,
    layers: [0, 0.04, 0.07, 0.12, 0.15, 0.2].map((at) => noiseLayer(at, 0.02, 5200, 0.16)),
  },
  wine: {
    name: 'wine',
    next: 0.2,
    layers: [sineLayer(0, 0.07, [320, 900], 0.3), noiseLayer(0.02, 0.04, 1500, 0.14)],
  },
  chicken: {
    name: 'chicken',
    next: 0.3,
    layers: [triangleLayer(0, 0.06, [480, 640], 0.16), triangleLayer(0.11, 0.1, [560, 820], 0.18)],
  },
};

/** Returns the sounds of events of Carcassonne. */
export const soundsOf: SoundsOf<Event, { readonly options: Pick<Options, 'thirdGood'> }> = (
  events,
  around,
  { options },
) => dedupeSounds(events.flatMap((event) => soundsOfOne(event, around, options.thirdGood)));

/** `third`: the good that is shown for wine. CAR-GEN-05 */
function soundsOfOne(event: Event, { isMine }: SoundContext, third: Rules['thirdGood']): readonly Sound[] {
  switch (event.type) {
    case 'placed':
      return isMine(event.seat)
        ? [{ name: 'seal' }, { name: 'laid', mine: true }]
        : [{ name: 'laid', mine: false }];
    case 'deployed':
      return [{ name: event.figure === 'builder' ? 'pegs' : 'peg' }];
    case 'scored':
      // At the end the points have a table of their own.
      return event.final || event.points <= 0 ? [] : [coins(event.points)];
    case 'goods':
      return GOODS.filter((good) => event.goods[good] > 0).map((good) => ({
        name: GOODS_SOUNDS[good === 'wine' ? third : good],
      }));
    case 'drawn':
      return [{ name: 'paper' }];
    case 'ended':
      return [{ name: 'chord' }];
    default:
      return [];
  }
}

/**
 * Returns a chart of some kind of tiles, by the seat that drew them: all of them are drawn in the end, but not by all
 * seats alike.
 */
const bySeat = (
  title: CarcassonneKey,
  isSuch: (facts: TileFacts) => boolean,
): DrawChart<Carcassonne, CarcassonneKey> => ({
  title,
  bars: (_, names) => names,
  barOf: (action: Action, state) =>
    action.type === 'draw' && isSuch(tileFacts(action.tile)) ? state.seat : undefined,
  turnOf: (state) => state.seat,
});

/** Names and counts the draws in a game of Carcassonne: tiles. */
const chanceDescriber: ChanceDescriber<Carcassonne, CarcassonneKey> = {
  describe(t, action: Action, { edition, thirdGood }) {
    if (action.type !== 'draw') throw new Error(`chance takes no ${action.type}`);
    const words = tileText(t.withTerms({ edition, third: thirdGood }), action.tile);
    return capitalize(words, t.language);
  },
  charts: [
    bySeat('draws.monasteries', hasMonastery),
    bySeat('draws.cities', hasCity),
    bySeat('draws.shields', hasShield),
  ],
};

/** The key bindings of this table. */
const KEY_BINDINGS: readonly KeyBinding<CarcassonneKey>[] = [
  ['↑ ↓ ← →', 'keys.arrows'],
  NEXT_KEYS,
  ['R  Shift R', 'keys.turn'],
  ['Space', 'keys.space'],
  ['1 … 9', 'keys.digits'],
  ['B', 'keys.pair'],
  ['Enter', 'keys.enter'],
  ESCAPE_KEY,
  ...CAMERA_KEYS,
  ['G', 'keys.fields'],
  ['T', 'keys.tiles'],
  SIDEBAR_KEY,
  [',  .', 'keys.step'],
  ...READING_KEYS,
];

/** The edition that is played, with what was changed of it. */
const SetupSummary = ({ setup }: { readonly setup: CarcassonneSetup }) =>
  editionText(useCarcassonneTranslator(), setup);

export const secondary: SecondaryModule<Carcassonne, CarcassonneSetup> = {
  soundsOf,
  faultTexts,
  chance: chanceDescriber,
  moves: moveDescriber,
  keys: KEY_BINDINGS,
  settings: [
    { name: PLAIN_TILES_SETTING.name, after: 'theme', Row: PlainTiles },
    { name: CONFIRM_SETTING.name, after: 'theme', Row: ConfirmMoves },
    { name: SECOND_TILE_SETTING.name, after: 'theme', Row: SecondTilePrompt },
  ],
  drawer: {
    SetupSummary,
    ActiveOptions,
    Pictures: RulePictures,
    ruling: (id, setup) => rulingEdition(id, { edition: setup.edition, ...rulesOf(setup) }),
  },
};

/** The setting for tiles in plain shapes. */
function PlainTiles() {
  const t = useCarcassonneTranslator();
  const [, change] = useGameSetting(PLAIN_TILES_SETTING);
  return <ToggleSetting label={t('menu.plainTiles')} on={usePlainTiles()} onChange={change} />;
}

/** The setting by which the page asks about a second tile. */
function SecondTilePrompt() {
  const t = useCarcassonneTranslator();
  const [isOn, change] = useGameSetting(SECOND_TILE_SETTING);
  return <ToggleSetting label={t('menu.askSecond')} on={isOn} onChange={change} />;
}

/** The setting by which a figure waits for "Lay tile". */
function ConfirmMoves() {
  const t = useCarcassonneTranslator();
  const [confirm, change] = useGameSetting(CONFIRM_SETTING);
  return (
    <ChoiceSetting
      label={t('menu.confirm')}
      value={confirm}
      options={CONFIRM_MODES.map((one) => [one, t(`menu.confirm.${one}`)])}
      onChange={change}
      note={t('menu.confirmNote')}
    />
  );
}

/** The options in force on which the rule depends. */
function ActiveOptions({ id, setup }: { readonly id: string; readonly setup: CarcassonneSetup }) {
  const t = useCarcassonneTranslator();
  const rules = rulesOf(setup);
  return optionsOfRule(id).map((name) => (
    <p key={name} className="small in-force">
      {t('rules.inForce', {
        option: optionName(t, name),
        value: optionValue(t, name, String(rules[name])),
      })}
    </p>
  ));
}

/** Right and wrong side by side, for the rule that is asked about most. */
function RulePictures({ id }: { readonly id: string }) {
  const t = useCarcassonneTranslator();
  if (id !== 'CAR-TILE-02') return null;
  return (
    <div className="pair">
      <figure>
        <div className="two">
          <TilePicture tile="BA-K" />
          <TilePicture tile="BA-K" turned={90} />
        </div>
        <figcaption className="yes">
          <Icon name="check" /> {t('rules.right')}
        </figcaption>
      </figure>
      <figure>
        <div className="two clash">
          <TilePicture tile="BA-U" turned={90} />
          <TilePicture tile="BA-G" />
        </div>
        <figcaption className="no">
          <Icon name="close" /> {t('rules.wrong')}
        </figcaption>
      </figure>
    </div>
  );
}
