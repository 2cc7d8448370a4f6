import { SEVEN, type View } from '@bastide/catan';
import { itemAt } from '../../../must.ts';
import type { People } from '../../../people/people.ts';
import { kindsIn, totalOf } from '../cards/counts.ts';
import type { LogLine, LogLineOf } from '../log/lines.ts';
import type { CatanTranslator } from '../messages.ts';
import { cardsShort, cardsWords, countWords, resourceName } from './cards.ts';
import { hexOf, hexWords } from './places.ts';
import { nameFor, seatName, youOrName } from './seat-names.ts';

/** A line of the log in words, without its seat: the emblem tells that. */
export function logLineText(
  t: CatanTranslator,
  line: LogLine,
  view: Pick<View, 'hexes'>,
  people: People,
): string {
  const who = line.seat === null ? 'one' : seatName(t, people, line.seat);
  switch (line.kind) {
    case 'placed':
      return t('catan.log.placed', {
        who,
        cards: line.cards && totalOf(line.cards) > 0 ? cardsWords(t, line.cards) : 'none',
      });
    case 'rolled':
      return rollText(t, line, who, people);
    case 'discarded':
      return t('catan.log.discarded', {
        who,
        n: totalOf(line.cards),
        cards: cardsShort(t, line.cards, 'object'),
      });
    case 'robber':
      return robberText(t, line, who, view, people);
    case 'built':
      return t('catan.log.built', { who, piece: line.piece, free: line.free ? 'yes' : 'no' });
    case 'bought':
      return line.card
        ? t('catan.log.boughtThis', { who, card: t('catan.dev.name', { card: line.card }) })
        : t('catan.log.bought', { who });
    case 'played':
      return cardPlayText(t, line, who, (seat) => nameFor(t, people, seat, undefined));
    case 'banked':
    case 'offered':
    case 'traded':
      return exchangeText(t, line, who, people);
    case 'award':
      return t('catan.log.award', {
        who,
        card: line.card === 'longest-road' ? 'road' : 'army',
        n: line.length,
        from: line.from === null ? 'none' : seatName(t, people, line.from),
        name: line.from === null ? '' : nameFor(t, people, line.from, undefined),
        to: line.seat === null ? 'table' : 'seat',
      });
    case 'revealed':
      return t('catan.log.revealed', { who, n: line.count });
    default:
      return t('catan.log.ended', { who, n: line.points });
  }
}

function robberText(
  t: CatanTranslator,
  { to, robbed, nothing }: LogLineOf<'robber'>,
  who: string,
  view: Pick<View, 'hexes'>,
  people: People,
): string {
  const hex = hexOf(view, to);
  const { from, card } = robbed ?? {};
  return t('catan.log.robber', {
    who,
    to: hex ? hexWords(t, hex, 'to') : to,
    robs: from === undefined ? (nothing ? 'nobody' : 'none') : seatName(t, people, from),
    name: from === undefined ? '' : nameFor(t, people, from, undefined),
    seen: card ? 'yes' : 'no',
    cards: card ? countWords(t, card, 1, 'object') : '',
  });
}

function exchangeText(
  t: CatanTranslator,
  line: LogLineOf<'banked' | 'offered' | 'traded'>,
  who: string,
  people: People,
): string {
  const cards = { give: cardsWords(t, line.give, 'object'), get: cardsWords(t, line.get, 'object') };
  switch (line.kind) {
    case 'banked':
      return t('catan.log.banked', { who, ...cards });
    case 'offered':
      return t('catan.log.offered', {
        who,
        counter: line.counter ? 'yes' : 'no',
        ...recipientWords(t, line, people),
        ...cards,
      });
    default:
      return t('catan.log.traded', {
        who,
        with: seatName(t, people, line.with),
        name: nameFor(t, people, line.with, undefined),
        ...cards,
      });
  }
}

