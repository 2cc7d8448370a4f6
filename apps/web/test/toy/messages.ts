import { useTranslator } from '../../src/i18n/context.ts';
import type { GameMessageKey, MessageCatalogue } from '../../src/i18n/messages.ts';
import type { Translator } from '../../src/i18n/translator.ts';

const en = {
  'pearls.name': 'Pearls',
  'pearls.tagline': 'Pearls',
  'pearls.play': 'Play Pearls',
  'pearls.resumeWith': 'Pearls with {names}',
  'pearls.progress': 'round {n}',
  'pearls.sentence': 'I play against {bots} ({how}).',
  'pearls.sentencePeople': '{people} play.',
  'pearls.round': 'Round {n} of {total}.',
  'pearls.ask':
    'Your pearl is {pearl, select, white {white: keep it for a point} other {black: give it away}}.',
  'pearls.wait': 'The others choose.',
  'pearls.covered': 'A pearl for {name} alone.',
  'pearls.show': 'Show it',
  'pearls.choice': '{choice, select, keep {Keep it} other {Give it to the left}}',
  'pearls.commit': 'So be it',
  'pearls.hand': '{pearl, select, white {a white pearl} black {a black pearl} other {a hidden pearl}}',
  'pearls.leaf': 'Scores and game log',
  'pearls.board': 'Pearls still in the bag or hidden: {white} white, {black} black.',
  'pearls.dealt': 'draws {pearl, select, white {a white pearl} black {a black pearl} other {a pearl}}',
  'pearls.chose': 'chooses',
  'pearls.paid': 'All show: {list}.',
  'pearls.quiet': 'Nothing has happened yet.',
  'pearls.back': 'One step back',
  'pearls.forward': 'One step on',
  'pearls.again': 'Play again',
  'pearls.key.choose': 'keep or give',
  'pearls.key.commit': 'do what is chosen',
};

const uk: typeof en = {
  'pearls.name': 'Перли',
  'pearls.tagline': '«Перли»',
  'pearls.play': 'Грати в «Перли»',
  'pearls.resumeWith': '«Перли» за столом із гравцями: {names}',
  'pearls.progress': 'раунд {n}',
  'pearls.sentence': 'Я граю проти {bots} ({how}).',
  'pearls.sentencePeople': 'Грають {people}.',
  'pearls.round': 'Раунд {n} з {total}.',
  'pearls.ask': 'Ваша перлина {pearl, select, white {біла: залишена дає очко} other {чорна: віддайте її}}.',
  'pearls.wait': 'Інші обирають.',
  'pearls.covered': 'Перлина лише для гравця {name}.',
  'pearls.show': 'Показати',
  'pearls.choice': '{choice, select, keep {Залишити} other {Віддати ліворуч}}',
  'pearls.commit': 'Хай буде так',
  'pearls.hand': '{pearl, select, white {біла перлина} black {чорна перлина} other {прихована перлина}}',
  'pearls.leaf': 'Очки та літопис',
  'pearls.board': 'Перлини в торбинці або приховані: білих {white}, чорних {black}.',
  'pearls.dealt': 'бере {pearl, select, white {білу перлину} black {чорну перлину} other {перлину}}',
  'pearls.chose': 'обирає',
  'pearls.paid': 'Усі показують: {list}.',
  'pearls.quiet': 'Ще нічого не сталося.',
  'pearls.back': 'На крок назад',
  'pearls.forward': 'На крок уперед',
  'pearls.again': 'Грати ще раз',
  'pearls.key.choose': 'залишити чи віддати',
  'pearls.key.commit': 'зробити обране',
};

const enSecondary = {
  'pearls.seats': 'Pearls: players',
  'pearls.findHint': 'pearl…',
  'pearls.allEditions': 'all editions',
  'pearls.chanceTitle': 'Pearls dealt',
  'pearls.chanceBar': '{bar, select, white {white} other {black}}',
  'pearls.drawn': '{pearl, select, white {A white pearl} other {A black pearl}}',
  'pearls.rounds': '{n} rounds',
  'pearls.fault': 'That is not possible now.',
};

const ukSecondary: typeof enSecondary = {
  'pearls.seats': '«Перли»: гравці',
  'pearls.findHint': 'перлина…',
  'pearls.allEditions': 'усі видання',
  'pearls.chanceTitle': 'Роздані перлини',
  'pearls.chanceBar': '{bar, select, white {білі} other {чорні}}',
  'pearls.drawn': '{pearl, select, white {Біла перлина} other {Чорна перлина}}',
  'pearls.rounds': 'Раундів: {n}',
  'pearls.fault': 'Зараз це неможливо.',
};

export type PearlsKey = GameMessageKey<'pearls', typeof en, typeof enSecondary>;
export type PearlsTranslator = Translator<PearlsKey>;

export const usePearlsTranslator = (): PearlsTranslator => useTranslator<PearlsKey>();

/** Two languages are enough to see that it has them; so little is worth no file. */
export const PEARLS_MESSAGES: MessageCatalogue = {
  primary: async (language) => (language === 'uk' ? uk : en),
  secondary: async (language) => (language === 'uk' ? ukSecondary : enSecondary),
};
