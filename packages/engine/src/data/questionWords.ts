/** Words for the lists of the catalogue, with the operation that returns each. */
export const CATALOGUE_WORDS: Readonly<Record<string, string>> = {
  countries: '"countries" lists them',
  fields: '"country" lists those of a country, "fields" lists all',
  columns: '"country" lists the fields of a country, "fields" lists all',
  presets: '"country" lists those of a country',
  scenarios: '"country" lists those of a country',
  validators: '"validators" lists them',
  types: '"types" lists them',
  datasets: '"datasets" lists them',
};

const ALL = Object.keys(CATALOGUE_WORDS).join('|');

/** A question about a list: "which fields does Germany have", but not "list all fields of a German". */
export const QUESTIONS = new RegExp(
  [
    `\\b(?:which|what|how many)\\s+(?:(?:are|other|kinds? of|the|available|supported|possible|test)\\s+)*(?!types\\s+of\\b)(${ALL})(?=$|[?.]|\\s+(?:do|does|are|is|can|could|have|has|exist|there|you|available|supported|for|in|of)\\b)`,
    `\\b(?:list|show|tell)(?:\\s+(?:me|of|all|the|every|your))*\\s+(?:available|supported|possible)\\s+(${ALL})`,
    '\\b(?:list|show|tell)(?:\\s+(?:me|of|all|the|your))+\\s+(countries|validators|presets|datasets)(?=$|[?.]|\\s+(?:you|that|which|available|supported|for|in|of)\\b)',
  ].join('|'),
  'i',
);

/** A dataset by its key: "bank dataset Germany". */
export const OF_A_DATASET = /\b(bank|shop|payroll)[ -]data ?sets?\b/i;

/** Words beside a value to check. */
export const CHECKING =
  /\b(?:check|validate|verify|identify|recogni[sz]e)\b|^\s*(?:is|does|are|what is)\b|\bvalid ?\?/i;

/** Other names of generic types; each type is also found by its own name. */
export const TYPE_WORDS: Readonly<Record<string, string>> = {
  integer: 'int',
  boolean: 'bool',
  lorem: 'paragraph',
  ethereum: 'eth',
  ean13: 'ean',
  gtin: 'ean',
  barcode: 'ean',
  colour: 'color',
};

/** Types without another meaning: a request for one with a country means the type all the same. */
export const ONLY_TYPES: ReadonlySet<string> = new Set(
  'uuid guid objectid ipv4 ipv6 vin isbn imei ean eth'.split(' '),
);
