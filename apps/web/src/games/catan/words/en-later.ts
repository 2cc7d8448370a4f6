import type { GameSecondaryMessages } from '../../../i18n/messages.ts';

/** English for what is opened later: the rules of a table, the check of the dice. */
export const messages = {
  'catan.seats': 'Who plays Catan',
  'catan.findHint': 'robber, harbour, longest road…',
  'catan.allEditions': 'all editions, as far as known',
  'catan.chanceTitle':
    '{chart, select, sums {Sums of two dice} pairs {Pairs of dice} other {Development cards bought}}',
  'catan.chanceBar':
    '{bar, select, knight {Knight} point {Victory point} roads {Road building} plenty {Year of plenty} monopoly {Monopoly} other {{bar}}}',

  'island.title': 'Rules of this table',
  'island.option.victoryTarget': 'Points to win',
  'island.option.map': 'Island',
  'island.option.friendlyRobber': 'Friendly robber',
  'island.note.friendlyRobber':
    'It keeps away from hexes with buildings of seats that have two points or fewer.',
  'island.option.noSevenRounds': 'Rounds without a 7',
  'island.value.noSevenRounds': '{value, plural, =0 {none} one {the first} other {the first #}}',
  'island.note.noSevenRounds': 'So long everybody builds in peace.',
  'island.option.discardLimit': 'Cards safe from a 7',
  'island.value.discardLimit': '{value, select, 95 {any number} other {up to {value}}}',
  'island.note.discardLimit': 'Whoever holds more gives back half of them. The printed game says 7.',
  'island.option.dice': 'Dice',
  'island.value.dice':
    '{value, select, deck {a deck of all 36 rolls} deck_5 {a deck, shuffled anew when 5 are left} other {two dice}}',
  'island.note.dice': 'From a deck every roll comes as often as it should.',
  'island.option.robberDesert': 'The robber may go back to the desert',
  'island.note.robberDesert': 'Printed so; else it must always block a hex that yields.',
  'island.option.noPlayerTrades': 'Players trade with each other',
  'island.note.noPlayerTrades': 'Else there are only the bank and the harbours.',
  'island.option.tradeBuild': 'Trading and building',
  'island.value.tradeBuild': '{value, select, separate {first trade, then build} other {in any order}}',
  'island.note.tradeBuild': 'If first you trade, the first thing built ends the trading of that turn.',
  'island.option.startSettlements': 'Settlements at the start',
  'island.value.startSettlements': '{value, plural, one {# for each} other {# for each}}',
  'island.note.startSettlements': 'Three are usual for two players.',
  'island.changes':
    '{n, plural, =0 {All as printed.} one {# rule is not as printed.} other {# rules are not as printed.}}',
  'island.asPrinted': 'All as printed',
  'island.done': 'Agreed',
  'island.refused':
    '{option, select, startSettlements {The island for beginners has two settlements for each; {n} cannot stand there.} other {These rules do not go together.}}',
  'island.seats': 'So many cannot play: there are 2 to 4 seats.',

  'dice.title': 'Check of the dice',
  'dice.deck':
    'Here rolls come from a deck of all 36 pairs{five, select, yes {, shuffled anew when five are left} other {}}. Each depends on those before it, so there are no independent dice to check.',
  'dice.few': 'So few rolls say nothing yet: from {n} rolls on they can be compared.',
  'dice.quiet':
    'No 7 can come in {n, plural, one {the first round} other {the first # rounds}}, so only later rolls are compared.',
  'dice.usual': 'With fair dice, more than half of all games show a greater difference (p {p}).',
  'dice.rare': 'With fair dice, about one game in {n} shows a greater difference (p {p}).',
  'dice.sums': 'Sum',
  'dice.rolled': 'Rolled',
  'dice.expected': 'Expected',
  'dice.sevens': 'Sevens: {n}; expected: {expected}.',
  'dice.again':
    'The same sum as in the roll before: {n, plural, one {# time} other {# times}}; expected: {expected}.',
  'dice.longest': 'The longest run: {sum} was rolled {n} times in a row.',
  'dice.how': 'How it was computed',
  'dice.howText':
    'Of the 36 ways in which two dice fall, 1 to 6 give each sum. A chi-square test compares them with the rolls; neighbouring sums are counted together until at least five rolls are expected of each group. χ² = {x}, {freedom, plural, one {# degree} other {# degrees}} of freedom; p {p} is the chance that fair dice stray at least so far.',

  'menu.unhurried': 'Offers of bots wait for my answer',

  'draws.dice': '{a} and {b} = {sum}',
  'draws.stolen': 'Stolen: {card}',
  'draws.dealt': 'Bought: {card}',
  'draws.island': 'The island',
  'draws.cards': 'Development cards',

  'catan.term':
    '{term, select, points {points} production {production} robber {the robber} cards {cards in hand} harbours {harbours} pieces {pieces} developments {development cards} army {largest army} road {longest road} places {places to build} tempo {pace} trade {the trade} other {the others}}',
  'catan.move':
    '{kind, select, roll {Roll} buy {Development card} rob {Rob {name}} discard {Give back: {give}} bank {Bank: {give} for {get}} offer {Offer: {give} for {get}} counter {Offer instead: {give} for {get}} withdraw {Withdraw the offer} accept {Accept} decline {Decline} trade {Trade with {name}} skip {No second road} other {End of turn}}',
} as const satisfies Record<string, string> & GameSecondaryMessages<'catan'>;
