import type { Order } from '../checks/limits.ts';
import type { Here, Making } from './here.ts';
import { bare } from './words.ts';

/**
 * The point in the life of a row at which something happens, according to the column's name, and its distance from the
 * previous stage.
 */
interface Stage {
  readonly stage: number;
  readonly pattern: RegExp;
  /** Range of days after the previous stage. */
  readonly within: string;
  /** True if the date may lie in the future. */
  readonly future?: boolean;
  /** Share of nulls in a nullable column. */
  readonly blank: number;
}

/** Durations in days: of something short such as a delivery, and of something long such as a loan. */
const SHORT = '1-14';
const LONG = '180-1500';

/** Names for the end of something that has no fixed term. */
const OVER = /^(closed|clos(ing|ure)|settled|resolved|completed)$/;

const STAGES: readonly Stage[] = [
  {
    stage: 0,
    pattern:
      /birth|born|dob|geburt|geboren|(^|_)geb_?dat|naissance|nacimiento|nascimento|nascita|urodzenia|geboorte|(^|_)nato_il|(^|_)nee?_le/,
    within: '0',
    blank: 0.05,
  },
  {
    stage: 5,
    pattern:
      /delet|cancel|archiv|remov|revok|suspend|bann|deceas|death|disabled|gelo?e?scht|loschdatum|loeschdatum|storn|supprim|suppress|elimin|borrad|cancella|exclu|deletad|remoc|removid|usunie|verwijder/,
    within: '10-300',
    blank: 0.85,
  },
  {
    stage: 4,
    pattern:
      /updat|modif|chang|edit|last|seen|login|access|sync|geae?nder|aenderung|anderung|aktuali[sz]|visited|atualiz|actualiz|alterac|alterad|aggiorn|modyfik|zmian|gewijzigd|wijziging|bijgewerkt|(^|_)maj(_|$)|mise_a_jour/,
    within: '0-200',
    blank: 0.1,
  },
  { stage: 3, pattern: /terminat|left|leav|resign|austritt|baja/, within: '90-900', blank: 0.8 },
  {
    stage: 3,
    pattern: /expir|valid_?(to|until|thru)|ablauf|renew/,
    within: '365-1200',
    future: true,
    blank: 0.1,
  },
  {
    stage: 3,
    pattern: /due|deadline|fae?llig|echeance|vencimiento|vencimento|scadenza|platnosci|vervaldatum/,
    within: '14-30',
    future: true,
    blank: 0.1,
  },
  {
    stage: 3,
    pattern:
      /(^|_)(end|ende|ends|fin|fim|fine|finish|finished|to|until|bis|thru|out|hasta)(_|$)|end_|_end|complet|deliver|clos|resolv|return|arriv|arrival|checkout|check_out|discharg|graduat|zuruck|liefer|settled|solved|konec|koniec/,
    within: SHORT,
    future: true,
    blank: 0.3,
  },
  {
    stage: 2,
    pattern:
      /paid|payment|ship|versand|confirm|approv|process|sent|assign|accept|receiv|review|activat|verif|bezahl|pago|answered|executed|posted|enviad|pagad|gezahlt/,
    within: '0-10',
    blank: 0.2,
  },
  {
    stage: 1,
    pattern:
      /creat|regist|join|hire|start|begin|from|since|open|order|bestell|rechnung|issu|check_?in|depart|publish|admi|enrol|sign|book|place|submit|schedul|beginn|eintritt|angelegt|erstell|debut|inicio|inizio|alta|cree_|criac|criad|cadastr|utworz|dodan|aangemaakt|aanmaak|bestel|pedido|commande|factu|fattur|faktur|zamow|ordine/,
    within: '0-300',
    blank: 0.1,
  },
];

const ANY: Stage = { stage: 1.5, pattern: /./, within: '0-60', blank: 0.1 };

export function stageOf(words: readonly string[]): Stage {
  const name = bare(words.join('_'));
  return STAGES.find(({ pattern }) => pattern.test(name)) ?? ANY;
}

/** Returns true if the name of a text or number column suggests dates. */
export function isDateName(words: readonly string[]): boolean {
  const last = bare(words.at(-1) ?? '');
  const isDay = /^(dob|birthdate|geburtsdatum|fecha|datum|birthday)$/.test(last);
  return isDay || (words.length > 1 && /^(at|on|date|data|datetime|timestamp|time)$/.test(last));
}

/** A date column and its format. */
export interface DateColumn {
  readonly name: string;
  readonly words: readonly string[];
  /** `date`, `datetime`, or `int` for seconds. */
  readonly form: 'date' | 'datetime' | 'int';
  readonly nullable: boolean;
}

/** Properties of the table that its dates depend on. */
interface Around {
  /** Column of the parent that precedes all dates. */
  readonly parent: string | undefined;
  /** True if the rows last for months or years. */
  readonly isLong: boolean;
}

/**
 * Returns the types of dates that follow each other: each comes after a date of an earlier stage, or after the column that a
 * check names.
 */
