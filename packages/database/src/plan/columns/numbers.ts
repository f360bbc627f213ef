import { fittingNumber, type Here, type Making, type Meaning, scaleOf, valuesOf } from './here.ts';
import { byName, found, phrasesIn } from './named.ts';
import { numberRange } from './ranges.ts';
import { sharedTypes } from './shared.ts';
import { bare } from './words.ts';

/** Usual range of a number, or the fields of a country that generate it. */
type Numbers =
  | readonly [number, number]
  | { readonly fields: readonly string[]; readonly usual: readonly [number, number] };

const MONEY = { fields: ['amount'], usual: [5, 900] } as const;

const NUMBERS = byName<Numbers>([
  [
    `price unit_price cost list_price sale_price retail_price net_price gross_price base_price unit_cost preis einzelpreis prix precio preco prezzo cena prijs
     fee fare tarif rate_per_night nightly_rate hourly_rate daily_rate price_per_night monthly_price valor_unitario precio_unitario prix_unitaire`,
    { fields: ['product.price'], usual: [5, 200] },
  ],
  [
    `amount total subtotal sum total_amount amount_paid paid_amount net_amount gross_amount grand_total line_total total_price value betrag summe montant
     importe monto valor importo kwota suma bedrag totaalbedrag gesamt gesamtbetrag debit credit tax_amount tax shipping_cost shipping_fee charge copay premium
     deposit commission refund principal payment budget limit credit_limit paid`,
    MONEY,
  ],
  [
    'balance opening_balance closing_balance current_balance saldo kontostand solde',
    { fields: ['balance'], usual: [0, 5000] },
  ],
  [
    'annual_income annual_salary yearly_income yearly_salary annual_gross income_per_year salary_per_year jahresgehalt jahreseinkommen',
    { fields: ['person.salary'], usual: [20_000, 90_000] },
  ],
  [
    'salary income wage gross net base_salary monthly_salary gehalt lohn salaire salario sueldo stipendio pensja wynagrodzenie brutto netto gross_pay net_pay base_pay',
    { fields: ['income'], usual: [1800, 7500] },
  ],
  ['amount_cents price_cents cents total_cents amount_minor', [199, 49_900]],
  ['discount rabatt remise descuento desconto sconto', [0, 20]],
  [
    'quantity qty count units amount_of menge anzahl quantite cantidad quantidade quantita ilosc aantal antal nights guests adults pieces',
    [1, 9],
  ],
  [
    'stock stock_quantity quantity_on_hand on_hand inventory in_stock available lagerbestand bestand existencias estoque giacenza copies',
    [0, 250],
  ],
  ['reserved reserved_quantity min_stock reorder_level reorder_point min_quantity minimum', [0, 20]],
  ['max_quantity maximum', [50, 500]],
  [
    'percent percentage pct tax_rate vat_rate interest_rate discount_percent discount_rate rate mwst vat iva tva taxrate steuersatz share ratio',
    [0, 25],
  ],
  ['rating stars score_5 grade note nota', [1, 5]],
  ['score points marks punkte probability progress completion battery', [0, 100]],
  ['sold quantity_sold used uses', [0, 60]],
  ['votes electorate population', [100, 90_000]],
  ['height_cm koerpergroesse', [150, 198]],
  ['weight gewicht poids peso waga', [1, 40]],
  ['weight_g grams weight_grams', [50, 5000]],
  ['weight_kg', [48, 110]],
  ['height width length depth hoehe breite laenge groesse', [10, 200]],
  ['duration duration_minutes minutes mins dauer duree duracion', [10, 180]],
  ['seconds duration_seconds duration_ms milliseconds ms', [30, 3600]],
  ['hours hours_worked stunden heures horas', [1, 40]],
  ['days tage jours dias duration_days', [1, 30]],
  ['months term term_months monate mois meses', [6, 60]],
  ['year jahr annee ano anno rok model_year publication_year year_published fiscal_year', [2000, 2025]],
  ['month monat mois mes mese', [1, 12]],
  ['day day_of_month tag jour dia', [1, 28]],
  ['day_of_week weekday wochentag', [0, 6]],
  ['hour', [0, 23]],
  ['minute second', [0, 59]],
  ['quarter fiscal_quarter quartal trimestre', [1, 4]],
  ['week week_of_year week_no week_number calendar_week kalenderwoche', [1, 52]],
  ['exp_year expiry_year expiration_year card_exp_year', [2027, 2031]],
  ['exp_month expiry_month expiration_month', [1, 12]],
  ['floor etage stock_werk piso piano', [0, 12]],
  ['bedrooms bathrooms rooms beds zimmer', [1, 5]],
  ['capacity seats max_guests max_participants max_students plaetze sitze capacite capacidad', [10, 120]],
  ['size file_size size_bytes bytes filesize', [1200, 4_800_000]],
  [
    'position sort sort_order display_order ordering ordinal seq sequence_no rank sequence line line_no line_number',
    [1, 100],
  ],
  ['version revision attempts retries retry_count level stufe nivel semester grade_level', [1, 8]],
  ['views view_count hits likes like_count downloads followers visits', [0, 4000]],
  ['comment_count reply_count posts_count comments replies', [0, 60]],
  ['temperature temp', [-5, 38]],
  ['distance distance_km km mileage odometer kilometer kilometers', [5, 180_000]],
  ['credits ects credit_hours', [1, 6]],
  ['page pages page_count num_pages seiten paginas', [40, 900]],
  ['width_px height_px', [320, 3840]],
  ['port', [1024, 65_535]],
  ['employees headcount staff_count', [3, 500]],
  ['gender sex', [1, 2]],
  ['heart_rate pulse', [55, 110]],
  ['systolic', [100, 150]],
  ['diastolic', [60, 95]],
]);

