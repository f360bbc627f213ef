import { SaxesParser } from 'saxes';

/** A booking in cents; negative amounts leave the account. */
export interface Booking {
  readonly amount: number;
  readonly endToEndId: string;
}

export interface Statement {
  readonly opening: number;
  readonly closing: number;
  readonly bookings: readonly Booking[];
}

/** Reads the statements of a camt.053; a statement that does not add up is refused. */
export function readStatements(xml: string): readonly Statement[] {
  const statements: Statement[] = [];
  const path: string[] = [];
  let values: Record<string, string> = {};
  let balances: Record<string, number> = {};
  let bookings: Booking[] = [];
  const parser = new SaxesParser();
  parser.on('opentag', ({ name }) => {
    path.push(name);
    if (name === 'Ntry' || name === 'Bal') values = {};
  });
  parser.on('text', (text) => {
    if (text.trim()) values[path.slice(4).join('/')] ??= text;
  });
  parser.on('closetag', ({ name }) => {
    path.pop();
    if (name === 'Bal') balances[values['Tp/CdOrPrtry/Cd'] ?? ''] = signed(values);
    if (name === 'Ntry')
      bookings.push({ amount: signed(values), endToEndId: values['NtryDtls/TxDtls/Refs/EndToEndId'] ?? '' });
    if (name !== 'Stmt') return;
    const { OPBD: opening = 0, CLBD: closing = 0 } = balances;
    if (bookings.reduce((sum, { amount }) => sum + amount, opening) !== closing)
      throw new Error('opening balance and bookings do not give the closing balance');
    statements.push({ opening, closing, bookings });
    [balances, bookings] = [{}, []];
  });
  parser.write(xml).close();
  return statements;
}

function signed(values: Readonly<Record<string, string>>): number {
  const cents = Math.round(Number(values.Amt) * 100);
  return values.CdtDbtInd === 'DBIT' ? -cents : cents;
}
