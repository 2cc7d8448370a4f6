import { RESOURCES } from '@bastide/catan';
import type { Refusal } from '@bastide/contract';
import type { Words } from '../words/index.ts';
import { cardsWords } from './cards.ts';

/** Rules whose refusals need no facts. */
const PLAIN = [
  'CAT-COMP-01',
  'CAT-COMP-03',
  'CAT-COMP-04',
  'CAT-MAP-10',
  'CAT-MAP-12',
  'CAT-MAP-15',
  'CAT-MAP-16',
  'CAT-SETUP-03',
  'CAT-SETUP-04',
  'CAT-TURN-01',
  'CAT-TURN-03',
  'CAT-TURN-04',
  'CAT-TURN-07',
  'CAT-BUILD-02',
  'CAT-ROAD-01',
  'CAT-ROAD-03',
  'CAT-ROAD-04',
  'CAT-ROAD-07',
  'CAT-SETL-02',
  'CAT-SETL-03',
  'CAT-SETL-04',
  'CAT-SETL-06',
  'CAT-CITY-01',
  'CAT-CITY-03',
  'CAT-DEV-01',
  'CAT-DEV-02',
  'CAT-DEV-03',
  'CAT-DEV-04',
  'CAT-DEV-05',
  'CAT-PROG-03',
  'CAT-PROG-04',
  'CAT-PROG-05',
  'CAT-PROG-06',
  'CAT-SEVEN-02',
  'CAT-SEVEN-03',
  'CAT-SEVEN-04',
  'CAT-ROBBER-02',
  'CAT-ROBBER-03',
  'CAT-ROBBER-07',
  'CAT-ROBBER-09',
  'CAT-TRADE-02',
  'CAT-TRADE-05',
  'CAT-TRADE-06',
  'CAT-TRADE-08',
  'CAT-TRADE-09',
  'CAT-TRADE-10',
  'CAT-MARI-05',
  'CAT-MARI-06',
  'CAT-MARI-07',
  'CAT-VP-02',
  'CAT-VAR-03',
  'CAT-VAR-07',
  'CAT-VAR-10',
  'CAT-VAR-15',
] as const;
const isPlain = (rule: string): rule is (typeof PLAIN)[number] => (PLAIN as readonly string[]).includes(rule);

/** Returns the reason of a refusal in a sentence. */
export function refusalText(t: Words, { rule, because, facts }: Refusal): string {
  if (isPlain(rule)) return t(`catan.no.${rule}`);
  switch (rule) {
    case 'CAT-TURN-02':
      return t('catan.no.CAT-TURN-02', { rolled: facts?.step === 'main' ? 'yes' : 'no' });
    case 'CAT-BUILD-01': {
      const short = Object.fromEntries(RESOURCES.map((card) => [card, Number(facts?.[card] ?? 0)]));
      return t('catan.no.CAT-BUILD-01', { cards: cardsWords(t, short, 'lack') });
    }
    case 'CAT-MARI-01':
    case 'CAT-MARI-02':
    case 'CAT-MARI-03':
      return t('catan.no.CAT-MARI-01', { rate: Number(facts?.rate ?? 4) });
    case 'CAT-TRADE-04':
      return t('catan.no.CAT-TRADE-04', { gone: String(facts?.gone ?? 'other') });
    default:
      return because;
  }
}
