/** Parts of the packed state that only the learnt bot reads. */
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
