/** A letter of a plate: I, O, Q and Ñ are not used. */
const ANY = '[A-HJ-NPR-Z]';

/** The series of private cars by the state's code in the CURP. Source: NOM-001-SCT-2-2016. */
export const MEXICAN_PLATES: Readonly<Record<string, string>> = {
  ...series({
    AS: 'A[A-F]',
    BC: `(A[GHJ-NPR-Z]|B${ANY}|C[A-HJ-NPR-Y])`,
    CH: '(D[T-Z]|E[A-HJ-NPR-T])',
    CL: '(E[U-Z]|F[A-HJ-NP])',
    GT: 'G[GHJ-NPR-Y]',
    JC: `(H[S-Z]|J${ANY}|K${ANY}|L[A-F])`,
    MC: `(L[GHJ-NPR-Z]|M${ANY}|N${ANY}|P[A-E])`,
    MN: 'P[FGHJ-NPR-U]',
    NL: `(R[K-NPR-Z]|S${ANY}|T[A-G])`,
    OC: 'T[HJ-M]',
    PL: '(T[NPR-Z]|U[A-HJ])',
    QT: 'U[K-NP]',
    QR: 'U[R-V]',
    SP: '(U[W-Z]|V[A-E])',
    SL: 'V[FGHJ-NPRS]',
    SR: '(V[T-Z]|W[A-HJK])',
    TC: 'W[L-NPR-W]',
    VZ: '(X[YZ]|Y[A-HJ-NPR-V])',
    YN: '(Y[W-Z]|Z[A-C])',
  }),
  // Mexico City has a form of its own.
  DF: `${ANY}##-${ANY}${ANY}${ANY}`,
};

function series(starts: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(starts).map(([state, start]) => [state, `${start}${ANY}-###-${ANY}`]),
  );
}
