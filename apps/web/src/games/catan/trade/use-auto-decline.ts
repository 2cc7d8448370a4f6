import type { View } from '@bastide/catan';
import { useState } from 'react';

/** Seats that pressed "not this turn": until it ends they decline every offer. The record does not contain it. */
export interface AutoDecline {
  has(seat: number): boolean;
  begin(seat: number): void;
  end(seat: number): void;
}

export function useAutoDecline({ turn }: View): AutoDecline {
  const [kept, setKept] = useState<{ readonly turn: number; readonly seats: readonly number[] }>({
    turn,
    seats: [],
  });
  const seats = kept.turn === turn ? kept.seats : [];
  return {
    has: (seat) => seats.includes(seat),
    begin: (seat) => setKept({ turn, seats: [...seats, seat] }),
    end: (seat) => setKept({ turn, seats: seats.filter((one) => one !== seat) }),
  };
}