const POSITIONS =
  /^(position|pos|line|lineno|linenumber|number|num|no|nr|seq|sequence|sequenceno|sort|sortorder|ordinal|idx|index|version|revision|rank|step|itemno|itemnumber|place|ord|zeile|ligne|linea|attempt|chapter|episode|installment|rate_nr|period|semester|turn|round)$/;

/** Returns true if a column numbers the rows of a parent. */
export function isPosition(words: readonly string[], table: string): boolean {
  return phrasesIn(words, table).some((phrase) => POSITIONS.test(phrase.replace(/_/g, '')));
}

/** Returns the range of numbers that a name suggests, except for money. */
export function usualRange(words: readonly string[], table: string): readonly [number, number] | undefined {
  const numbers = found(NUMBERS, phrasesIn(words, table));
  return numbers && 'usual' in numbers ? numbers.usual : numbers;
}

/** Returns the meaning of a numeric column. */
export function numberMeaning(here: Here): Meaning {
  const { words, table, column, unique } = here;
  const phrases = phrasesIn(words, table.name);
  if (unique) return { making: counting(here), why: 'a number that no other row has' };
  if (/^(lat|latitude|lon|lng|longitude)$/.test(words.at(-1) ?? '')) {
    const isLat = /^lat/.test(words.at(-1) as string);
    const field = `${here.subject === 'company' ? 'company.' : ''}${isLat ? 'lat' : 'lon'}`;
    const making = fittingNumber(
      { ...here, limits: { ...here.limits, greatest: undefined } },
      { type: `${here.country.code}.${field}` },
    );
    return { making: making ?? range(here, isLat ? [-90, 90] : [-180, 180]), why: 'name' };
  }
  if (/^(year)$/i.test(column.declared)) return { making: range(here, [2000, 2025]), why: 'type' };
  if (isFlag(here)) return { making: range(here, [0, 1]), why: 'name' };
  const isId = words.length > 1 && words.at(-1) === 'id';
  const numbers = found(NUMBERS, isId ? [words.join('_')] : phrases) ?? compound(words.at(-1) ?? '');
  if (!numbers) return sharedNumber(here) ?? { making: range(here, [1, 1000]), why: 'type', unsure: true };
  if ('fields' in numbers) {
    const own = here.subject === 'product' ? ['product.price'] : [];
    for (const field of [...own, ...numbers.fields]) {
      const type = `${here.country.code}.${field}`;
      const making = here.used.has(type) ? undefined : fittingNumber(here, { type });
      if (making) return { making, why: 'name' };
    }
    return { making: range(here, numbers.usual), why: 'name' };
  }
  return { making: range(here, shareOf(here, numbers)), why: 'name' };
}

/** Returns true if a whole number is a yes/no flag. */
function isFlag({ words, column, limits: { least = 0, greatest = 1 } }: Here): boolean {
  const name = words.join('_');
  return column.type.kind === 'integer' && least <= 0 && greatest >= 1 && FLAGS.test(name);
}

