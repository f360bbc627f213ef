export interface ProseFault {
  readonly path: string;
  readonly line: number;
  readonly text: string;
  readonly rule: string;
}

export function faultsOf(path: string, text: string): readonly ProseFault[];
