/**
 * Strength of each seat's meeples in a feature, four bits a seat, so that joining two features is one addition. The majority is
 * decided here and nowhere else.
 */
const BITS = 4;
/** The most that a seat can have in one feature; `capacity.ts` refuses games that need more. */
export const STRENGTH_MASK = 15;
export const SEATS_OF_STRENGTH = 32 / BITS;

/** So much strength of that seat. */
export const strengthFor = (seat: number, strength: number): number => strength << (BITS * seat);
/** A seat's strength in a feature. CAR-MAJ-01 */
export const strengthOf = (strengths: number, seat: number): number =>
  (strengths >>> (BITS * seat)) & STRENGTH_MASK;
/** Tells whether any meeple stands there. CAR-MEEP-02 */
export const isOccupied = (strengths: number): boolean => strengths !== 0;

/**
 * The seats that control a feature, as bits: nobody has more strength in it than they; none where nobody stands.
 * CAR-MAJ-01, CAR-MAJ-02
 */
export function controllers(strengths: number): number {
  let most = 1;
  let seats = 0;
  let seat = 1;
  for (let rest = strengths; rest !== 0; rest >>>= BITS) {
    const own = rest & STRENGTH_MASK;
    if (own > most) {
      most = own;
      seats = seat;
    } else if (own === most) seats |= seat;
    seat <<= 1;
  }
  return seats;
}
export const controls = (strengths: number, seat: number): boolean =>
  ((controllers(strengths) >> seat) & 1) === 1;

/** The same for strengths by seat, as views have them. CAR-MAJ-01, CAR-MAJ-02 */
export function controllersOf(strength: readonly number[]): number[] {
  const seats = controllers(strength.reduce((all, own, seat) => all | strengthFor(seat, own), 0));
  return strength.flatMap((_, seat) => (((seats >> seat) & 1) === 1 ? [seat] : []));
}
