import type { Node } from '../iso/node.ts';
import type { FileFault } from '../model.ts';

/** Where a rule is being checked, and how it reports. */
export interface Where {
  /** Path of the open element, and of what is below it. */
  path(below?: string): string;
  /** Reports a fault; one with a profile counts only if the file is of it. */
  report(fault: FileFault, profile?: string): void;
}

/** The rules of a message while a file is read. */
export interface RuleSet {
  /** An element has begun. */
  open?(node: Node, where: Where): void;
  /** A value that is right by its type; `currency` is its attribute. */
  value?(node: Node, text: string, where: Where, currency: string): void;
  /** An element has ended. */
  close?(node: Node, where: Where): void;
  /** The file has ended. */
  end?(where: Where): void;
  /** Returns the profile of the file, as far as it was read. */
  profile(): string | null;
  /** Returns the number of payments or entries and their sum. */
  totals(): { readonly count: number; readonly sum: string };
}
