/** What the learnt bot asks of the packed state beside what every bot does. */
import { packed } from '@bastide/catan';

export const {
  ACCEPT,
  BUY,
  CITY,
  DEALT_CARD,
  DECLINED,
  END,
  KNIGHT,
  kindOf,
  MAP,
  MONOPOLY,
  PLENTY,
  placer,
  POINT,
  ROADS,
  ROLL,
  SETTLE,
  START,
  STOLEN_CARD,
  TRADE_WITH,
  WITHDRAW,
} = packed;
