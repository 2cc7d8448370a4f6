/** Traders & Builders as printed in 2003, 2015 and 2021: 24 tiles, 9 wine, 6 grain, 5 cloth. CAR-TB-TILES, CAR-TB-GOODS */
export const TRADERS = `
TB-A x1 CRFF | c1(N) r1(E-c1) f1(E1;c1) f2(E3 S W;c1)
TB-B x1 RRRR | r1(N-S) r2(E-W) f1(N1 W3;-) f2(N3 E1;-) f3(E3 S1;-) f4(S3 W1;-)
TB-C x1 CFRR | c1(N) r1(S-c1) r2(W-h) f1(W3;c1) f2(S3 W1;-) f3(E S1;c1)
TB-D x1 CRCC | c1(N W;grain) c2(S) r1(E-c1) f1(E1;c1) f2(E3;c1 c2)
TB-E x1 FCRC | c1(E W;grain) r1(S-c1) f1(N;c1) f2(S1;c1) f3(S3;c1)
TB-F x1 CFRC | c1(N W;grain) r1(S-c1) f1(E S1;c1) f2(S3;c1)
TB-G x1 CFFC | c1(N W;grain) f1(E S;c1)
TB-H x1 CCFC | c1(N E W;grain) f1(S;c1)
TB-I x1 CFRC | c1(N W;grain) r1(S-c1) f1(E;c1) f2(S1;c1) f3(S3;c1)
TB-J x1 FRRR | m1 r1(E-m1) r2(S-m1) r3(W-m1) f1(N E1 W3;-) f2(E3 S1;-) f3(S3 W1;-)
TB-K x1 CCRF | c1(N E;cloth) r1(S-c1) f1(S1;c1) f2(S3 W;c1)
TB-L x1 CRCC | c1(N W;cloth) c2(S) r1(E-c1) f1(E1;c1) f2(E3;c1 c2)
TB-M x1 CCCC | c1(N W;cloth) c2(E) c3(S) f1(-;c1 c2 c3)
TB-N x1 FCCC | c1(E W;cloth) c2(S) f1(N;c1) f2(-;c1 c2)
TB-O x1 CRRC | c1(N W;cloth) r1(E-c1) r2(S-c1) f1(E1;c1) f2(E3;c1) f3(S1;c1) f4(S3;c1)
TB-P x1 FCCC | c1(E W;wine) c2(S) f1(N;c1) f2(-;c1 c2)
TB-Q x1 FCFC | c1(E W;wine) f1(N;c1) f2(S;c1)
TB-R x1 RCRC | c1(E W;wine) r1(N-c1) r2(S-c1) f1(N1;c1) f2(N3;c1) f3(S1;c1) f4(S3;c1)
TB-S x1 FCRC | c1(E W;wine) r1(S-c1) f1(N;c1) f2(S1;c1) f3(S3;c1)
TB-T x1 CFFC | c1(N W;wine) f1(E S;c1)
TB-U x1 CRRC | c1(N W;wine) r1(E-c1) r2(S-c1) f1(E1;c1) f2(E3 S1;c1) f3(S3;c1)
TB-V x1 CCRC | c1(N E W;wine) r1(S-c1) f1(S1;c1) f2(S3;c1)
TB-W x1 CRFC | c1(N W;wine) r1(E-c1) f1(E1;c1) f2(E3;c1) f3(S;c1)
TB-X x1 CCCC | c1(N W;wine) c2(E S) f1(-;c1 c2)
`;

/** The third edition's tiles instead of TB-A, TB-J, TB-L and TB-T. CAR-TB-TILES-05, CAR-TB-TILES-06 */
export const TRADERS_THIRD = `
TB-A' x1 CRFF | c1(N) r1(E-o) f1(E1 E3 S W;c1)
TB-J' x1 FFRR | m1 r1(S-m1) r2(W-o) f1(N E S1 S3 W1 W3;-)
TB-L' x1 CCRC | c1(N W;cloth) c2(E) r1(S-c1) f1(S1;c1 c2) f2(S3;c1)
`;

/** The third edition's tile with chickens beside a river: used only with the River. CAR-RIV-09 */
export const TRADERS_RIVER = `
TB-T' x1 CCVV | c1(N E;chicken) v1(S-W) f1(S1 W3;c1) f2(S3 W1;-)
`;