const FLAGS =
  /^(is|has|can|allow|allows)_|_is_|(^|_)(active|enabled|disabled|deleted|discontinued|verified|archived|hidden|featured|flag)$/;

/** Returns the meaning that JSON Schema properties of that name have: a range, or a field of a person. */
function sharedNumber(here: Here): Meaning | undefined {
  for (const type of sharedTypes(here)) {
    const stated = numberRange(type);
    const making = stated ? range(here, [stated.low, stated.high]) : fittingFact(here, type);
    if (making) return { making, why: 'name' };
  }
  return undefined;
}

/** Returns a field whose numbers fit into the column; ages and years need no room to spare. */
function fittingFact(here: Here, type: string): Making | undefined {
  if (!type.includes('.person.')) return fittingNumber(here, { type });
  const { least = 0, greatest = Number.POSITIVE_INFINITY } = here.limits;
  const numbers = valuesOf(here.world, { type })?.map(Number);
  return numbers?.every((number) => number >= least && number <= greatest) ? { type } : undefined;
}

/** Returns unique numbers: consecutive ones, or any from a range that has only a few. */
function counting({ limits: { least = 1, greatest = Number.POSITIVE_INFINITY } }: Here): Making {
  const first = Math.max(1, Math.ceil(least));
  if (greatest < FEW && first <= greatest)
    return { type: `int:${first},${Math.floor(greatest)}`, unique: true };
  return { type: first === 1 ? 'sequence' : `sequence:${first},1` };
}

/** A column with fewer numbers limits the number of rows. */
const FEW = 100_000;

/** Returns the meaning of the last part of a compound word: `einkaufspreis`. */
function compound(word: string): Numbers | undefined {
  const end = [...NUMBERS.keys()].find(
    (key) => key.length > 4 && word.length > key.length + 2 && bare(word).endsWith(key),
  );
  return end === undefined ? undefined : NUMBERS.get(end);
}

/** Returns a share as a decimal from 0 to 1 if the column holds nothing greater. */
function shareOf(
  { column: { type }, limits: { greatest = 100 } }: Here,
  numbers: readonly [number, number],
): readonly [number, number] {
  const isShare = numbers[0] === 0 && numbers[1] === 25 && type.kind !== 'integer' && greatest < 10;
  return isShare ? [0, 0.25] : numbers;
}

/** Returns a range within the limits of the column. */
function range(here: Here, [usualLeast, usualGreatest]: readonly [number, number]): Making {
  const { limits, column } = here;
  const { least: lowest = Number.NEGATIVE_INFINITY, greatest = Number.POSITIVE_INFINITY } = limits;
  // A number that is usually not negative stays so, even if a check allows only values below the usual range.
  const least = usualLeast >= 0 && greatest >= 0 ? Math.max(lowest, 0) : lowest;
  let low = Math.max(usualLeast, least);
  let high = Math.min(usualGreatest, greatest);
  if (low > high || (low === high && least < greatest)) {
    const span = Math.min(usualGreatest - usualLeast, 1000);
    low = least > usualGreatest ? least : Math.max(least, greatest - span);
    high = Math.min(greatest, low + span);
  }
  const scale = Math.min(scaleOf(column), roomFor(Math.max(Math.abs(low), Math.abs(high))));
  const barred = new Set(limits.barred.map(Number));
  while (barred.has(low) && low < high) low += 10 ** -scale;
  if (scale === 0) return { type: `int:${Math.ceil(low)},${Math.floor(high)}` };
  return { type: `float:${inside(low, scale, 1)},${inside(high, scale, -1)},${scale}` };
}

/** Returns the number of decimals for which a number has room; it is drawn as a whole number of its smallest unit. */
function roomFor(most: number): number {
  return Math.max(0, Math.floor(Math.log10(Number.MAX_SAFE_INTEGER / 2 / Math.max(most, 1))));
}

/** Rounds a number to some decimals, up (1) or down (-1). */
function inside(value: number, scale: number, direction: 1 | -1): string {
  const near = Number(value.toFixed(scale));
  const isOutside = (near - value) * direction < 0;
  return plain(isOutside ? near + direction * 10 ** -scale : near, scale);
}

/** Formats a number without an exponent. */
function plain(value: number, scale: number): string {
  return value.toFixed(scale).replace(/\.?0+$/, '');
}
