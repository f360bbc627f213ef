/**
 * The language of most of a country's people or offices (ISO 639), and the time zone where most of them live, by its code.
 * Sources: https://cldr.unicode.org (likely subtags), https://www.iana.org/time-zones.
 */
const LINES = `
  ae ar Asia/Dubai
  ao pt Africa/Luanda
  ar es America/Argentina/Buenos_Aires
  at de Europe/Vienna
  au en Australia/Sydney
  bd bn Asia/Dhaka
  be nl Europe/Brussels
  bg bg Europe/Sofia
  bh ar Asia/Bahrain
  br pt America/Sao_Paulo
  bw en Africa/Gaborone
  ca en America/Toronto
  cd fr Africa/Kinshasa
  ch de Europe/Zurich
  ci fr Africa/Abidjan
  cl es America/Santiago
  cm fr Africa/Douala
  cn zh Asia/Shanghai
  co es America/Bogota
  cz cs Europe/Prague
  de de Europe/Berlin
  dk da Europe/Copenhagen
  dz ar Africa/Algiers
  ec es America/Guayaquil
  ee et Europe/Tallinn
  eg ar Africa/Cairo
  es es Europe/Madrid
  et am Africa/Addis_Ababa
  fi fi Europe/Helsinki
  fr fr Europe/Paris
  gb en Europe/London
  gh en Africa/Accra
  gr el Europe/Athens
  hk zh Asia/Hong_Kong
  hr hr Europe/Zagreb
  hu hu Europe/Budapest
  id id Asia/Jakarta
  ie en Europe/Dublin
  il he Asia/Jerusalem
  in hi Asia/Kolkata
  is is Atlantic/Reykjavik
  it it Europe/Rome
  jo ar Asia/Amman
  jp ja Asia/Tokyo
  ke sw Africa/Nairobi
  kr ko Asia/Seoul
  kw ar Asia/Kuwait
  lb ar Asia/Beirut
  lk si Asia/Colombo
  lt lt Europe/Vilnius
  lu lb Europe/Luxembourg
  lv lv Europe/Riga
  ma ar Africa/Casablanca
  mu en Indian/Mauritius
  mx es America/Mexico_City
  my ms Asia/Kuala_Lumpur
  mz pt Africa/Maputo
  na en Africa/Windhoek
  ng en Africa/Lagos
  nl nl Europe/Amsterdam
  no nb Europe/Oslo
  nz en Pacific/Auckland
  om ar Asia/Muscat
  pe es America/Lima
  ph fil Asia/Manila
  pk ur Asia/Karachi
  pl pl Europe/Warsaw
  pt pt Europe/Lisbon
  qa ar Asia/Qatar
  ro ro Europe/Bucharest
  rs sr Europe/Belgrade
  rw rw Africa/Kigali
  sa ar Asia/Riyadh
  se sv Europe/Stockholm
  sg en Asia/Singapore
  si sl Europe/Ljubljana
  sk sk Europe/Bratislava
  sn fr Africa/Dakar
  th th Asia/Bangkok
  tn ar Africa/Tunis
  tr tr Europe/Istanbul
  tz sw Africa/Dar_es_Salaam
  ua uk Europe/Kyiv
  ug en Africa/Kampala
  us en America/New_York
  uy es America/Montevideo
  vn vi Asia/Ho_Chi_Minh
  za en Africa/Johannesburg
  zm en Africa/Lusaka
  zw en Africa/Harare`;

/** What schemas call a language, a locale and a time zone, in a country: `de`, `de-DE`, `Europe/Berlin`. */
export interface Locale {
  readonly language: string;
  readonly locale: string;
  readonly zone: string;
}

export const LOCALES: ReadonlyMap<string, Locale> = new Map(
  LINES.trim()
    .split('\n')
    .map((line) => {
      const [code, language, zone] = line.trim().split(' ') as [string, string, string];
      return [code, { language, locale: `${language}-${code.toUpperCase()}`, zone }];
    }),
);
