import type { RecordSums } from './recordFormat.ts';

/** Counts and sums of a CNAB 240 file: of each lot, and of all records. */
export function cnab240Sums(): RecordSums {
  let records = 0;
  let lots = 0;
  let count = 0;
  let units = 0;
  let lot = { records: 0, sum: 0 };
  return {
    get count() {
      return count;
    },
    get units() {
      return units;
    },
    add({ type: { name }, values }) {
      records++;
      lot.records++;
      switch (name) {
        case 'lot header':
          lots++;
          lot = { records: 1, sum: 0 };
          return undefined;
        case 'segment A': {
          const amount = Number(values.amount) || 0;
          count++;
          units += amount;
          lot.sum += amount;
          return undefined;
        }
        case 'lot trailer':
          return { count: String(lot.records), sum: String(lot.sum) };
        case 'file trailer':
          return { lots: String(lots), count: String(records) };
        default:
          return undefined;
      }
    },
  };
}
