/** The River, first and second printing: the spring, ten tiles, the lake. CAR-RIV-01 */
export const RIVER = `
RI-A x1 FFVF | v1(S-spring) f1(N E S1 S3 W;-)
RI-B x1 CVRV | c1(N) v1(E-W) r1(S-c1) f1(E1;c1) f2(W3;c1) f3(E3 S1;-) f4(S3 W1;-)
RI-C x1 CVCV | c1(N) c2(S) v1(E-W) f1(E1 W3;c1) f2(E3 W1;c2)
RI-D x1 VFVF | v1(N-S) f1(N3 E S1;-) f2(N1 S3 W;-)
RI-E x1 CCVV | c1(N E) v1(S-W) f1(S1 W3;c1) f2(S3 W1;-)
RI-F x1 VFVF | v1(N-S) f1(N3 E S1;-) f2(N1 S3 W;-)
RI-G x1 VFFV | v1(N-W) f1(N1 W3;-) f2(N3 E S W1;-)
RI-H x1 FVRV | m1 r1(S-m1) v1(E-W) f1(N E1 W3;-) f2(E3 S1;-) f3(S3 W1;-)
RI-I x1 RVVR | r1(N-W) v1(E-S) f1(N1 W3;-) f2(N3 E1 S3 W1;-) f3(E3 S1;-)
RI-J x1 FVVF | v1(E-S) f1(N E1 S3 W;-) f2(E3 S1;-)
RI-K x1 VRVR | v1(N-S) r1(E-W) f1(N1 W3;-) f2(N3 E1;-) f3(E3 S1;-) f4(S3 W1;-)
RI-L x1 VFFF | v1(N-lake) f1(N1 N3 E S W;-)
`;

/** Spring and lake of the 2021 base game, instead of RI-A and RI-L. */
export const RIVER_2021 = `
RI-A3 x1 RRVF | r1(N-E) v1(S-spring) f1(N3 E1;-) f2(E3 S1;-) f3(N1 S3 W;-)
RI-L3 x1 VFFF | m1 v1(N-lake) f1(N1 N3 E S W;-)
`;
