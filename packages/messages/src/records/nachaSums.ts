import type { FileRecord } from './layout.ts';
import type { RecordSums } from './recordFormat.ts';

interface Amounts {
  count: number;
  hash: number;
  debits: number;
  credits: number;
}

/** Counts, entry hashes and amounts of an ACH file: of each batch, and of all. */
export function nachaSums(block: number): RecordSums {
  const none = (): Amounts => ({ count: 0, hash: 0, debits: 0, credits: 0 });
  const file = none();
  let batch = none();
  let batches = 0;
  let lines = 0;
  let count = 0;
  let units = 0;
  const addEntry = ({ values }: FileRecord) => {
    const { routing = '', amount: digits = '', transaction = '' } = values;
    const amount = Number(digits) || 0;
    const isDebit = /[5-9]$/.test(transaction);
    // The hash adds up the receiving banks' numbers without their check digits.
    const bank = Number(routing.padStart(9, '0').slice(0, 8)) || 0;
    for (const sums of [batch, file]) {
      sums.count++;
      sums.hash += bank;
      sums[isDebit ? 'debits' : 'credits'] += amount;
    }
    count++;
    units += amount;
  };
  const totalsOf = ({ count, hash, debits, credits }: Amounts) => ({
    count: String(count),
    // The ten last digits.
    hash: String(hash % 10_000_000_000),
    debits: String(debits),
    credits: String(credits),
  });
  return {
    get count() {
      return count;
    },
    get units() {
      return units;
    },
    add(record) {
      lines++;
      switch (record.type.name) {
        case 'entry':
          addEntry(record);
          return undefined;
        case 'addenda':
          batch.count++;
          file.count++;
          return undefined;
        case 'batch control': {
          const totals = totalsOf(batch);
          batch = none();
          batches++;
          return totals;
        }
        case 'file control':
          return { ...totalsOf(file), batches: String(batches), blocks: String(Math.ceil(lines / block)) };
        default:
          return undefined;
      }
    },
  };
}
