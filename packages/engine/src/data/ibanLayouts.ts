/**
 * The BBAN of each country in the SWIFT IBAN registry (release 100; Brazil's bank code as of release 103, which
 * allows letters): lengths and kinds from the left, n digits, a letters, c either. Each layout is a constant, so
 * that a country includes only its own: `ibanField({ SI }, …)`.
 */
export const AD = '4n4n12c';
export const AE = '3n16n';
export const AL = '8n16c';
export const AT = '5n11n';
export const AZ = '4a20c';
export const BA = '3n3n8n2n';
export const BE = '3n7n2n';
export const BG = '4a4n2n8c';
export const BH = '4a14c';
export const BI = '5n5n11n2n';
export const BR = '8c5n10n1a1c';
export const BY = '4c4n16c';
export const CH = '5n12c';
export const CR = '4n14n';
export const CY = '3n5n16c';
export const CZ = '4n6n10n';
export const DE = '8n10n';
export const DJ = '5n5n11n2n';
export const DK = '4n9n1n';
export const DO = '4c20n';
export const EE = '2n14n';
export const EG = '4n4n17n';
export const ES = '4n4n1n1n10n';
export const FI = '3n11n';
export const FK = '2a12n';
export const FO = '4n9n1n';
export const FR = '5n5n11c2n';
export const GB = '4a6n8n';
export const GE = '2a16n';
export const GI = '4a15c';
export const GL = '4n9n1n';
export const GR = '3n4n16c';
export const GT = '4c20c';
export const HN = '4a20n';
export const HR = '7n10n';
export const HU = '3n4n1n15n1n';
export const IE = '4a6n8n';
export const IL = '3n3n13n';
export const IQ = '4a3n12n';
export const IS = '4n2n6n10n';
export const IT = '1a5n5n12c';
export const JO = '4a4n18c';
export const KW = '4a22c';
export const KZ = '3n13c';
export const LB = '4n20c';
export const LC = '4a24c';
export const LI = '5n12c';
export const LT = '5n11n';
export const LU = '3n13c';
export const LV = '4a13c';
export const LY = '3n3n15n';
export const MC = '5n5n11c2n';
export const MD = '2c18c';
export const ME = '3n13n2n';
export const MK = '3n10c2n';
export const MN = '4n12n';
export const MR = '5n5n11n2n';
export const MT = '4a5n18c';
export const MU = '4a2n2n12n3n3a';
export const NI = '4a20n';
export const NL = '4a10n';
export const NO = '4n6n1n';
export const OM = '3n16c';
export const PK = '4a16c';
export const PL = '8n16n';
export const PS = '4a21c';
export const PT = '4n4n11n2n';
export const QA = '4a21c';
export const RO = '4a16c';
export const RS = '3n13n2n';
export const RU = '9n5n15c';
export const SA = '2n18c';
export const SC = '4a2n2n16n3a';
export const SD = '2n12n';
export const SE = '3n16n1n';
export const SI = '5n8n2n';
export const SK = '4n6n10n';
export const SM = '1a5n5n12c';
export const SO = '4n3n12n';
export const ST = '4n4n11n2n';
export const SV = '4a20n';
export const TL = '3n14n2n';
export const TN = '2n3n13n2n';
export const TR = '5n1n16c';
export const UA = '6n19c';
export const VA = '3n15n';
export const VG = '4a16n';
export const XK = '4n10n2n';
export const YE = '4a4n18c';

/** The countries of the registry. */
export const REGISTRY: Readonly<Record<string, string>> = {
  AD,
  AE,
  AL,
  AT,
  AZ,
  BA,
  BE,
  BG,
  BH,
  BI,
  BR,
  BY,
  CH,
  CR,
  CY,
  CZ,
  DE,
  DJ,
  DK,
  DO,
  EE,
  EG,
  ES,
  FI,
  FK,
  FO,
  FR,
  GB,
  GE,
  GI,
  GL,
  GR,
  GT,
  HN,
  HR,
  HU,
  IE,
  IL,
  IQ,
  IS,
  IT,
  JO,
  KW,
  KZ,
  LB,
  LC,
  LI,
  LT,
  LU,
  LV,
  LY,
  MC,
  MD,
  ME,
  MK,
  MN,
  MR,
  MT,
  MU,
  NI,
  NL,
  NO,
  OM,
  PK,
  PL,
  PS,
  PT,
  QA,
  RO,
  RS,
  RU,
  SA,
  SC,
  SD,
  SE,
  SI,
  SK,
  SM,
  SO,
  ST,
  SV,
  TL,
  TN,
  TR,
  UA,
  VA,
  VG,
  XK,
  YE,
};

// Layouts of countries outside the registry whose banks write their national account as an IBAN.
export const AO = '4n4n11n2n';
export const BF = '1a1c3n5n12n2n';
export const BJ = '1a1c3n5n12n2n';
export const CF = '5n5n11n2n';
export const CG = '5n5n11n2n';
export const CI = '1a1c3n5n12n2n';
export const CM = '5n5n11n2n';
export const CV = '4n4n11n2n';
export const DZ = '2n3n5n10n2n';
export const GA = '5n5n11n2n';
export const GQ = '5n5n11n2n';
export const GW = '2c19n';
export const IR = '3n19n';
export const KM = '5n5n11n2n';
export const MA = '3n3n16n2n';
export const MG = '5n5n11n2n';
export const ML = '1a1c3n5n12n2n';
export const MZ = '4n4n11n2n';
export const NE = '1a1c3n5n12n2n';
export const SN = '1a1c3n5n12n2n';
export const TD = '5n5n11n2n';
export const TG = '1a1c3n5n12n2n';

export const BEYOND_REGISTRY: Readonly<Record<string, string>> = {
  AO,
  BF,
  BJ,
  CF,
  CG,
  CI,
  CM,
  CV,
  DZ,
  GA,
  GQ,
  GW,
  IR,
  KM,
  MA,
  MG,
  ML,
  MZ,
  NE,
  SN,
  TD,
  TG,
};
