import { COMMAND_CONTEXT } from '@specimen/runtime/context';
import {
  type Given,
  isRows,
  type Operation,
  operations,
  perform,
  type Rows,
  type RowsPart,
} from 'specimen-data/internal';
import type { FormatChoice } from './formats.ts';

/** A description of rows that can be sent to a thread: an operation with its parameters, including the seed. */
export interface Job {
  readonly operation: string;
  readonly given: Given;
  readonly format: FormatChoice;
}

/** The rows that a job makes. */
export function rowsOf({ operation, given }: Job): Rows {
  const named = (operations as Readonly<Record<string, Operation>>)[operation] as Operation;
  const { parts } = perform(named, COMMAND_CONTEXT, given);
  return (parts.find(isRows) as RowsPart).rows;
}