export function datesOf(
  columns: readonly DateColumn[],
  orders: readonly Order[],
  { parent, isLong }: Around,
): ReadonlyMap<string, Making> {
  const bases = new Map<string, { readonly base: string; readonly strictly: boolean }>();
  const leadsTo = (from: string, to: string): boolean => {
    for (let at: string | undefined = from; at !== undefined; at = bases.get(at)?.base)
      if (at === to) return true;
    return false;
  };
  const known = new Set(columns.map(({ name }) => name));
  for (const { before, after, strictly } of orders)
    if (known.has(before) && known.has(after) && !bases.has(after) && !leadsTo(before, after))
      bases.set(after, { base: before, strictly });
  for (const column of columns) {
    if (bases.has(column.name)) continue;
    const { stage } = stageOf(column.words);
    const base = baseFor(
      column,
      columns.filter((other) => {
        const { stage: theirs } = stageOf(other.words);
        return theirs > 0 && theirs < stage && (other.form === 'int') === (column.form === 'int');
      }),
    );
    if (base !== undefined && !leadsTo(base.name, column.name))
      bases.set(column.name, { base: base.name, strictly: false });
  }
  return new Map(
    columns.map((column) => [
      column.name,
      dateMaking(column, bases.get(column.name), columns, { parent, isLong }),
    ]),
  );
}

/** Returns the earlier column that a date follows: one with a common word, otherwise the latest one that is never null. */
function baseFor(column: DateColumn, earlier: readonly DateColumn[]): DateColumn | undefined {
  const common = earlier.findLast(({ words }) =>
    words.some((word) => word.length > 3 && word !== 'date' && column.words.includes(word)),
  );
  if (common && stageOf(common.words).stage > 0) return common;
  const others = earlier.filter(({ words }) => !isOfDocument(words));
  const filled = others.filter(({ nullable, words }) => !nullable || stageOf(words).stage === 0);
  // A change of the row follows its creation: "updated_at" comes after "created_at", not after "customer_since".
  const rows =
    stageOf(column.words).stage >= 4 ? filled.filter(({ words }) => ROW.test(words.join('_'))) : [];
  const [first] = (rows.length > 0 ? rows : filled).toSorted(
    (a, b) => stageOf(b.words).stage - stageOf(a.words).stage,
  );
  return first ?? others.toSorted((a, b) => stageOf(a.words).stage - stageOf(b.words).stage)[0];
}

/** Words for dates of the row itself. */
const ROW = /creat|insert|registered_at|updat|modif|chang|aangemaakt|angelegt|cree_|criad|utworz|dodan/;

/** Returns true if a date belongs to a document of the row's person and nothing depends on it: "passport_issued". */
export function isOfDocument(words: readonly string[]): boolean {
  return words.some((word) => DOCUMENTS.test(word));
}

const DOCUMENTS = /^(passport|licen[cs]e|visa|permit|certificate|document|insurance|policy|warranty|card)$/;

function dateMaking(
  column: DateColumn,
  found: { readonly base: string; readonly strictly: boolean } | undefined,
  columns: readonly DateColumn[],
  { parent, isLong }: Around,
): Making {
  const { form, words } = column;
  const { stage, within: usual, future: mayBeAhead } = stageOf(words);
  // A loan will end some day; an account that is closed has ended.
  const isOver = isLong && words.some((word) => OVER.test(word));
  const within = isOver ? '1-200' : isLong && usual === SHORT ? LONG : usual;
  const future = mayBeAhead && !isOver;
  const years = stage === 0 ? '1950,2005' : '2023,2025';
  if (found) {
    const base = columns.find(({ name }) => name === found.base) as DateColumn;
    const isLife = stageOf(base.words).stage === 0;
    const isHours =
      form === 'datetime' &&
      base.form === 'datetime' &&
      /start|begin|depart|debut|opens/.test(base.words.join(' ')) &&
      stage === 3;
    const days = isLife ? '7000-12000' : isHours ? '0-1' : stage <= 1.5 ? '0-30' : within;
    const least =
      form !== 'datetime' && (found.strictly || (base.form === 'datetime' && form === 'date')) ? 1 : 0;
    return {
      type: form === 'int' ? 'int' : future || isLife ? form : `${form}:${years}`,
      after: found.base,
      within: raised(days, least, form),
    };
  }
  if (form === 'int') return { type: `timestamp:${years}` };
  if (parent !== undefined && stage > 0)
    return {
      type: `${form}:${years}`,
      after: parent,
      within: raised('0-200', form === 'date' ? 1 : 0, form),
    };
  return { type: `${form}:${years}` };
}

/** Returns a range of days with a higher minimum, or of seconds if times are numbers. */
function raised(span: string, least: number, form: DateColumn['form']): string {
  const [from = 0, to = from] = span.split('-').map(Number);
  const unit = form === 'int' ? 86_400 : 1;
  const low = Math.max(from * unit, least);
  return `${low}-${Math.max(low, to * unit)}`;
}

/** Returns a time of day: in the morning, later if it ends something, or any if it must be unique. */
export function timeMaking({ words, unique }: Here): Making {
  if (unique) return { pattern: '{00-23}:{00-59}:{00-59}' };
  const ends = stageOf(words).stage >= 3;
  return { pattern: ends ? '(14|15|16|17|18):(00|15|30|45):00' : '(08|09|10|11|12):(00|15|30|45):00' };
}
