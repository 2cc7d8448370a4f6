// The parts of Catan that few visits open, loaded as one file.
import {
  type Action,
  type Catan,
  CHOICES,
  catanDraws,
  type Event,
  RANGES,
  type Rules,
  SEVEN,
} from '@bastide/catan';
import type { ChanceDescriber, FaultTexts, KeyBinding, SecondaryModule } from '../../game/game-ui.ts';
import { ToggleSetting } from '../../menu/controls.tsx';
import { useGameSetting } from '../../settings/context.ts';
import { noiseLayer, type SoundRecipe, triangleLayer } from '../../sound/layers.ts';
import { coins, dedupeSounds, type Sound, type SoundContext, type SoundsOf } from '../../sound/sounds.ts';
import { CAMERA_KEYS, ESCAPE_KEY, NEXT_KEYS, READING_KEYS, SIDEBAR_KEY } from '../../table/key-bindings.ts';
import { moveDescriber } from './explanation/index.tsx';
import { type CatanKey, useCatanTranslator } from './messages.ts';
import { AUTO_END, NO_TRADE_TIMEOUT } from './own-settings.ts';
import type { CatanSetup } from './setup.ts';
import { resourceName } from './text/cards.ts';
import { refusalReason } from './text/refusal-text.ts';

/** Two dice that roll over the table. */
export const DICE: SoundRecipe = {
  name: 'dice',
  next: 0.42,
  layers: [0, 0.05, 0.13, 0.2, 0.29].flatMap((at, i) => [
    noiseLayer(at, 0.025, 2600 - 250 * i, 0.3),
    triangleLayer(at, 0.03, 900 - 60 * i, 0.12),
  ]),
};

/** Returns the sounds of events of Catan; none depends on a hidden card. */
export const soundsOf: SoundsOf<Event> = (events, around) =>
  dedupeSounds(events.flatMap((event) => soundsOfOne(event, around)));

const CARD: readonly Sound[] = [{ name: 'card' }];

function soundsOfOne(event: Event, { isMine, seats }: SoundContext): readonly Sound[] {
  switch (event.type) {
    case 'built':
      return [{ name: 'laid', mine: isMine(event.seat) }];
    case 'rolled':
      return event.dice[0] + event.dice[1] === SEVEN ? [{ name: DICE }, { name: 'drum' }] : [{ name: DICE }];
    case 'produced':
      return event.cards.some((own) => Object.keys(own).length > 0) ? CARD : [];
    case 'robber':
      return [{ name: 'peg' }];
    case 'bought':
    case 'robbed':
    case 'discarded':
    case 'took':
    case 'monopoly':
    case 'banked':
    case 'traded':
      return CARD;
    case 'played':
      return [{ name: 'paper' }];
    case 'offered':
    case 'countered':
      if (isMine(event.seat)) return [{ name: 'seal' }];
      return event.to.some(isMine) ? [{ name: 'quill' }] : [];
    case 'accepted':
    case 'declined':
      return [{ name: 'nib' }];
    case 'scored':
      return event.final || event.points <= 0 ? [] : [coins(event.points)];
    case 'turn':
      return event.turn > 1 && isMine((event.seat + seats - 1) % seats) ? [{ name: 'seal' }] : [];
    case 'ended':
      return [{ name: 'chord' }];
    default:
      return [];
  }
}

const isName = (name: string): name is keyof Rules =>
  Object.hasOwn(CHOICES, name) || Object.hasOwn(RANGES, name);

/** Texts for faults in a record of Catan: options, and rules that it breaks. */
export const faultTexts: FaultTexts<CatanKey> = {
  option(t, _fault, option) {
    if (option === 'options') return t('recordFault.option.options');
    if (option === 'seats') return t('island.seats');
    return isName(option)
      ? t('recordFault.option.value', { option: t(`island.option.${option}`) })
      : undefined;
  },
  rule(t, fault) {
    const reason = refusalReason(t, fault);
    return reason && t.sentence(reason);
  },
};

/** Names and counts the draws in a game of Catan: dice, cards bought and stolen, the island. */
const chanceDescriber: ChanceDescriber<Catan, CatanKey> = {
  describe(t, action: Action) {
    switch (action.type) {
      case 'dice': {
        const [a, b] = action.dice;
        return t('draws.dice', { a, b, sum: a + b });
      }
      case 'stolen':
        return t('draws.stolen', { card: resourceName(t, action.card) });
      case 'dealt':
        return t('draws.dealt', { card: t('catan.dev.name', { card: action.card }) });
      default:
        return t('draws.island');
    }
  },
  charts: [
    {
      title: 'catan.dice.title',
      bars: () => catanDraws.sums.bars,
      barOf: catanDraws.sums.barOf,
    },
    {
      title: 'draws.cards',
      bars: (t) => catanDraws.cards.bars.map((card) => t('catan.dev.name', { card })),
      barOf: catanDraws.cards.barOf,
    },
  ],
};

/** The key bindings of this table. */
const KEY_BINDINGS: readonly KeyBinding<CatanKey>[] = [
  ['↑ ↓ ← →', 'catan.keys.arrows'],
  NEXT_KEYS,
  ['Space', 'catan.keys.space'],
  ['B', 'catan.keys.build'],
  ['1 … 9', 'catan.keys.digits'],
  ['T', 'catan.keys.trade'],
  ['Enter', 'catan.keys.enter'],
  ESCAPE_KEY,
  ['U', 'catan.keys.undo'],
  ...CAMERA_KEYS,
  ['G', 'catan.keys.production'],
  SIDEBAR_KEY,
  [',  .', 'catan.keys.step'],
  ...READING_KEYS,
];

export const secondary: SecondaryModule<Catan, CatanSetup> = {
  soundsOf,
  faultTexts,
  chance: chanceDescriber,
  moves: moveDescriber,
  keys: KEY_BINDINGS,
  settings: [
    { name: NO_TRADE_TIMEOUT.name, after: 'hand', Row: NoTradeTimeout },
    { name: AUTO_END.name, after: 'hand', Row: AutoEnd },
  ],
};

/** The setting by which offers of bots wait for an answer. */
function NoTradeTimeout() {
  const t = useCatanTranslator();
  const [isOn, change] = useGameSetting(NO_TRADE_TIMEOUT);
  return <ToggleSetting label={t('menu.unhurried')} on={isOn} onChange={change} />;
}

/** The setting by which a turn without a decision ends by itself. */
function AutoEnd() {
  const t = useCatanTranslator();
  const [isOn, change] = useGameSetting(AUTO_END);
  return <ToggleSetting label={t('menu.autoEnd')} on={isOn} onChange={change} />;
}