/** The seats that an offer is for, unless it is for all others; a counter-offer can only be for the seat whose turn it is. */
function recipientWords(
  t: CatanTranslator,
  { to, counter }: LogLineOf<'offered'>,
  people: People,
): { readonly to: 'all' | 'you' | 'some'; readonly names: string } {
  if (counter || to.length === people.names.length - 1) return { to: 'all', names: '' };
  const [first, ...others] = to;
  const isYou = first !== undefined && others.length === 0 && people.isNameless(first);
  const names = to.map((seat) =>
    t('catan.log.offeredTo', {
      who: youOrName(people, seat, undefined),
      name: itemAt(people.names, seat),
    }),
  );
  return { to: isYou ? 'you' : 'some', names: t.list(names) };
}

function rollText(t: CatanTranslator, line: LogLineOf<'rolled'>, who: string, people: People): string {
  const sum = line.dice[0] + line.dice[1];
  if (sum === SEVEN) {
    const due = line.due.flatMap((n, seat) =>
      n > 0
        ? [
            t('catan.log.gives', {
              who: seatName(t, people, seat),
              name: nameFor(t, people, seat, undefined),
              n,
            }),
          ]
        : [],
    );
    return due.length > 0
      ? t('catan.log.sevenDue', { who, list: t.parts(due) })
      : t('catan.log.seven', { who });
  }
  const own = line.cards[line.seat] ?? {};
  const others = line.cards.flatMap((cards, seat) =>
    seat !== line.seat && totalOf(cards) > 0
      ? [
          t('catan.log.gain', {
            who: seatName(t, people, seat),
            name: nameFor(t, people, seat, undefined),
            cards: cardsShort(t, cards, 'object'),
          }),
        ]
      : [],
  );
  const short = line.shortages.map(({ card }) => resourceName(t, card, 'lack'));
  const bare = line.cards.some((cards) => totalOf(cards) > 0)
    ? t('catan.log.rolled', {
        who,
        sum,
        own: totalOf(own) > 0 ? cardsShort(t, own, 'object') : 'none',
        list: others.length > 0 ? t.groups(others) : 'none',
      })
    : t('catan.log.rolledNothing', { who, sum });
  return short.length > 0 ? t.groups([bare, t('catan.log.short', { list: t.list(short) })]) : bare;
}

function cardPlayText(
  t: CatanTranslator,
  line: LogLineOf<'played'>,
  who: string,
  name: (seat: number) => string,
): string {
  if (line.took) return t('catan.log.plenty', { who, cards: cardsWords(t, line.took) });
  if (!line.resource || !line.from) return t('catan.log.played', { who, card: line.card });
  const card = line.resource;
  const got = line.from.reduce((sum, n) => sum + n, 0);
  const list = line.from.flatMap((n, seat) => (n > 0 ? [t('catan.log.had', { name: name(seat), n })] : []));
  return got > 0
    ? t('catan.log.monopoly', { who, cards: countWords(t, card, got, 'object'), list: t.parts(list) })
    : t('catan.log.monopolyNone', { who, card });
}

/** The yield of a roll, in a whole sentence for the head of the table. */
export function rollSentence(
  t: CatanTranslator,
  line: LogLineOf<'rolled'>,
  people: People,
  me: number | undefined,
): { readonly said: string; readonly rule?: string } {
  const sum = line.dice[0] + line.dice[1];
  const who = youOrName(people, line.seat, me);
  const name = itemAt(people.names, line.seat);
  if (sum === SEVEN) return { said: t('catan.roll.seven', { who, name }) };
  const seats = line.cards.map((_, seat) => seat);
  const order = me === undefined ? seats : [me, ...seats.filter((seat) => seat !== me)];
  const gains = order.flatMap((seat) => {
    const cards = line.cards[seat] ?? {};
    if (kindsIn(cards).length === 0) return [];
    return [
      t('catan.roll.gain', {
        cards: cardsWords(t, cards),
        who: youOrName(people, seat, me),
        name: itemAt(people.names, seat),
      }),
    ];
  });
  const bare =
    gains.length > 0
      ? t('catan.roll.brings', { who, name, sum, list: t.parts(gains) })
      : t('catan.roll.nothing', { who, name, sum });
  if (line.shortages.length === 0) return { said: bare };
  const short = t('catan.roll.short', {
    list: t.list(line.shortages.map(({ card }) => resourceName(t, card, 'lack'))),
    n: line.shortages.length,
  });
  return { said: t.sentences([bare, short]), rule: 'CAT-PROD-04' };
}
