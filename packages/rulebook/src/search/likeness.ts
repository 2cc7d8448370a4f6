import { HAN } from './tokens.ts';

/** Weights of a match: a word as typed, a longer word, another form of the word. */
const EXACT = 4;
const PREFIX = 3;
const OTHER_FORM = 2;
/** Letters that two forms of a word share at least. */
const LEAST_STEM = 3;

/** Returns how well a token of a rule matches a word of the query; 0 for no match. */
export function likeness(token: string, word: string): number {
  if (token === word) return EXACT;
  if (HAN.test(word)) return token.includes(word) ? PREFIX : 0;
  if (word.length >= 3 && token.startsWith(word)) return PREFIX;
  return isOtherForm(token, word) ? OTHER_FORM : 0;
}

/** True for two forms of one word, such as "cities" and "city": what follows their common stem is an ending in both. */
function isOtherForm(token: string, word: string): boolean {
  const shorter = Math.min(token.length, word.length);
  let shared = 0;
  while (shared < shorter && token[shared] === word[shared]) shared++;
  // An ending may begin before the letters differ: «свинья», «свиней».
  for (let stem = shared; stem >= Math.max(LEAST_STEM, shared - 2); stem--)
    if (ENDINGS.has(token.slice(stem)) && ENDINGS.has(word.slice(stem))) return true;
  return false;
}

/** Endings of English, Spanish, German, Russian and Ukrainian, without accents. Scripts keep them apart. */
const ENDINGS: ReadonlySet<string> = new Set(
  [
    "'s s es ed d e y ie ies ied ing er ers r rs ly al",
    'a o as os ar er ir an en ado ada ados adas ido ida idos idas ando iendo cion ciones on ones es amos imos ara',
    'n t st te ten tet est em ern ens nen ung ungen in innen lich st',
    'а я о е и і ї ы у ю ь й є ов ев ів їв ей ам ям ом ем єм ою ею єю ами ями ах ях ья ьи ью ьей ії ія ію ією ьми',
    'ый ий ой ая яя ое ее ые ие ого его ому ему им ым их ых ими ыми ої ій ім ими ень ня ні нями',
    'ть ти ет ит ят ют ут ат ешь ишь ем им ете ите ли ла ло л в ают яют ает яет ует уют ать ять еть ить ывать ивать ся сь ться ется ются',
    'ає є ють ує ують ати яти іти ити увати уть ить ять мо те вся лася лося лися тися ється',
    'ка ки ку кой ок ек ко ку ків ци ця цю цем ців ці цями цях ець ец ца цу цов цы цев ни ень',
    'ость ости остью остей ість ості істю остей',
    'ен ена ено ены ан ана ано аны ение ения ению ением ання анню енню ення ено ено ний ного ная ный ные ной ную',
  ].flatMap((line) => ['', ...line.split(' ')]),
);
