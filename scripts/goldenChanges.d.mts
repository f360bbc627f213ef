export interface GoldenChange {
  readonly kind: 'added' | 'removed' | 'changed';
  readonly entry: string;
  readonly files: readonly string[];
}

export function goldenChanges(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): readonly GoldenChange[];

export function goldenSummary(changes: readonly GoldenChange[]): string;
